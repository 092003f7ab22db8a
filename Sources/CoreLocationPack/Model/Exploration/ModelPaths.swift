public import LockbPack
internal import LockbReference
internal import Synchronization

/// The shortest way to a state.
public enum ModelPaths {
  /// The steps from one state to another; nil where there is no way.
  ///
  /// What the app and its user do in the app goes before Settings and what the system does.
  public static func steps(
    from start: ModelGoal, to goal: ModelGoal, _ request: ReferenceRequest
  ) throws(ModelRunError) -> [ModelRunStep]? {
    let context = try ModelContext(request)
    guard let opening = shortest(to: start, in: context),
      let events = shortest(from: start, to: goal, in: context)
    else { return nil }
    var whole = request
    whole.events = opening + events
    return Array(try ModelRun.run(whole).dropFirst(opening.count))
  }

  private struct Opening: Hashable {
    let goal: ModelGoal
    let context: ModelContext
  }

  /// Blocks of many documents are given the same few states.
  private static let openings = Mutex<[Opening: [String]?]>([:])

  /// The events from the start of a run to a goal; nil where there is no way. Explored once.
  static func shortest(to goal: ModelGoal, in context: ModelContext) -> [String]? {
    let opening = Opening(goal: goal, context: context)
    if let known = openings.withLock({ $0[opening] }) { return known }
    let found = explored(to: goal, in: context)
    openings.withLock { $0[opening] = .some(found) }
    return found
  }

  private static func explored(to goal: ModelGoal, in context: ModelContext) -> [String]? {
    var start = ModelState(reducedAccuracy: context.startsReduced)
    start.prompt = .none
    if goal.isMet(by: start, in: context) { return [] }
    for part in [ModelAspect.calls, .requests, .life] {
      let situation = ModelSystem.Context(model: context, aspect: part)
      let system = ModelSystem.shared
      let space = StateSpace(exploring: system, in: situation, index: system.index)
      let found = space.states.first { goal.isMet(by: $0, in: context) }
      if let found, let trace = space.trace(to: found) { return trace.steps.map(\.event.name) }
    }
    return nil
  }

  private static func shortest(
    from start: ModelGoal, to goal: ModelGoal, in context: ModelContext
  ) -> [String]? {
    for part in [ModelAspect.calls, .requests, .life] {
      let situation = ModelSystem.Context(model: context, aspect: part)
      let system = ModelSystem(ModelTable.rules, from: start)
      let space = StateSpace(exploring: system, in: situation, index: system.index)
      let found = space.states.first { goal.isMet(by: $0, in: context) }
      if let found, let trace = space.trace(to: found) { return trace.steps.map(\.event.name) }
    }
    return nil
  }
}
