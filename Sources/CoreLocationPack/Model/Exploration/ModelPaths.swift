public import LockbPack
internal import LockbReference
internal import Synchronization

/// The shortest way to a state.
public enum ModelPaths {
  /// The steps from one state to another; nil where there is no way.
  ///
  /// What the app and its user do in the app goes before Settings and what the system does; among
  /// ways of a kind the shortest goes first. A status has a state for every grant that it reports:
  /// one that is the goal already is left out as long as another has a way to go.
  public static func steps(
    from start: ModelGoal, to goal: ModelGoal, _ request: ReferenceRequest
  ) throws(ModelRunError) -> [ModelRunStep]? {
    let context = try ModelContext(request)
    var whole = request
    var ways: [(opening: [String], way: Way)] = []
    for (index, opening) in openings(to: start, in: context).enumerated() {
      whole.events = opening
      let state = try ModelRun.end(of: whole)
      // Below an overlay every grant reports the same: that is none of its own.
      guard index == 0 || !state[.restricted] && !state.isOff(in: context) else { continue }
      if let way = shortest(from: state, to: goal, in: context) { ways.append((opening, way)) }
    }
    let open = ways.filter { !$0.way.events.isEmpty }
    guard let best = (open.isEmpty ? ways : open).min(by: { $0.way < $1.way }) else { return nil }
    whole.events = best.opening + best.way.events
    return Array(try ModelRun.run(whole).dropFirst(best.opening.count))
  }

  /// The events from a state to another.
  private struct Way: Comparable {
    let events: [String]
    /// Whether it takes Settings or the system.
    let takesOthers: Bool

    static func < (left: Way, right: Way) -> Bool {
      (left.takesOthers ? 1 : 0, left.events.count)
        < (right.takesOthers ? 1 : 0, right.events.count)
    }
  }

  /// The openings to a goal: one for every grant that it leaves open.
  private static func openings(to goal: ModelGoal, in context: ModelContext) -> [[String]] {
    let grants = goal.grant.map { [$0] } ?? ModelGrant.allCases
    let goals = [goal] + grants.map { ModelGoal(status: goal.status, grant: $0) }
    return goals.compactMap { shortest(to: $0, in: context) }
  }

  private struct Opening: Hashable {
    let goal: ModelGoal
    let context: ModelContext
  }

  /// What is known of the ways from the start of a run. Blocks of many documents are given the same
  /// few states.
  private struct Openings {
    var known: [Opening: [String]?] = [:]
    var runs: [ModelSystem.Context: ShortestRuns<ModelSystem>] = [:]
  }

  private static let openings = Mutex(Openings())

  /// The events from the start of a run to a goal; nil where there is no way. Looked for once.
  static func shortest(to goal: ModelGoal, in context: ModelContext) -> [String]? {
    openings.withLock { openings in
      let opening = Opening(goal: goal, context: context)
      if let known = openings.known[opening] { return known }
      let start = ModelState(reducedAccuracy: context.startsReduced)
      var found: [String]?
      for part in [ModelAspect.calls, .requests, .life] where found == nil {
        let situation = ModelSystem.Context(model: context, aspect: part)
        found = way(
          to: goal, by: &openings.runs[situation, default: runs(from: start, situation)],
          in: context)
      }
      openings.known[opening] = .some(found)
      return found
    }
  }

  private static func shortest(
    from start: ModelState, to goal: ModelGoal, in context: ModelContext
  ) -> Way? {
    if let own = way(from: start, to: goal, in: context, .acts) {
      return Way(events: own, takesOthers: false)
    }
    return [ModelAspect.calls, .requests, .life]
      .compactMap { way(from: start, to: goal, in: context, $0) }
      .min { $0.count < $1.count }.map { Way(events: $0, takesOthers: true) }
  }

  /// The shortest way within a part of the events.
  private static func way(
    from start: ModelState, to goal: ModelGoal, in context: ModelContext, _ part: ModelAspect
  ) -> [String]? {
    let situation = ModelSystem.Context(model: context, aspect: part)
    var runs = runs(from: start, situation)
    return way(to: goal, by: &runs, in: context)
  }

  private static func runs(
    from start: ModelState, _ situation: ModelSystem.Context
  ) -> ShortestRuns<ModelSystem> {
    let system = ModelSystem.shared.beginning(in: start)
    return ShortestRuns(of: system, in: situation, index: system.index)
  }

  private static func way(
    to goal: ModelGoal, by runs: inout ShortestRuns<ModelSystem>, in context: ModelContext
  ) -> [String]? {
    runs.run { goal.isMet(by: $0, in: context) }?.steps.map(\.event.name)
  }
}
