internal import LockbReference

/// The invariants about steps, while the steps of a space are shown to them.
struct ModelStepChecks {
  private struct Check {
    let id: String
    let when: @Sendable (StepView<ModelSystem>) -> Bool
    let holds: @Sendable (StepView<ModelSystem>) -> Bool
    var isExercised = false
    var isBroken = false
  }

  private var checks: [Check]

  init(_ invariants: [ModelInvariant]) {
    checks = invariants.compactMap { invariant in
      guard case .steps(let when, let holds) = invariant.kind else { return nil }
      return Check(id: invariant.id, when: when, holds: holds)
    }
  }

  /// The invariants whose condition came true.
  var exercised: [String] { checks.filter(\.isExercised).map(\.id) }

  /// The invariants that a step is the first to break.
  mutating func broken(
    by before: ModelState, _ event: ModelEvent, _ rule: ModelRule, _ context: ModelSystem.Context
  ) -> [String] {
    var after = before
    let output = rule.apply(to: &after, event, context.model)
    let view = StepView<ModelSystem>(
      before: before, event: event, after: after, output: output, context: context)
    var broken: [String] = []
    for index in checks.indices where checks[index].when(view) {
      checks[index].isExercised = true
      if !checks[index].isBroken, !checks[index].holds(view) {
        checks[index].isBroken = true
        broken.append(checks[index].id)
      }
    }
    return broken
  }
}
