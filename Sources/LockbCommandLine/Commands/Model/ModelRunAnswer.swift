internal import LockbBase
internal import LockbPack

/// The steps of one run; for a scenario block, what it came to.
struct ModelRunAnswer: Answer {
  var steps: [ReferenceStep]
  var scenario: ReferenceScenario?
  /// The line of the input on which the block begins; nil where the input is nothing but the block.
  var line: Int?

  init(steps: [ReferenceStep], scenario: ReferenceScenario? = nil, line: Int? = nil) {
    self.steps = steps
    self.scenario = scenario
    self.line = line
  }

  var status: ExitStatus { scenario?.isAsClaimed == false ? .nothingFound : .success }

  /// The answer among many: on one line in JSON.
  func line(as format: OutputFormat, for presentation: Presentation) -> String {
    guard format == .json else {
      return rendered(as: format, by: ModelRunCommand.name, for: presentation) + "\n"
    }
    return Envelope.success(ModelRunCommand.name, members).compactLine
  }

  func write(to page: inout Page) {
    let messages = Messages(page.presentation.language)
    let rows = steps.enumerated().map { index, step in
      [
        StyledText("\(index + 1)", .faint), StyledText(step.event, .title),
        messages.changes(of: step), StyledText(step.row, .faint),
      ]
    }
    TextTable(header: [], rows: rows).write(to: &page)
    if steps.isEmpty, scenario == nil { page.add(StyledText(messages.noEvents)) }
    guard let scenario else { return }
    page.separate()
    for failure in scenario.failures {
      page.add(StyledText(messages.refuted(failure), scenario.mustFail ? .plain : .error))
    }
    page.add(
      StyledText(messages.outcome(of: scenario), scenario.isAsClaimed ? .plain : .error))
  }
}
