internal import LockbReference

/// A state to be reached: a reported status, a grant, or both.
public struct ModelGoal: Hashable, Sendable {
  /// The reported status; nil for any.
  public var status: ModelStatus?
  /// The grant; nil for any.
  public var grant: ModelGrant?

  /// Names a goal.
  public init(status: ModelStatus? = nil, grant: ModelGrant? = nil) {
    self.status = status
    self.grant = grant
  }

  /// Reads a status or a grant, by its name or a term of the glossary; nil for anything else.
  public init?(_ text: String) {
    let grant = ModelGrant(rawValue: text)
    let status = grant == nil ? ModelScenarioReader.status(text) : nil
    guard grant != nil || status != nil else { return nil }
    self.init(status: status, grant: grant)
  }

  /// Whether a state is the goal, at rest: no prompt shows and the app is in the foreground.
  func isMet(by state: ModelState, in context: ModelContext) -> Bool {
    (status.map { $0 == state.status(in: context) } ?? true)
      && (grant.map { $0 == state.grantLabel } ?? true)
      && state.prompt == .none && state.isForeground
  }
}

/// The shortest way to a state, or why there is none.
public enum ModelPaths {
  /// What keeps a goal out of reach: a guard, and the rows it stands in.
  public struct Obstacle: Hashable, Sendable {
    /// The name of the guard, or of the event that does not exist there.
    public let guardName: String
    /// The rows, in the order of the table.
    public let rows: [String]
  }

  /// The steps from one state to another; nil where there is no way.
  ///
  /// What the app and its user do in the app goes before Settings and what the system does.
  public static func steps(
    from start: ModelGoal, to goal: ModelGoal, _ request: ModelRunRequest
  ) throws(ModelRunError) -> [ModelRunStep]? {
    let context = try ModelContext(request)
    guard let opening = shortest(to: start, in: context),
      let events = shortest(from: start, to: goal, in: context)
    else { return nil }
    var whole = request
    whole.events = opening + events
    return Array(try ModelRun.run(whole).dropFirst(opening.count))
  }

  /// The rows that would lead to a goal on other platforms or eras, and what keeps each from it.
  public static func obstacles(
    to goal: ModelGoal, _ request: ModelRunRequest
  ) throws(ModelRunError) -> [Obstacle] {
    let context = try ModelContext(request)
    var rowsByGuard: [String: [String]] = [:]
    for rule in ModelTable.rules where rule.leads(to: goal) {
      let missing = rule.events.allSatisfy { event in
        context.platform.introduction(of: event).map { $0 > context.version } ?? true
      }
      let name: String
      if missing {
        name = "the event does not exist there"
      } else if !rule.scope.contains(context) {
        name = "the row speaks of other platforms or versions"
      } else {
        name = rule.guards.first.map(\.label) ?? "the state before cannot be reached"
      }
      if rowsByGuard[name]?.last != rule.row { rowsByGuard[name, default: []].append(rule.row) }
    }
    return rowsByGuard.keys.sorted().map { Obstacle(guardName: $0, rows: rowsByGuard[$0] ?? []) }
  }

  /// The events from the start of a run to a goal; nil where there is no way.
  static func shortest(to goal: ModelGoal, in context: ModelContext) -> [String]? {
    var start = ModelState(reducedAccuracy: context.startsReduced)
    start.prompt = .none
    if goal.isMet(by: start, in: context) { return [] }
    for part in [ModelAspect.calls, .requests, .life] {
      let situation = ModelSystem.Context(model: context, aspect: part)
      let space = StateSpace(exploring: ModelSystem.shared, in: situation)
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
      let space = StateSpace(exploring: system, in: situation)
      let found = space.states.first { goal.isMet(by: $0, in: context) }
      if let found, let trace = space.trace(to: found) { return trace.steps.map(\.event.name) }
    }
    return nil
  }
}

extension ModelRule {
  /// Whether the rule stores what a goal asks for.
  fileprivate func leads(to goal: ModelGoal) -> Bool {
    effects.contains { effect in
      guard case .grant(let grant) = effect else { return false }
      if let wanted = goal.grant { return grant.labels.contains(wanted) }
      switch goal.status {
      case .authorizedAlways: return grant == .always || grant == .provisional
      case .authorizedWhenInUse: return grant == .whenInUse || grant == .temporary
      case .denied: return grant == .denied
      case .notDetermined: return grant == .notDetermined
      case .restricted, nil: return false
      }
    }
  }
}

extension ModelState.Grant {
  /// The labels it can have.
  var labels: [ModelGrant] {
    switch self {
    case .notDetermined: [.notDetermined]
    case .denied: [.denied]
    case .whenInUse: [.whenInUse, .whenInUseAlwaysUsed]
    case .temporary: [.temporary]
    case .provisional: [.provisional]
    case .always: [.always]
    }
  }
}
