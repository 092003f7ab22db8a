internal import LockbReference

extension ModelTable {
  private static let create: [ModelEvent] = [.createBackgroundSession]
  private static let seventeen = ModelScope.phoneLike(.i17 ... .i17)
  private static let later = ModelScope.phoneLike(.i18 ... .i18)
  private static let background = ModelScope.phoneLike(.i17 ... .i18)

  /// Section I, fourth part: background activity sessions. One that can do nothing yet is held all
  /// the same and takes effect once authorization and mode allow (R29).
  static let backgroundSessions: [ModelRule] =
    undecidedBackgroundSessions + refusedBackgroundSessions + backgroundActivity

  /// From iOS 18 on a background session is an implicit goal of When In Use (R24, R25).
  private static let undecidedBackgroundSessions: [ModelRule] = [
    ModelRule(
      id: "T105", scope: later, from: .idle(.notDetermined), events: create,
      guards: [no(.explicitModeKey), yes(.foreground), yes(.whenInUseKey)],
      effects: [.addBackgroundSession, .show(.whenInUse, .whenInUse)],
      diagnostics: .authorizationRequestInProgress, sources: "A-BG S3"),
    ModelRule(
      id: "T105.key", scope: later, from: .idle(.notDetermined), events: create,
      guards: [no(.explicitModeKey), yes(.foreground), no(.whenInUseKey)],
      effects: [.addBackgroundSession], refusedBy: "whenInUseKey", sources: "H16.5",
      confidence: .inferred, reading: "as T06"),
    ModelRule(
      id: "T105.foreground", scope: later, from: .idle(.notDetermined), events: create,
      guards: [no(.explicitModeKey), no(.foreground)], effects: [.addBackgroundSession],
      diagnostics: .insufficientlyInUse, refusedBy: "foreground", sources: "W24-10212 A-BGS",
      confidence: .inferred, reading: "section 1.4, as T88"),
    ModelRule(
      id: "T105.waiting", scope: later, from: .prompted(.notDetermined), events: create,
      guards: [no(.explicitModeKey)], effects: [.addBackgroundSession],
      diagnostics: .authorizationRequestInProgress, refusedBy: "promptShowing",
      confidence: .inferred, reading: "as T13"),
    ModelRule(
      id: "T105.explicit", scope: later, from: .clear(.notDetermined), events: create,
      guards: [yes(.explicitModeKey), yes(.sessionHeld)], effects: [.addBackgroundSession],
      refusedBy: "explicitModeKey", sources: "W24-10212 A-BG", reading: "R25"),
    ModelRule(
      id: "T105.required", scope: later, from: .clear(.notDetermined), events: create,
      guards: [yes(.explicitModeKey), no(.sessionHeld)], effects: [.addBackgroundSession],
      diagnostics: .serviceSessionRequired, refusedBy: "sessionHeld",
      sources: "W24-10212 A-BG A-BGS", reading: "section 1.4, R25"),
    ModelRule(
      id: "M44.undecided", scope: seventeen, from: .clear(.notDetermined), events: create,
      effects: [.addBackgroundSession], refusedBy: "authorized", confidence: .inferred,
      reading: "R29; as T107"),
  ]

  /// Where nothing can be given: told by diagnostics from iOS 18 on only.
  private static let refusedBackgroundSessions: [ModelRule] = [
    ModelRule(
      id: "T91.background", scope: later, from: .restricted, events: create,
      effects: [.addBackgroundSession], diagnostics: .authorizationRestricted,
      refusedBy: "overlay", sources: "A-BGS H18", reading: "section 1.4, R29"),
    ModelRule(
      id: "T92.background", scope: later, from: .off, events: create,
      effects: [.addBackgroundSession],
      diagnostics: [.authorizationDenied, .authorizationDeniedGlobally], refusedBy: "overlay",
      sources: "W24-10212 A-BGS", reading: "section 1.4, Q17"),
    ModelRule(
      id: "T90.background", scope: later, from: .clear(.denied), events: create,
      effects: [.addBackgroundSession], diagnostics: .authorizationDenied,
      refusedBy: "notDenied", sources: "W24-10212 A-BGS", reading: "section 1.4, R29"),
    ModelRule(
      id: "M44.denied", scope: seventeen, from: .clear(.denied), events: create,
      effects: [.addBackgroundSession], refusedBy: "notDenied", confidence: .inferred,
      reading: "R29"),
    ModelRule(
      id: "M44.overlay", scope: seventeen, from: .overlaid, events: create,
      effects: [.addBackgroundSession], refusedBy: "overlay", confidence: .inferred,
      reading: "R29"),
    ModelRule(
      id: "T108.mode", scope: background, from: .authorized, events: create,
      guards: [yes(.foreground), no(.backgroundMode)], effects: [.addBackgroundSession],
      refusedBy: "backgroundMode", sources: "A-BGS H18 W23-10180", reading: "R29"),
  ]

  private static let backgroundActivity: [ModelRule] = [
    ModelRule(
      id: "T108", scope: background, from: .authorized, events: create,
      guards: [yes(.foreground), yes(.backgroundMode)],
      effects: [.addBackgroundSession], sources: "A-BGS H18 W23-10180",
      reading: "C-5"),
    ModelRule(
      id: "T109", scope: background, from: .authorized, events: create,
      guards: [no(.foreground), no(.backgroundActive), no(.backgroundRetakable)],
      effects: [.addBackgroundSession], diagnostics: .insufficientlyInUse,
      refusedBy: "foreground", sources: "H18"),
    ModelRule(
      id: "T110", scope: background, from: .authorized, events: create,
      guards: [no(.foreground), no(.backgroundActive), yes(.backgroundRetakable)],
      effects: [.addBackgroundSession],
      sources: "H18 W23-10180 A-LIVE", reading: "I24"),
    ModelRule(
      id: "M44", events: create, effects: [.addBackgroundSession], confidence: .inferred,
      isFallback: true,
      reading: "no section describes one on a Mac, nor one beside another that is active"),
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
