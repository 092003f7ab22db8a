internal import LockbReference

extension ModelTable {
  private static let iteration: [ModelEvent] = [.beginLiveUpdates, .iterateEvents]
  private static let later = ModelScope.phoneLike(.i18 ... .i18)
  private static let background = ModelScope.phoneLike(.i17 ... .i18)
  private static let wakeUp: [ModelEffect] = [
    .process(.running), .phase(.foreground), .makeEffective,
  ]

  /// Section I, third part: goals that wait, and iterations.
  static let implicitSessions: [ModelRule] = [
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

  /// Section I, fourth part: background activity sessions.
  static let backgroundSessions: [ModelRule] = [
    ModelRule(
      id: "T105", scope: later, from: .idle(.notDetermined), events: [.createBackgroundSession],
      guards: [no(.explicitModeKey), yes(.foreground), yes(.whenInUseKey)],
      effects: [
        .addBackgroundSession, .set(.backgroundActive), .show(.whenInUse, .whenInUse),
      ],
      diagnostics: .authorizationRequestInProgress, sources: "A-BG S3"),
    ModelRule(
      id: "T108", scope: background, from: .authorized, events: [.createBackgroundSession],
      guards: [yes(.foreground), yes(.backgroundMode)],
      effects: [.addBackgroundSession, .set(.backgroundActive)], sources: "A-BGS H18 W23-10180",
      reading: "C-5"),
    ModelRule(
      id: "T109", scope: background, from: .authorized, events: [.createBackgroundSession],
      guards: [no(.foreground), no(.backgroundActive), no(.backgroundRetakable)],
      effects: [.addBackgroundSession], diagnostics: .insufficientlyInUse,
      refusedBy: "foreground", sources: "H18"),
    ModelRule(
      id: "T110", scope: background, events: [.createBackgroundSession],
      guards: [no(.foreground), no(.backgroundActive), yes(.backgroundRetakable)],
      effects: [.addBackgroundSession, .set(.backgroundActive)],
      sources: "H18 W23-10180 A-LIVE", reading: "I24"),
    ModelRule(
      id: "M44", events: [.createBackgroundSession], guards: [yes(.foreground)],
      effects: [.addBackgroundSession, .set(.backgroundActive)], confidence: .inferred,
      isFallback: true, reading: "I24; it takes effect once authorization and mode allow (R29)"),
    ModelRule(
      id: "M45", events: [.createBackgroundSession], guards: [no(.foreground)],
      effects: [.addBackgroundSession], confidence: .inferred, isFallback: true),
    ModelRule(
      id: "T111", scope: background, from: ModelFrom(grants: 16),
      events: [.invalidateBackgroundSession], guards: [yes(.endsUse)],
      effects: [.release, .endUse, .clear(.temporaryFull), .grant(.notDetermined)],
      callback: .status(.notDetermined), sources: "A-BGS H18"),
    ModelRule(
      id: "T111.accuracy", scope: background, from: .except(.temporary),
      events: [.invalidateBackgroundSession], guards: [yes(.endsUse), yes(.temporaryFull)],
      effects: [.release, .endUse, .clear(.temporaryFull)], callback: .current,
      sources: "A-BGS H18", reading: "Q2, as T86"),
    ModelRule(
      id: "T111.other", scope: background, from: .except(.temporary),
      events: [.invalidateBackgroundSession], guards: [yes(.endsUse), no(.temporaryFull)],
      effects: [.release, .endUse], sources: "A-BGS H18"),
    ModelRule(
      id: "M46", events: [.invalidateBackgroundSession], guards: [yes(.backgroundHeld)],
      effects: [.release], confidence: .inferred, isFallback: true),
    ModelRule(
      id: "M38", events: [.invalidateBackgroundSession], guards: [no(.backgroundHeld)],
      refusedBy: "backgroundHeld", confidence: .inferred),
  ]
}
