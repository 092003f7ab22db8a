internal import LockbReference

/// Section 10 of the facts: what must hold in every context.
enum ModelInvariants {
  typealias View = StepView<ModelSystem>

  /// I01–I29, but for I25.
  static let safety: [ModelInvariant] = aboutGrants + aboutPrompts + aboutCallbacks + aboutServices

  /// Those that speak of another system: how many conditions and regions there are (I25).
  static let outside = ["I25"]

  /// The variables that the conditions and promises read, apart from those that the step itself
  /// reads or changes.
  static let reads = safety.reduce(into: ModelVariables()) { $0.formUnion($1.reads) }

  static func states(
    _ id: String, reading reads: ModelVariables, in platforms: PlatformSet = .all,
    when condition: @escaping @Sendable (ModelState, ModelContext) -> Bool,
    holds: @escaping @Sendable (ModelState, ModelContext) -> Bool
  ) -> ModelInvariant {
    ModelInvariant(
      id: id, reads: reads, platforms: platforms, kind: .states(when: condition, holds: holds))
  }

  static func steps(
    _ id: String, reading reads: ModelVariables, comparing compared: ModelVariables = [],
    choices: ModelChoices = [], in platforms: PlatformSet = .all,
    on concerns: @escaping @Sendable (ModelEvent) -> Bool = { _ in true },
    when condition: @escaping @Sendable (View) -> Bool = { _ in true },
    holds: @escaping @Sendable (View) -> Bool
  ) -> ModelInvariant {
    ModelInvariant(
      id: id, reads: reads, compared: compared, choices: choices, platforms: platforms,
      kind: .steps(when: condition, holds: holds), concerns: concerns)
  }

  private static let aboutGrants: [ModelInvariant] = [
    steps("I01", reading: .grant, on: \.isCall, when: { $0.before.grant == .denied }) {
      !$0.after.isGranted
    },
    steps("I01.ways", reading: .grant, when: { $0.before.grant == .denied && $0.after.isGranted }) {
      if case .settings = $0.event { true } else { false }
    },
    steps("I02", reading: .grant.union(.overlay), when: { $0.before[.restricted] }) {
      !$0.after.isGranted || $0.after.grant == $0.before.grant
    },
    states("I02.reported", reading: .status, when: { state, _ in state[.restricted] }) {
      state, context in
      state.status(in: context) == .restricted
    },
    steps(
      "I05.entry", reading: .grantLabel,
      when: { $0.before.grant != .provisional && $0.after.grant == .provisional }
    ) {
      !$0.before[.alwaysUsed] && $0.after[.alwaysUsed]
    },
    steps("I06", reading: .grantLabel, when: { startsAlways($0) }) {
      !$0.before[.alwaysUsed] && $0.after[.alwaysUsed]
    },
    steps(
      "I06.reset", reading: .grantLabel, when: { $0.before[.alwaysUsed] && !$0.after[.alwaysUsed] }
    ) {
      $0.after.grant == .notDetermined
    },
    steps(
      "I09", reading: [], comparing: .all, choices: [.whenInUse, .always, .mac], on: isRequest,
      when: { missesKey($0.event, $0.context.model) }
    ) {
      $0.before == $0.after && $0.output.prompt == .none
    },
    states("I10", reading: .status, when: { state, context in state.isAuthorized(in: context) }) {
      state, context in
      let isAlways = state.grant == .provisional || state.grant == .always
      return state.status(in: context) == (isAlways ? .authorizedAlways : .authorizedWhenInUse)
    },
    steps(
      "I11", reading: .grant, comparing: .all, on: { $0 == .requestAlways },
      when: { $0.before.grant == .temporary }
    ) {
      $0.before == $0.after && $0.output.callback == nil && $0.output.prompt == .none
    },
    states(
      "I17", reading: .status, in: [.television, .headset, .padOnHeadset],
      when: { state, _ in state.isGranted }
    ) { state, context in
      state.status(in: context) != .authorizedAlways
    },
    states("I18", reading: .status, in: PlatformSet(.macOS), when: { state, _ in state.isGranted })
    {
      $0.status(in: $1) != .authorizedWhenInUse
    },
    states("I19", reading: .status, in: .clip, when: { state, _ in state.isGranted }) { state, _ in
      state.grant != .always && state.grant != .provisional
    },
    states("I20", reading: .status, when: { state, _ in state[.servicesOff] }) { state, context in
      let status = state.status(in: context)
      return status == .denied || status == .restricted
    },
    steps("I20.kept", reading: .grantLabel, on: isGlobalSwitch) {
      $0.before.grantLabel == $0.after.grantLabel
    },
    steps(
      "I20.diagnostics", reading: [],
      when: { $0.output.diagnostics.contains(.authorizationDeniedGlobally) }
    ) {
      $0.output.diagnostics.contains(.authorizationDenied)
    },
    // A state is of one app. Another app could reach it only through what both have in common, and
    // this is what a call of that app does to it.
    steps("I28", reading: [], comparing: shared, on: \.isCall) {
      ($0.before.bits ^ $0.after.bits) & shared.rawValue == 0
    },
  ]

  /// What all apps of a device have in common: its switches, and whether it was unlocked.
  static let shared = ModelVariables.overlay.union(ModelVariables(.locked))

  private static func startsAlways(_ step: View) -> Bool {
    step.output.prompt == .upgrade
      || step.before.grant != .provisional && step.after.grant == .provisional
  }

  @Sendable private static func isGlobalSwitch(_ event: ModelEvent) -> Bool {
    event == .settings(.globalOff) || event == .settings(.globalOn)
  }

  @Sendable private static func isRequest(_ event: ModelEvent) -> Bool {
    event == .requestWhenInUse || event == .requestAlways
  }

  /// Whether an event is a request that lacks a key.
  static func missesKey(_ event: ModelEvent, _ context: ModelContext) -> Bool {
    let hasWhenInUse = context.keys.contains(.whenInUse)
    let hasAlways = context.keys.contains(context.alwaysKey)
    switch event {
    case .requestWhenInUse where context.platform.isMac,
      .requestAlways where context.platform.isMac:
      return context.macUsageKey == nil
    case .requestWhenInUse: return !hasWhenInUse
    case .requestAlways where context.platform == .iPadAppOnVisionOS: return !hasWhenInUse
    case .requestAlways: return !hasAlways || context.era >= .i11 && !hasWhenInUse
    default: return false
    }
  }
}
