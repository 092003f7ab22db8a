internal import LockbReference

extension ModelTable {
  private static let iteration: [ModelEvent] = [.beginLiveUpdates, .iterateEvents]
  private static let later = ModelScope.phoneLike(.i18 ... .i18)
  private static let wakeUp: [ModelEffect] = [
    .process(.running), .phase(.foreground), .makeEffective,
  ]

  /// Section I, third part: goals that wait, and iterations.
  static let implicitSessions: [ModelRule] = goalsAndIterations + refusedIterations

  private static let goalsAndIterations: [ModelRule] = [
    ModelRule(
      id: "T89", alsoRows: ["T93"], scope: later, from: .idle(.notDetermined),
      events: [.enterForeground],
      guards: [
        yes(.alive), no(.foreground), yes(.goalHeld), no(.alwaysGoalHeld), yes(.whenInUseKey),
      ],
      effects: wakeUp + [.show(.whenInUse, .whenInUse)], callback: .onWake,
      diagnostics: .authorizationRequestInProgress, sources: "W24-10212", reading: "R20, R28"),
    ModelRule(
      id: "T89.always", scope: .withAlways(.i18 ... .i18), from: .idle(.notDetermined),
      events: [.enterForeground],
      guards: [
        yes(.alive), no(.foreground), yes(.alwaysGoalHeld), yes(.whenInUseKey), yes(.alwaysKey),
        no(.alwaysUsed),
      ],
      effects: wakeUp + [.show(.alwaysFirst, .whenInUse)], callback: .onWake,
      diagnostics: .authorizationRequestInProgress, sources: "W24-10212",
      confidence: .inferred, reading: "C-19, R20: the goal held is Always"),
    ModelRule(
      id: "T94.later", scope: .withAlways(.i18 ... .i18), from: .idle(.whenInUse),
      events: [.enterForeground],
      guards: [
        yes(.alive), no(.foreground), yes(.alwaysGoalHeld), yes(.whenInUseKey), yes(.alwaysKey),
      ],
      effects: wakeUp + [.set(.alwaysUsed), .show(.upgrade, .always)], callback: .onWake,
      diagnostics: .authorizationRequestInProgress, sources: "W24-10212",
      confidence: .inferred, reading: "R20: the system acts when it next can"),
    ModelRule(
      id: "T104", scope: later, from: .idle(.notDetermined), events: iteration,
      guards: [no(.explicitModeKey), yes(.foreground), yes(.whenInUseKey)],
      effects: [.iterate, .show(.whenInUse, .whenInUse)],
      diagnostics: .authorizationRequestInProgress,
      sources: "A-CONF S1 W24-10212 A-BG S3"),
    ModelRule(
      id: "T104.foreground", scope: later, from: .idle(.notDetermined), events: iteration,
      guards: [no(.explicitModeKey), no(.foreground)], effects: [.iterate],
      diagnostics: .insufficientlyInUse, refusedBy: "foreground", sources: "W24-10212",
      confidence: .inferred, reading: "as T88"),
    ModelRule(
      id: "T104.key", scope: later, from: .idle(.notDetermined), events: iteration,
      guards: [no(.explicitModeKey), yes(.foreground), no(.whenInUseKey)], effects: [.iterate],
      refusedBy: "whenInUseKey", sources: "H16.5", confidence: .inferred, reading: "as T06"),
    ModelRule(
      id: "T104.waiting", scope: later, from: .prompted(.notDetermined), events: iteration,
      guards: [no(.explicitModeKey)], effects: [.iterate],
      diagnostics: .authorizationRequestInProgress, refusedBy: "promptShowing",
      confidence: .inferred, reading: "as T13"),
    ModelRule(
      id: "T104.explicit", scope: later, from: .clear(.notDetermined), events: iteration,
      guards: [yes(.explicitModeKey), yes(.sessionHeld)], effects: [.iterate],
      refusedBy: "explicitModeKey", sources: "W24-10212", reading: "R25"),
    ModelRule(
      id: "T106", scope: later, events: iteration,
      guards: [yes(.explicitModeKey), no(.sessionHeld)], effects: [.iterate],
      diagnostics: .serviceSessionRequired, refusedBy: "sessionHeld",
      sources: "W24-10212 A-UPD A-BG S3", reading: "C-2, C-24"),
    ModelRule(
      id: "T107", scope: .phoneLike(.i17 ... .i17), from: .clear(.notDetermined),
      events: iteration, effects: [.iterate], refusedBy: "authorized",
      sources: "A-LIVE W23-10180 W24-10212"),
    ModelRule(
      id: "T99", scope: .phoneLike(.i17 ... .i18), events: [.sessionTrackingEnds],
      effects: [.forgetTracked], sources: "W24-10212 H18", reading: "C-21, R22, R29"),
    ModelRule(
      id: "M39", events: [.sessionTrackingEnds], confidence: .inferred, isFallback: true),
    ModelRule(
      id: "M43", scope: .phoneLike(.i17 ... .i18), events: iteration, effects: [.iterate],
      delivery: .started, confidence: .inferred, isFallback: true),
    ModelRule(
      id: "M47", events: [.endLiveUpdates], effects: [.clear(.iteratesUpdates)],
      confidence: .inferred),
    ModelRule(
      id: "M48", events: [.openMonitor], sources: "A-MON", confidence: .inferred,
      reading: "R41: conditions outlive it, and no row asks whether one is open"),
    ModelRule(
      id: "M49", events: [.addCondition], effects: [.clear(.conditionsLost)],
      confidence: .inferred,
      reading: "R40 is counted apart: conditions decide about no grant"),
  ]

  /// An iteration is a session for When In Use (R24), so it is told the same where nothing can be
  /// given; the missing session of explicit mode is told first (T106).
  private static let refusedIterations: [ModelRule] =
    [
      (suffix: "", guards: [no(.explicitModeKey)]),
      (suffix: "Explicit", guards: [yes(.explicitModeKey), yes(.sessionHeld)]),
    ].flatMap { (suffix: String, guards: [ModelGuard]) in
      [
        ModelRule(
          id: "T91.iteration" + suffix, scope: later, from: .restricted, events: iteration,
          guards: guards, effects: [.iterate], diagnostics: .authorizationRestricted,
          refusedBy: "overlay", sources: "A-SS H18 A-UPD A-MON", reading: "section 1.4, R24"),
        ModelRule(
          id: "T92.iteration" + suffix, scope: later, from: .off, events: iteration,
          guards: guards, effects: [.iterate],
          diagnostics: [.authorizationDenied, .authorizationDeniedGlobally],
          refusedBy: "overlay", sources: "W24-10212 A-UPD A-MON", reading: "section 1.4, Q17"),
        ModelRule(
          id: "T90.iteration" + suffix, scope: later, from: .clear(.denied), events: iteration,
          guards: guards, effects: [.iterate], diagnostics: .authorizationDenied,
          refusedBy: "notDenied", sources: "W24-10212 A-UPD A-MON", reading: "section 1.4, R24"),
      ]
    } + [
      ModelRule(
        id: "M43.denied", scope: .phoneLike(.i17 ... .i17), from: .clear(.denied),
        events: iteration, effects: [.iterate], refusedBy: "notDenied", confidence: .inferred,
        reading: "section 1.3: nothing is delivered"),
      ModelRule(
        id: "M43.overlay", scope: .phoneLike(.i17 ... .i17), from: .overlaid,
        events: iteration, effects: [.iterate], refusedBy: "overlay", confidence: .inferred,
        reading: "section 1.3: nothing is delivered"),
    ]
}
