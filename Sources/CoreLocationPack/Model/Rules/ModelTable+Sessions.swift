internal import LockbReference

extension ModelTable {
  private static func session(_ requirement: ModelState.Requirement) -> [ModelEvent] {
    ModelEvent.Purpose.allCases.map { .createServiceSession(requirement, $0) }
  }
  private static let anyGoal = session(.whenInUse) + session(.always)
  /// Where `.always` is a goal of its own; elsewhere it is read as `.whenInUse` (C-16).
  private static let always = ModelScope.withAlways(.i18 ... .i18)
  private static let sessions = ModelScope.phoneLike(.i18 ... .i18)
  private static let whenInUseOnly = ModelScope.on(.whenInUseOnly, .i18 ... .i18)

  /// Section I, first part: the goal of When In Use.
  static let whenInUseSessions: [ModelRule] =
    whenInUseSessions(session(.whenInUse), sessions, suffix: "")
    // C-16 and section 1.5: where Always does not exist, its goal is When In Use.
    + whenInUseSessions(session(.always), whenInUseOnly, suffix: ".always")

  private static func whenInUseSessions(
    _ events: [ModelEvent], _ scope: ModelScope, suffix: String
  ) -> [ModelRule] {
    let take = ModelEffect.push(.whenInUse, effective: true)
    return [
      ModelRule(
        id: "T87" + suffix, scope: scope, from: .idle(.notDetermined), events: events,
        guards: [yes(.foreground), yes(.whenInUseKey)],
        effects: [take, .show(.whenInUse, .whenInUse)],
        diagnostics: .authorizationRequestInProgress,
        sources: "W24-10212 A-SUSP"),
      ModelRule(
        id: "T87.key" + suffix, scope: scope, from: .idle(.notDetermined), events: events,
        guards: [yes(.foreground), no(.whenInUseKey)], effects: [take],
        refusedBy: "whenInUseKey", sources: "H16.5", confidence: .inferred, reading: "as T06"),
      ModelRule(
        id: "T88" + suffix, scope: scope, from: .idle(.notDetermined), events: events,
        guards: [no(.foreground)], effects: [take], diagnostics: .insufficientlyInUse,
        refusedBy: "foreground", sources: "W24-10212 H18"),
      ModelRule(
        id: "T87.waiting" + suffix, scope: scope, from: .prompted(.notDetermined), events: events,
        effects: [take], diagnostics: .authorizationRequestInProgress,
        refusedBy: "promptShowing", confidence: .inferred, reading: "as T13"),
      ModelRule(
        id: "T90" + suffix, scope: scope,
        from: .clear(.whenInUse, .whenInUseAlwaysUsed, .temporary, .provisional, .always),
        events: events, guards: [no(.accuracyAsked)], effects: [take], refusedBy: "notDetermined",
        sources: "W24-10212"),
      ModelRule(
        id: "T90.denied" + suffix, scope: scope, from: .clear(.denied), events: events,
        effects: [take], diagnostics: .authorizationDenied, refusedBy: "notDetermined",
        sources: "W24-10212"),
      ModelRule(
        id: "T102" + suffix, scope: scope, from: .authorized, events: events,
        guards: [yes(.accuracyAsked)], effects: [take, .show(.accuracyGoal, .temporary)],
        diagnostics: .authorizationRequestInProgress, sources: "W24-10212 A-SS"),
    ]
  }

