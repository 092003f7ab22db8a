internal import LockbBase

/// What a command found out, ready to be written in any notation. Writing it asks nobody anything.
protocol Answer {
  /// How the process ends.
  var status: ExitStatus { get }
  /// The members of the JSON object, after the envelope's.
  var members: [JSONMember] { get }
  /// Writes the answer for people.
  func write(to page: inout Page)
  /// One line a result, fields separated by tabs.
  var rows: [[String]] { get }
  /// The answer as Markdown, in the user's language.
  func markdown(for presentation: Presentation) -> String
  /// The answer for a system that shows findings.
  func report(as format: OutputFormat, in language: Language) -> String
  /// The answer in a notation.
  func rendered(as format: OutputFormat, by command: String, for presentation: Presentation)
    -> String
}

extension Answer {
  var status: ExitStatus { .success }
  var rows: [[String]] { [] }
  func markdown(for presentation: Presentation) -> String { "" }
  func report(as format: OutputFormat, in language: Language) -> String { "" }

  /// The answer in a notation.
  func rendered(as format: OutputFormat, by command: String, for presentation: Presentation)
    -> String
  {
    switch format {
    // Only answers that are graphs offer drawings, and they write them themselves.
    case .text, .dot, .mermaid, .scxml:
      var page = Page(presentation)
      write(to: &page)
      return page.text
    case .json:
      return Envelope.success(command, members).text + "\n"
    case .tsv:
      return rows.map { $0.map(\.sanitizedLine).joined(separator: "\t") + "\n" }.joined()
    case .md:
      return markdown(for: presentation)
    case .sarif, .github, .junit:
      return report(as: format, in: presentation.language)
    }
  }
}
