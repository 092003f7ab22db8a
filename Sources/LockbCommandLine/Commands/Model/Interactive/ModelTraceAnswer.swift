internal import LockbBase
internal import LockbPack

/// The trace of a walk: for people a scenario block, for scripts one line of JSON.
struct ModelTraceAnswer: Answer {
  let steps: [ReferenceStep]
  /// The scenario block in the user's language.
  let block: String

  var members: [JSONMember] { ModelRunAnswer(steps: steps).members }

  func write(to page: inout Page) {
    for line in block.split(separator: "\n") { page.addUnwrapped(StyledText(String(line))) }
  }

  func rendered(as format: OutputFormat, by command: String, for presentation: Presentation)
    -> String
  {
    guard format == .json else {
      var page = Page(presentation)
      write(to: &page)
      return page.text
    }
    return ModelRunAnswer(steps: steps).line(as: .json, for: presentation)
  }
}
