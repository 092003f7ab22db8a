internal import LockbBase
internal import LockbPack

/// What the scenario blocks of one document came to, in their order.
struct ModelScenariosAnswer: Answer {
  /// A block, by the line on which it begins, and its answer.
  typealias Outcome = (line: Int, answer: Result<ModelRunAnswer, CommandFailure>)

  let outcomes: [Outcome]

  /// The blocks that could not be run.
  var failures: [(line: Int, failure: CommandFailure)] {
    outcomes.compactMap { outcome in
      if case .failure(let failure) = outcome.answer { (outcome.line, failure) } else { nil }
    }
  }

  var status: ExitStatus {
    guard failures.isEmpty else { return .failure }
    let isClaimed = outcomes.allSatisfy { (try? $0.answer.get())?.status == .success }
    return isClaimed ? .success : .nothingFound
  }

  var members: [JSONMember] { [] }

  func write(to page: inout Page) {
    let messages = Messages(page.presentation.language)
    for outcome in outcomes {
      page.separate()
      switch outcome.answer {
      case .success(let answer):
        page.add(StyledText(messages.block(onLine: outcome.line, id: answer.scenario?.id), .title))
        answer.write(to: &page)
      case .failure(let failure):
        page.add(StyledText(messages.block(onLine: outcome.line, id: nil), .title))
        page.add(StyledText("\(failure.message) \(failure.hint)".sanitizedLine, .error))
      }
    }
  }

  /// In JSON one object a line, as every input of several has it.
  func rendered(
    as format: OutputFormat, by command: String, for presentation: Presentation
  ) -> String {
    guard format == .json else {
      var page = Page(presentation)
      write(to: &page)
      return page.text
    }
    return outcomes.map { outcome in
      switch outcome.answer {
      case .success(let answer): answer.line(as: .json, for: presentation)
      case .failure(let failure): Envelope.failure(command, failure).compactLine
      }
    }.joined()
  }
}
