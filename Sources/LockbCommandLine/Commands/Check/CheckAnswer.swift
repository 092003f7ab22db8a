internal import LockbBase
internal import LockbCheck
internal import LockbPack

/// What `lockb check` found.
struct CheckAnswer: Answer {
  var report: CheckReport
  /// Replays what proves a claim wrong.
  let machine: ReferenceMachine?
  /// Whether warnings fail too.
  let isStrict: Bool
  /// Whether the text says more of what was not checked.
  let showsCoverage: Bool
  /// The command that says it.
  let coverageCommand: String
  /// What a baseline had to do with it; nil without one.
  var baseline: BaselineOutcome?

  var status: ExitStatus {
    let failing = report.count(.error) + (isStrict ? report.count(.warning) : 0)
    return failing == 0 && baseline?.stale.isEmpty != false ? .success : .nothingFound
  }

  /// What the baseline holds and is not there any more, in a line each: a check fails by it.
  func staleLines(_ messages: Messages) -> [String] {
    baseline?.stale.map(messages.stale) ?? []
  }

  func report(as format: OutputFormat, in language: Language) -> String {
    switch format {
    case .sarif: sarif(in: language)
    case .github: githubCommands(in: language)
    default: junit(in: language)
    }
  }
}
