internal import LockbReference

/// The invariants about steps, while the steps of a space are shown to them.
struct ModelStepChecks {
  /// An invariant where it can be called without being copied.
  private final class Check: Sendable {
    let id: String
    let when: @Sendable (StepView<ModelSystem>) -> Bool
    let holds: @Sendable (StepView<ModelSystem>) -> Bool

    init?(_ invariant: ModelInvariant) {
      guard case .steps(let when, let holds) = invariant.kind else { return nil }
      id = invariant.id
      self.when = when
      self.holds = holds
    }
  }

  private let checks: [Check]
  /// By event: the checks that concern it.
  private let concerned: [[Int]]
  private var isExercised: [Bool]
  private var isBroken: [Bool]

  init(_ invariants: [ModelInvariant], events: [ModelEvent]) {
    let steps = invariants.compactMap { invariant in
      Check(invariant).map { (invariant: invariant, check: $0) }
    }
    checks = steps.map(\.check)
    concerned = events.map { event in
      steps.indices.filter { steps[$0].invariant.concerns(event) }
    }
    isExercised = steps.map { _ in false }
    isBroken = steps.map { _ in false }
  }

  /// The invariants whose condition came true.
  var exercised: [String] { checks.indices.filter { isExercised[$0] }.map { checks[$0].id } }

  /// The invariants that a step, by an event with its number, is the first to break.
  mutating func broken(
    by before: ModelState, _ event: ModelEvent, _ number: Int, _ entry: ModelTable.Entry,
    _ context: ModelSystem.Context
  ) -> [String] {
    var after = before
    let output = entry.rule.apply(to: &after, event, context.model)
    let view = StepView<ModelSystem>(
      before: before, event: event, after: after, output: output, context: context)
    var broken: [String] = []
    for index in concerned[number] where checks[index].when(view) {
      if !isExercised[index] { isExercised[index] = true }
      if !isBroken[index], !checks[index].holds(view) {
        isBroken[index] = true
        broken.append(checks[index].id)
      }
    }
    return broken
  }
}
