internal import LockbReference

extension ModelInvariants {
  /// L01–L07 under the fairness that each names.
  static let liveness: [Property<ModelSystem>] = [
    leads(
      "L01", in: [.requests, .life, .everything], from: { state, _ in state.grant == .provisional },
      to: { state, context in
        state.grant != .provisional || state[.restricted] || state.isOff(in: context)
      },
      fairness: [
        .rules(["T40", "T41"], .strong),
        .events("background sessions end", [.invalidateBackgroundSession], .strong),
        .events("standard updates end", [.stop(.standard)], .strong),
        .rules(["M12", "T86", "T111.accuracy", "T111.other"], .strong),
        .rules(["T40.prompt"], .strong),
        .events("the user answers", answers, .strong),
        // Answering other prompts and dismissing this one for ever is no answer.
        .rules(["T43", "T44", "T44.stale"], .strong),
      ]),
    leads(
      "L02", from: { state, _ in state.grant == .temporary },
      to: { state, _ in state.grant != .temporary },
      fairness: [
        .rules(["T50", "T52", "T111"], .strong),
        .events(
          "activities end", [.invalidateBackgroundSession], .strong),
        .events("standard updates end", [.stop(.standard)], .strong),
        .events("the user goes on", [.enterForeground], .strong),
      ]),
    leads(
      "L03",
      from: { state, context in
        state.grant == .notDetermined && state.holdsGoal(in: context) && !state.isForeground
          && state.process != .terminated && !state[.restricted] && !state.isOff(in: context)
          && context.keys.contains(.whenInUse)
          && (!context.hasAlways || context.keys.contains(context.alwaysKey))
          && !state.holdsSpentGoal(in: context)
      },
      to: { state, context in
        state.prompt != .none || state.grant != .notDetermined || !state.holdsGoal(in: context)
          || state[.restricted] || state.isOff(in: context) || state.holdsSpentGoal(in: context)
      },
      fairness: [.rules(["T89", "T89.always"], .strong)]),
    leads(
      "L04", from: { state, _ in state[.updateQueued] },
      to: { state, _ in !state[.updateQueued] },
      fairness: [.events("the app runs again", [.resume, .enterForeground], .strong)]),
    leads(
      "L05", from: { state, _ in state[.servicesOff] && !state[.restricted] },
      to: { state, _ in !state[.servicesOff] || state[.restricted] },
      fairness: [.events("services come back", [.settings(.globalOn)], .strong)]),
    leads(
      "L06", in: [.sessions, .background, .everything],
      from: { state, context in
        state[.justLaunched] && context.era >= .i17 && !context.platform.isMac
      },
      to: { state, _ in !state[.justLaunched] },
      fairness: [.events("time passes", [.sessionTrackingEnds], .strong)]),
    leads(
      "L07", from: { state, _ in state.prompt != .none }, to: { state, _ in state.prompt == .none },
      fairness: [.events("the user answers", answers)]),
  ]

  private static let answers = ModelChoice.allCases.map { ModelEvent.choose($0) }

  private static func leads(
    _ id: String, in aspects: [ModelAspect] = ModelAspect.allCases,
    from: @escaping @Sendable (ModelState, ModelContext) -> Bool,
    to: @escaping @Sendable (ModelState, ModelContext) -> Bool,
    fairness: [Fairness<ModelSystem>]
  ) -> Property<ModelSystem> {
    Property(
      id, in: Scope("\(aspects)") { aspects.contains($0.aspect) },
      .leadsTo(
        from: StatePredicate(id + " from") { from($0, $1.model) },
        to: StatePredicate(id + " to") { to($0, $1.model) }, fairness: fairness))
  }
}

extension ModelState {
  /// Whether Always is wanted although its one request is spent and nothing gives it back (C-4).
  fileprivate func holdsSpentGoal(in context: ModelContext) -> Bool {
    self[.alwaysUsed] && holdsAlwaysGoal(in: context)
  }
}
