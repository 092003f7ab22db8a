internal import LockbBase
internal import LockbPack
internal import LockbReference

extension ReferenceEvent {
  /// An event of the table, with the purpose that it names.
  init(_ event: ModelEvent, purpose: String? = nil) {
    let name = purpose.map { event.name.replacing("DECLARED", with: $0) } ?? event.name
    self.init(
      name: name, label: event.label(purpose: purpose), source: event.source,
      isCore: ModelAspect.core.events.contains(event))
  }
}

extension ModelEvent {
  /// Who makes it happen.
  fileprivate var source: ReferenceEvent.Source {
    switch self {
    case .choose, .dismiss: .answer
    case .tapButton, .settings, .resetPrivacy, .restriction, .airplaneMode, .enterForeground,
      .leaveForeground, .noLongerInUse, .terminate(byUser: true), .relaunch(byUser: true),
      .reinstall, .reboot, .firstUnlock:
      .person
    default: isCall ? .app : .system
    }
  }
}

/// What can happen next, and the map of what can happen at all.
enum ModelMap {
  /// The end of a run, and the events that fit it, the answers first.
  static func situation(
    after request: ReferenceRequest
  ) throws(ModelRunError) -> ReferenceSituation {
    let context = try ModelContext(request)
    let state = try ModelRun.end(of: request)
    var found: [ReferenceEvent] = []
    for event in ModelEvent.all where context.has(event) && event.fits(state) {
      switch event.purpose {
      case .none: found.append(ReferenceEvent(event))
      case .declared: found += context.purposes.map { ReferenceEvent(event, purpose: $0) }
      case .undeclared: break
      }
    }
    return ReferenceSituation(
      snapshot: ReferenceSnapshot(state.snapshot(in: ModelTable.Place(context))),
      choices: found.filter { $0.source == .answer } + found.filter { $0.source != .answer })
  }

  /// The core in one context.
  static func map(of request: ReferenceRequest) throws(ModelRunError) -> ReferenceMap {
    let context = try ModelContext(request)
    let place = ModelTable.Place(context)
    let situation = ModelSystem.Context(model: context, aspect: .core)
    let space = StateSpace(exploring: ModelSystem.shared, in: situation)
    let states = Array(space.states)
    let numbers = Dictionary(uniqueKeysWithValues: states.enumerated().map { ($1.bits, $0) })
    let snapshots = states.map { $0.snapshot(in: place) }
    let events = space.machine.events
    var moves: [ReferenceMap.Move] = []
    for (from, state) in states.enumerated() {
      for (event, value) in events.enumerated() where value.fits(state) {
        var after = state
        let step = try ModelRun.step(&after, value.name, snapshots[from], place)
        moves.append(
          .init(from: from, event: event, to: numbers[after.bits] ?? from, step: .init(step)))
      }
    }
    let drawing = StateSpace(
      exploring: ModelSystem.shared, in: ModelSystem.Context(model: context, aspect: .drawing))
    let graph = drawing.graph(showing: { state in
      [
        StateField("status", state.status(in: context).rawValue),
        StateField("grant", state.grantLabel.rawValue),
      ] + (state.prompt.id.map { [StateField("prompt", $0)] } ?? [])
    })
    return ReferenceMap(
      states: snapshots.map(ReferenceSnapshot.init), events: events.map { ReferenceEvent($0) },
      moves: moves, graph: graph)
  }
}
