internal import LockbReference

/// R40 and section 5.7 as a system of its own.
///
/// It need not be multiplied with the table: no rule of the table reads how many places are
/// watched, and no rule here reads what the table changes. Both hear of `addCondition`,
/// `startRegion`, `stopRegion`, `reboot` and `reinstall`, each for itself.
struct WatchedPlacesSystem: TransitionSystem {
  typealias State = WatchedPlaces
  typealias Event = WatchedPlacesEvent
  typealias Context = WatchedPlacesContext
  typealias Output = WatchedPlacesOutput
  typealias Rule = TransitionRule<Self>

  /// At most 20 conditions of any kind and 20 regions for each app (R40, section 5.7).
  static let facts = Self(limit: 20)

  let rules: [Rule]

  /// The rules with a limit.
  init(limit: UInt64) {
    rules = Self.conditions(limit) + Self.regions(limit) + Self.ends
  }

  var fits: Guard<Self> {
    Guard("fits") { state, event, _ in
      switch event {
      case .removeCondition: state.conditions > 0
      case .stopRegion: state.regions > 0
      default: true
      }
    }
  }

  func initialStates(in context: WatchedPlacesContext) -> [WatchedPlaces] { [WatchedPlaces()] }

  func events(in context: WatchedPlacesContext) -> [WatchedPlacesEvent] {
    WatchedPlacesEvent.allCases.filter { event in
      switch event {
      case .addCondition, .removeCondition: context.hasConditions
      case .startRegion, .stopRegion: context.hasRegions
      case .reboot, .reinstall: true
      }
    }
  }

  func name(of context: WatchedPlacesContext) -> String {
    "conditions \(context.hasConditions), regions \(context.hasRegions), "
      + "survive \(context.conditionsSurviveReboot)"
  }

  func name(of event: WatchedPlacesEvent) -> String { event.rawValue }

  func fields(of state: WatchedPlaces) -> [StateField] {
    [
      StateField("conditions", "\(state.conditions)"), StateField("regions", "\(state.regions)"),
    ]
  }

  func fields(of output: WatchedPlacesOutput) -> [StateField] {
    output == .nothing ? [] : [StateField("diagnostic", output.rawValue)]
  }
}

extension WatchedPlacesSystem {
  private static func rule(
    _ id: String, on event: WatchedPlacesEvent, when guards: [Guard<Self>] = [],
    refusedBy: String? = nil, confidence: Confidence = .documented,
    _ effect:
      @escaping @Sendable (inout WatchedPlaces, WatchedPlacesContext) ->
      WatchedPlacesOutput
  ) -> Rule {
    Rule(
      id, on: .oneOf(id, [event]), when: guards, refusedBy: refusedBy, confidence: confidence
    ) { state, _, context in effect(&state, context) }
  }

  private static func conditions(_ limit: UInt64) -> [Rule] {
    let hasRoom = Guard<Self>("room for a condition") { state, _, _ in state.conditions < limit }
    return [
      rule("R40", on: .addCondition, when: [hasRoom]) { state, _ in
        state.conditions += 1
        return .nothing
      },
      rule("R40.full", on: .addCondition, when: [!hasRoom], refusedBy: "conditionLimit") { _, _ in
        .conditionLimitExceeded
      },
      rule("R40.remove", on: .removeCondition) { state, _ in
        state.conditions -= min(state.conditions, 1)
        return .nothing
      },
    ]
  }

  /// What an app learns of a region too many is not documented.
  private static func regions(_ limit: UInt64) -> [Rule] {
    let hasRoom = Guard<Self>("room for a region") { state, _, _ in state.regions < limit }
    return [
      rule("5.7", on: .startRegion, when: [hasRoom]) { state, _ in
        state.regions += 1
        return .nothing
      },
      rule("5.7.full", on: .startRegion, when: [!hasRoom], refusedBy: "regionLimit") { _, _ in
        .nothing
      },
      rule("5.7.stop", on: .stopRegion) { state, _ in
        state.regions -= min(state.regions, 1)
        return .nothing
      },
    ]
  }

  private static let ends: [Rule] = [
    rule("C-9", on: .reboot, confidence: .contested) { state, context in
      if !context.conditionsSurviveReboot { state.conditions = 0 }
      return .nothing
    },
    rule("T76", on: .reinstall, confidence: .inferred) { state, _ in
      state = WatchedPlaces()
      return .nothing
    },
  ]
}
