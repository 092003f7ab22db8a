internal import LockbReference

extension ModelTable {
  /// Section G: Settings and system-wide changes.
  static let settings: [ModelRule] = [
    ModelRule(
      id: "T58", alsoRows: ["T47"], scope: .phoneLike(.i8 ... .i18),
      from: ModelFrom(grants: 0x7D, overlays: 3), events: [.settings(.never)],
      effects: [.grant(.denied)], callback: .status(.denied), sources: "A-DCA A-AUTH",
      reading: "Q4, Q10"),
    ModelRule(
      id: "T59", alsoRows: ["T47"], scope: .phoneLike(.i8 ... .i18),
      from: .stored(.denied, .notDetermined, .always, .provisional),
      events: [.settings(.whileUsing)], effects: [.grant(.whenInUse)],
      callback: .status(.authorizedWhenInUse), sources: "A-DCA", reading: "Q10, Q11"),
    ModelRule(
      id: "T59.temporary", scope: .phoneLike(.i13a ... .i18), from: .stored(.temporary),
      events: [.settings(.whileUsing)], effects: [.grant(.whenInUse)],
      sources: "A-DCA", confidence: .inferred, reading: "a lasting grant of the same status"),
    ModelRule(
      id: "T60", scope: .withAlways(.i8 ... .i18),
      from: .stored(.denied, .notDetermined, .whenInUse, .whenInUseAlwaysUsed),
      events: [.settings(.always)], guards: [yes(.alwaysKey)], effects: [.grant(.always)],
      callback: .status(.authorizedAlways), sources: "A-DCA W14-706",
      reading: "Q11; the app declares Always with its Always key"),
    ModelRule(
      id: "T60.temporary", scope: .withAlways(.i13a ... .i18), from: .stored(.temporary),
      events: [.settings(.always)], guards: [yes(.alwaysKey)], effects: [.grant(.always)],
      callback: .status(.authorizedAlways), sources: "A-DCA", confidence: .inferred),
    ModelRule(
      id: "T61", scope: .phoneLike(.i13a ... .i18), from: ModelFrom(grants: 0x5E, overlays: 3),
      events: [.settings(.askNextTime)], effects: [.grant(.notDetermined)],
      callback: .status(.notDetermined), sources: "zoontek#490", confidence: .observed,
      reading: "C-4"),
    ModelRule(
      id: "T63", scope: .phoneLike(.i13a ... .i18),
      from: .clear(
        .whenInUse, .whenInUseAlwaysUsed, .temporary, .provisional, .always),
      events: [.settings(.preciseOff)], guards: [yes(.hasAccuracySetting), no(.reducedSetting)],
      effects: [.set(.reducedSetting)], callback: .current, sources: "W20-10660 A-DCA",
      reading: "Q2"),
    ModelRule(
      id: "T64", scope: .phoneLike(.i13a ... .i18),
      from: .clear(
        .whenInUse, .whenInUseAlwaysUsed, .temporary, .provisional, .always),
      events: [.settings(.preciseOn)], guards: [yes(.hasAccuracySetting), yes(.reducedSetting)],
      effects: [.clear(.reducedSetting), .clear(.temporaryFull)], callback: .current,
      sources: "W20-10660", reading: "Q2"),
    ModelRule(
      id: "T65", from: ModelFrom(overlays: 3), events: [.settings(.globalOff)],
      effects: [.set(.servicesOff)], callback: .status(.denied),
      sources: "A-LM A-STAT W24-10212", reading: "Q4"),
    ModelRule(
      id: "T66", from: ModelFrom(overlays: 3), events: [.settings(.globalOn)],
      effects: [.clear(.servicesOff)], callback: .changed, sources: "A-LM"),
    ModelRule(
      id: "T68", scope: .phoneLike(.i8 ... .i18), events: [.resetPrivacy],
      effects: [.grant(.notDetermined)],
      callback: .status(.notDetermined), sources: "A-DCA",
      reading: "the row names the grant only; a button stays confirmed (T57)"),
    ModelRule(
      id: "T69", events: [.restriction(true)], effects: [.set(.restricted)],
      callback: .status(.restricted), sources: "A-STAT H16.5"),
    ModelRule(
      id: "T70", events: [.restriction(false)], effects: [.clear(.restricted)],
      callback: .changed, sources: "A-STAT", confidence: .inferred),
    ModelRule(
      id: "T71", events: [.airplaneMode(true), .airplaneMode(false)],
      guards: [no(.airplaneDenies)], sources: "A-STAT S1", reading: "C-25: the same grant"),
    ModelRule(
      id: "T71.on", events: [.airplaneMode(true)], guards: [yes(.airplaneDenies)],
      effects: [.set(.airplane)], callback: .changed, sources: "A-STAT S1", reading: "C-25",
      parameter: "airplaneIsDenied=true"),
    ModelRule(
      id: "T71.off", events: [.airplaneMode(false)], guards: [yes(.airplaneDenies)],
      effects: [.clear(.airplane)], callback: .changed, sources: "A-STAT S1", reading: "C-25",
      parameter: "airplaneIsDenied=true"),
    ModelRule(
      id: "T72", scope: .withAlways(.i13a ... .i18), from: .idle(.always),
      events: [.reminderShown], effects: [.show(.reminder, .always)],
      sources: "A-DCA NOTIFICARE"),
    ModelRule(
      id: "T73", scope: .withAlways(.i8 ... .i18), from: .showing(.reminder),
      events: [.choose(.alwaysAllow)], sources: "A-DCA W14-706"),
    ModelRule(
      id: "T74", scope: .withAlways(.i8 ... .i18), from: .showing(.reminder),
      events: [.choose(.changeToOnlyWhileUsing)], effects: [.grant(.whenInUse)],
      callback: .status(.authorizedWhenInUse), sources: "A-DCA W14-706", reading: "Q11"),
    ModelRule(
      id: "T75", scope: .withAlways(.i8 ... .i8), from: .idle(.always),
      events: [.reminderShown], effects: [.show(.reminder, .always)], sources: "W14-706",
      reading: "the row names no prompt id or labels; those of P-REM are used"),
    ModelRule(
      id: "T76", events: [.reinstall], effects: [.reset], confidence: .inferred),
    ModelRule(
      id: "T79", scope: .on(.clip), from: ModelFrom(grants: 12), events: [.nextMorning],
      effects: [.grant(.notDetermined)], callback: .status(.notDetermined),
      sources: "W20-10660"),
    ModelRule(
      id: "M04", events: ModelEvent.Setting.allCases.map { .settings($0) } + [.resetPrivacy],
      confidence: .inferred, isFallback: true,
      reading: "the row is chosen already, is not offered, or is locked by a restriction (Q5, Q12)"),
    ModelRule(
      id: "M05", events: [.reminderShown, .secondPromptShown, .eventStale, .nextMorning],
      confidence: .inferred, isFallback: true),
  ]
}
