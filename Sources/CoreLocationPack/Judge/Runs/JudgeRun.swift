/// A run in which the events of a claim happen, as the machine plays it.
struct JudgeRun: Sendable {
  let start: JudgeSituation
  /// The steps after the start, those included that a claim leaves unsaid.
  var steps: [JudgeStep] = []
  /// The positions of the steps that the claim names.
  var named: [Int] = []
  var rank: Int

  init(_ start: JudgeSituation) {
    self.start = start
    rank = start.rank
  }

  /// The state at the end.
  var state: ModelState { steps.last?.after ?? start.state }
  /// The last step that the claim names.
  var deciding: JudgeStep? { named.last.map { steps[$0] } }
  /// Every event from the start of the run.
  var events: [ModelEvent] { start.trace + steps.map(\.event) }
  /// The position of the last named event among all.
  var parting: Int? { named.last.map { start.trace.count + $0 } }

  /// Whether what is reported is another thing at the end than at the beginning.
  func changesStatus(in context: ModelContext) -> Bool {
    start.state.status(in: context) != state.status(in: context)
  }

  /// The run with one more step; nil where it cannot be taken.
  func taking(_ event: ModelEvent, in table: ModelTable.Place, isNamed: Bool) -> JudgeRun? {
    var run = self
    guard run.take(event, in: table) else { return nil }
    if isNamed { run.named.append(run.steps.count - 1) }
    return run
  }

  /// The run with steps that the claim leaves unsaid.
  func inserting(
    _ events: [ModelEvent], in table: ModelTable.Place, rank: Int = 0
  ) -> JudgeRun? {
    var run = self
    for event in events where !run.take(event, in: table) { return nil }
    run.rank += rank
    return run
  }

  /// Adds a step where it can be taken.
  private mutating func take(_ event: ModelEvent, in table: ModelTable.Place) -> Bool {
    guard let step = JudgeStep(event, in: state, table) else { return false }
    steps.append(step)
    return true
  }
}
