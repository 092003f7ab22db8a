internal import LockbBase
internal import LockbPack

/// The steps of one run; for a scenario block, what it came to.
struct ModelRunAnswer: Answer {
  var steps: [ReferenceStep]
  var scenario: ReferenceScenario?

  init(steps: [ReferenceStep], scenario: ReferenceScenario? = nil) {
    self.steps = steps
    self.scenario = scenario
  }

  var status: ExitStatus { scenario?.isAsClaimed == false ? .nothingFound : .success }

  /// The answer among many: on one line in JSON.
  func line(as format: OutputFormat, for presentation: Presentation) -> String {
    guard format == .json else {
      return rendered(as: format, by: ModelRunCommand.name, for: presentation) + "\n"
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1024 * (steps.count + 1))
    Envelope.success(ModelRunCommand.name, members).writeCompactly(to: &bytes)
    bytes.append(0x0A)
    return String(decoding: bytes, as: UTF8.self)
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
