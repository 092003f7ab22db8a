internal import LockbReference

extension ModelInvariants {
  private typealias States = StatePredicate<ModelFamily>

  /// L01–L07 under the fairness that each names.
  static let liveness: [ModelLiveness] = [
    ModelLiveness(
      "L01", from: provisional, to: !provisional || restricted || off,
      fairness: [
        // Events that need Always come while the app is not in use, again and again.
        .rules(["T40", "T41"], .recurring),
        .rules(["T40.prompt"], .strong),
        // The user answers this prompt, not only others, and does not put it away for ever.
        .rules(["T43", "T44", "T44.stale"], .strong),
      ]),
    ModelLiveness(
      "L02", from: temporary, to: !temporary,
      fairness: [
        .rules(["T50", "T52", "T111"], .strong),
        .events("activities end", [.invalidateBackgroundSession], .strong),
        .events("standard updates end", [.stop(.standard)], .strong),
        .events("the user goes on", [.enterForeground], .strong),
      ]),
    ModelLiveness(
      "L03",
      from: notDetermined && goalHeld && !foreground && !terminated && !restricted && !off
        && askable && !goalSpent,
      to: prompting || !notDetermined || !goalHeld || restricted || off || goalSpent,
      fairness: [.rules(["T89", "T89.always"], .strong)]),
    ModelLiveness(
      "L04", from: queued, to: !queued,
      fairness: [.events("the app runs again", [.resume, .enterForeground], .strong)]),
    ModelLiveness(
      "L05", from: switchedOff && !restricted, to: !switchedOff || restricted,
      fairness: [.events("services come back", [.settings(.globalOn)], .strong)]),
    ModelLiveness(
      "L06", from: justLaunched && tracking, to: !justLaunched,
      fairness: [.events("time passes", [.sessionTrackingEnds], .strong)]),
    ModelLiveness(
      "L07", from: prompting, to: !prompting,
      fairness: [.events("the user answers", answers)]),
  ]

  private static let answers = ModelChoice.allCases.map { ModelEvent.choose($0) }

  private static func states(
    _ name: String, reading reads: ModelVariables, choices: ModelChoices = [],
    _ test: @escaping @Sendable (ModelState, ModelContext) -> Bool
  ) -> States {
    States(name, reads: ModelFamily.bits(reads, choices)) {
      test($0.state, $0.choices.context(at: $1.place))
    }
  }

  private static func states(_ flag: ModelState.Flag) -> States {
    states("\(flag)", reading: ModelVariables(flag)) { state, _ in state[flag] }
  }

  private static func states(_ grant: ModelState.Grant) -> States {
    states("\(grant)", reading: .grant) { state, _ in state.grant == grant }
  }

  private static let notDetermined = states(.notDetermined)
  private static let temporary = states(.temporary)
  private static let provisional = states(.provisional)
  private static let restricted = states(.restricted)
  private static let switchedOff = states(.servicesOff)
  private static let queued = states(.updateQueued)
  private static let justLaunched = states(.justLaunched)
  private static let off = states(
    "off", reading: ModelVariables(.servicesOff, .airplane), choices: .airplaneIsDenied
  ) { $0.isOff(in: $1) }
  private static let prompting = states("prompting", reading: .prompt) { state, _ in
    state.prompt != .none
  }
  private static let foreground = states("foreground", reading: .use) { state, _ in
    state.isForeground
  }
  private static let terminated = states("terminated", reading: .process) { state, _ in
    state.process == .terminated
  }
  private static let goalHeld = states("goalHeld", reading: .goal, choices: .explicitSession) {
    $0.holdsGoal(in: $1)
  }
  /// Whether Always is wanted although its one request is spent and nothing gives it back (C-4).
  private static let goalSpent =
    states(.alwaysUsed)
    && states("alwaysGoalHeld", reading: .sessions) { $0.holdsAlwaysGoal(in: $1) }
  /// Whether the app declares what the prompt of a session needs.
  private static let askable = states(
    "askable", reading: [], choices: ModelChoices.whenInUse.union(.always)
  ) { _, context in
    context.keys.contains(.whenInUse)
      && (!context.hasAlways || context.keys.contains(context.alwaysKey))
  }
  /// Where sessions are tracked over a launch at all.
  private static let tracking = states("tracking", reading: []) { _, context in
    context.era >= .i17 && !context.platform.isMac
  }
}