  /// Section I, second part: the goal of Always, no goal, overlays, and the end of a session.
  static let alwaysSessions: [ModelRule] = [
    ModelRule(
      id: "T91", scope: sessions, from: .restricted, events: anyGoal,
      effects: [.pushNamed], diagnostics: .authorizationRestricted, refusedBy: "overlay",
      sources: "A-SS H18"),
    ModelRule(
      id: "T92", scope: sessions, from: .off, events: anyGoal, effects: [.pushNamed],
      diagnostics: [.authorizationDenied, .authorizationDeniedGlobally], refusedBy: "overlay",
      sources: "W24-10212", reading: "Q17"),
    ModelRule(
      id: "T94", scope: always, from: .idle(.whenInUse), events: session(.always),
      guards: [yes(.foreground), yes(.whenInUseKey), yes(.alwaysKey)],
      effects: [.push(.always, effective: true), .set(.alwaysUsed), .show(.upgrade, .always)],
      diagnostics: .authorizationRequestInProgress, sources: "A-CONF S1 W24-10212"),
    ModelRule(
      id: "T94.refused", scope: always, from: .clear(.whenInUse), events: session(.always),
      effects: [.pushNamed], diagnostics: .insufficientlyInUse, confidence: .inferred,
      isFallback: true, reading: "R20: the goal waits for the foreground; as T16 without a key"),
    ModelRule(
      id: "T95", scope: always, from: .idle(.notDetermined), events: session(.always),
      guards: [yes(.foreground), yes(.whenInUseKey), yes(.alwaysKey), no(.alwaysUsed)],
      effects: [.push(.always, effective: true), .show(.alwaysFirst, .whenInUse)],
      diagnostics: .authorizationRequestInProgress, sources: "W24-10212", confidence: .inferred,
      reading: "C-19"),
    ModelRule(
      id: "T95.refused", scope: always, from: .clear(.notDetermined), events: session(.always),
      effects: [.pushNamed], diagnostics: .insufficientlyInUse, confidence: .inferred,
      isFallback: true, reading: "C-19; as T88 and T16"),
    ModelRule(
      id: "T96", scope: always, from: .clear(.whenInUseAlwaysUsed), events: session(.always),
      guards: [no(.accuracyAsked)], effects: [.pushNamed],
      diagnostics: .alwaysAuthorizationDenied, refusedBy: "alwaysUsed",
      sources: "W24-10212 A-SS"),
    ModelRule(
      id: "T97", scope: always, from: .clear(.always), events: session(.always),
      guards: [no(.foreground), no(.alwaysOutstanding), no(.alwaysRetakable)],
      effects: [.push(.always, effective: false)], diagnostics: .insufficientlyInUse,
      refusedBy: "foreground", sources: "W24-10212 H18"),
    ModelRule(
      id: "T98", scope: always, from: .clear(.always), events: session(.always),
      guards: [no(.foreground), no(.alwaysOutstanding), yes(.alwaysRetakable)],
      effects: [.push(.always, effective: true)], sources: "W24-10212 A-BG S3"),
    ModelRule(
      id: "T90.held", scope: always, from: .clear(.always), events: session(.always),
      guards: [no(.foreground), yes(.alwaysOutstanding)],
      effects: [.push(.always, effective: true)], sources: "W24-10212", reading: "R26"),
    ModelRule(
      id: "T90.effective", scope: always, from: .clear(.always), events: session(.always),
      guards: [yes(.foreground), no(.accuracyAsked)],
      effects: [.push(.always, effective: true)], refusedBy: "notDetermined",
      sources: "W24-10212"),
    ModelRule(
      id: "T90.temporary", scope: always, from: .clear(.temporary, .provisional),
      events: session(.always), guards: [no(.accuracyAsked)], effects: [.pushNamed],
      refusedBy: "lastingGrant", sources: "W24-10212", reading: "as T37 and T38"),
    ModelRule(
      id: "T90.refused", scope: always, from: .clear(.denied), events: session(.always),
      effects: [.pushNamed], diagnostics: .authorizationDenied, refusedBy: "notDenied",
      sources: "W24-10212"),
    ModelRule(
      id: "T102.goal", scope: always,
      from: .clear(.whenInUseAlwaysUsed, .temporary, .provisional, .always),
      events: session(.always), guards: [yes(.accuracyAsked)],
      effects: [.pushNamed, .show(.accuracyGoal, .temporary)],
      diagnostics: .authorizationRequestInProgress, sources: "W24-10212 A-SS"),
    ModelRule(
      id: "T101", scope: sessions, events: session(.none), guards: [no(.accuracyAsked)],
      effects: [.push(.none, effective: true)], sources: "W24-10212 H18"),
    ModelRule(
      id: "T102.none", scope: sessions, from: .authorized, events: session(.none),
      guards: [yes(.accuracyAsked)],
      effects: [.push(.none, effective: true), .show(.accuracyGoal, .temporary)],
      diagnostics: .authorizationRequestInProgress, sources: "W24-10212 A-SS"),
    ModelRule(
      id: "T102.agreed", scope: sessions, from: .showing(.accuracyGoal),
      events: [.choose(.agreeOnce)], effects: [.set(.temporaryFull)], callback: .current,
      sources: "W24-10212 A-SS A-DCA", reading: "Q2, as T81"),
    ModelRule(
      id: "T102.refused", scope: sessions, from: .showing(.accuracyGoal),
      events: [.choose(.decline)], diagnostics: .fullAccuracyDenied, sources: "W24-10212 A-SS"),
    ModelRule(
      id: "T103", scope: sessions, events: [.invalidateServiceSession],
      guards: [yes(.sessionHeld)], effects: [.popSession], sources: "H18"),
    ModelRule(
      id: "M40", scope: .on(.desktop), events: anyGoal + session(.none), effects: [.pushNamed],
      confidence: .inferred, reading: "no section describes sessions on a Mac"),
    ModelRule(
      id: "M41", scope: .on(.desktop), events: [.invalidateServiceSession],
      guards: [yes(.sessionHeld)], effects: [.popSession], confidence: .inferred),
    ModelRule(
      id: "M42", events: [.invalidateServiceSession], guards: [no(.sessionHeld)],
      refusedBy: "sessionHeld", confidence: .inferred),
  ]
}
