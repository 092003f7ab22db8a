internal import LockbBase
internal import LockbPack
internal import LockbReference

extension ReferenceEvent {
  /// An event of the table, with the purpose that it names.
  init(_ event: ModelEvent, purpose: String? = nil) {
    let name = purpose.map { event.name.replacing("DECLARED", with: $0) } ?? event.name
    self.init(
      name: name, label: event.label(purpose: purpose), shortLabel: event.shortLabel(name),
      source: event.source, isCore: ModelAspect.core.events.contains(event))
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
  /// What an event is called; the event itself where it is none.
  static func label(of text: String) -> Localized<String> {
    let fields = text.split(separator: ":").map(String.init)
    for event in ModelEvent.all {
      if event.name == text { return event.label() }
      guard event.purpose == .declared, let purpose = fields.last,
        event.name.replacing("DECLARED", with: purpose) == text
      else { continue }
      return event.label(purpose: purpose)
    }
    return .same(text)
  }

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
    let system = ModelSystem.shared
    let space = StateSpace(exploring: system, in: situation, index: system.index)
    let states = Array(space.states)
    let numbers = Dictionary(uniqueKeysWithValues: states.enumerated().map { ($1.bits, $0) })
    let snapshots = states.map { $0.snapshot(in: place) }
    let events = space.machine.events
    let names = events.map(\.name)
    var moves: [ReferenceMap.Move] = []
    for (from, state) in states.enumerated() {
      for (event, value) in events.enumerated() where value.fits(state) {
        var after = state
        let name = names[event]
        let step = try ModelRun.step(&after, (value, nil, name), snapshots[from], place) { state in
          numbers[state.bits].map { snapshots[$0] } ?? state.snapshot(in: place)
        }
        moves.append(
          .init(from: from, event: event, to: numbers[after.bits] ?? from, step: .init(step)))
      }
    }
    let drawing = StateSpace(
      exploring: system, in: ModelSystem.Context(model: context, aspect: .drawing),
      index: system.index)
    func shown(_ state: ModelState) -> [StateField] {
      var fields = [
        StateField("status", state.status(in: context).rawValue),
        StateField("grant", state.grantLabel.rawValue),
      ]
      if let id = state.prompt.id { fields.append(StateField("prompt", id)) }
      // One id stands for two prompts, whose answers do not mean the same.
      if state.prompt == .eightAlways { fields.append(StateField("asks", "Always")) }
      return fields
    }
    let graph = drawing.graph(showing: shown)
    let nodes = Dictionary(
      uniqueKeysWithValues: graph.nodes.enumerated().map { ($1.fields, $0) })
    return ReferenceMap(
      states: snapshots.map(ReferenceSnapshot.init), events: events.map { ReferenceEvent($0) },
      moves: moves, graph: graph, nodes: states.map { nodes[shown($0)] })
  }
}
