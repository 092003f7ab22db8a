internal import LockbReference

/// A state to be reached: a reported status, a grant, or both.
struct ModelGoal: Hashable, Sendable {
  var status: ModelStatus?
  var grant: ModelGrant?

  /// Whether a state is the goal.
  func isMet(by state: ModelState, in context: ModelContext) -> Bool {
    (status.map { $0 == state.status(in: context) } ?? true)
      && (grant.map { $0 == state.grantLabel } ?? true)
  }
}

/// The shortest way to a state.
enum ModelPaths {
  /// The events from the start of a run to a goal, with no prompt showing and the app in the
  /// foreground; nil where there is no way.
  ///
  /// Calls and answers go before changes in Settings, which lead almost anywhere.
  static func shortest(to goal: ModelGoal, in context: ModelContext) -> [String]? {
    for part in [ModelAspect.calls, .requests, .life] {
      let situation = ModelSystem.Context(model: context, aspect: part)
      let space = StateSpace(exploring: ModelSystem.shared, in: situation)
      let found = space.states.first { state in
        goal.isMet(by: state, in: context) && state.prompt == .none && state.isForeground
      }
      if let found, let trace = space.trace(to: found) { return trace.steps.map(\.event.name) }
    }
    return nil
  }
}
