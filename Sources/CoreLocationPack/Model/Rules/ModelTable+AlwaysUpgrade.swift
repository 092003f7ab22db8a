internal import LockbReference

extension ModelTable {
  /// Section D: `requestAlwaysAuthorization()` after When In Use.
  static let alwaysUpgrade: [ModelRule] = [
    ModelRule(
      id: "T30", alsoRows: ["T62"], scope: .withAlways(.i13b ... .i18), from: .idle(.whenInUse),
      events: [.requestAlways], guards: [yes(.whenInUseKey), yes(.alwaysKey), yes(.foreground)],
      effects: [.set(.alwaysUsed), .show(.upgrade, .always)],
      sources: "A-RAA W20-10660 A-AUTH S0", reading: "C-1, Q6"),
    ModelRule(
      id: "T31", scope: .withAlways(.i13b ... .i18), from: .showing(.upgrade),
      events: [.choose(.keepOnlyWhileUsing)], sources: "A-RAA"),
    ModelRule(
      id: "T32", scope: .withAlways(.i13b ... .i18), from: .showing(.upgrade),
      events: [.choose(.changeToAlwaysAllow)], effects: [.grant(.always)],
      callback: .status(.authorizedAlways), sources: "A-RAA"),
    ModelRule(
      id: "T33", scope: .withAlways(.i13a ... .i13a), from: .idle(.whenInUse),
      events: [.requestAlways], guards: [yes(.whenInUseKey), yes(.alwaysKey), yes(.foreground)],
      effects: [.grant(.provisional), .set(.alwaysUsed)], callback: .status(.authorizedAlways),
      sources: "W20-10660"),
    ModelRule(
      id: "T34", scope: .withAlways(.i11 ... .i11), from: .idle(.whenInUse),
      events: [.requestAlways], guards: [yes(.whenInUseKey), yes(.alwaysKey), yes(.foreground)],
      effects: [.show(.upgradeEleven, .always)], sources: "W17-713 H11.4", reading: "Q7"),
    ModelRule(
      id: "T34.grant", scope: .withAlways(.i8 ... .i11), from: .showing(.upgradeEleven),
      events: [.choose(.grantAlways)], effects: [.grant(.always), .set(.alwaysUsed)],
      callback: .status(.authorizedAlways), sources: "W17-713 H11.4"),
    ModelRule(
      id: "T34.keep", scope: .withAlways(.i8 ... .i11), from: .showing(.upgradeEleven),
      events: [.choose(.keepWhenInUse)], effects: [.set(.alwaysUsed)], sources: "W17-713 H11.4"),
    ModelRule(
      id: "T35", scope: .withAlways(.i8 ... .i8), from: .idle(.whenInUse),
      events: [.requestAlways], guards: [no(.upgradesOniOS8)], refusedBy: "upgradesOniOS8",
      sources: "H9.3 H10.3 mapbox#648 rnmaps#1184", confidence: .contested, reading: "C-6"),
    ModelRule(
      id: "T35.upgrade", scope: .withAlways(.i8 ... .i8), from: .idle(.whenInUse),
      events: [.requestAlways],
      guards: [yes(.upgradesOniOS8), yes(.alwaysKey), yes(.foreground)],
      effects: [.show(.upgradeEleven, .always)], sources: "PermissionScope#24",
      confidence: .contested, reading: "C-6: one prompt, with the options of P-UP11",
      parameter: "ios8Upgrade=true"),
    ModelRule(
      id: "T35.key", scope: .withAlways(.i8 ... .i8), from: .idle(.whenInUse),
      events: [.requestAlways], guards: [yes(.upgradesOniOS8), no(.alwaysKey)],
      refusedBy: "alwaysKey", confidence: .contested, reading: "C-6",
      parameter: "ios8Upgrade=true"),
    ModelRule(
      id: "T35.foreground", scope: .withAlways(.i8 ... .i8), from: .idle(.whenInUse),
      events: [.requestAlways],
      guards: [yes(.upgradesOniOS8), yes(.alwaysKey), no(.foreground)],
      refusedBy: "foreground", confidence: .contested, reading: "C-6",
      parameter: "ios8Upgrade=true"),
    ModelRule(
      id: "T35.spent", scope: .withAlways(.i8 ... .i8), from: .clear(.whenInUseAlwaysUsed),
      events: [.requestAlways], refusedBy: "alwaysUsed", confidence: .contested, reading: "C-6",
      parameter: "ios8Upgrade=true"),
    ModelRule(
      id: "T36", alsoRows: ["T46"], scope: .withAlways(.i11 ... .i18),
      from: .clear(.whenInUseAlwaysUsed), events: [.requestAlways], refusedBy: "alwaysUsed",
      sources: "A-RAA S2 H16.5 W19-705", reading: "Q15"),
    ModelRule(
      id: "T37", scope: .on([.withAlways, .clip], .i13a ... .i18), from: .clear(.temporary),
      events: [.requestAlways], refusedBy: "lastingGrant",
      sources: "A-RAA S2 Baseflow#1018 AsyncLocationKit#30"),
    ModelRule(
      id: "T38", scope: .on([.withAlways, .clip]), from: .clear(.provisional, .always, .denied),
      events: [.requestAlways], refusedBy: "undecidedOrWhenInUse", sources: "H16.5 A-RAA"),
    ModelRule(
      id: "T38.overlay", scope: .on([.withAlways, .clip]), from: .overlaid,
      events: [.requestAlways], refusedBy: "overlay", sources: "H16.5 A-RAA",
      reading: "section 3.1: the overlays win"),
    ModelRule(
      id: "T13.granted", scope: .withAlways(.i8 ... .i18), from: .prompted(.whenInUse),
      events: [.requestAlways], refusedBy: "promptShowing", confidence: .inferred,
      reading: "at most one prompt at a time, as T13"),
    ModelRule(
      id: "T29.granted", scope: .on(.clip), from: .clear(.whenInUse, .whenInUseAlwaysUsed),
      events: [.requestAlways], refusedBy: "alwaysExists", sources: "W20-10660",
      confidence: .inferred),
    ModelRule(
      id: "T08.padAlways", scope: .on(.padOnHeadset),
      from: .clear(
        .denied, .whenInUse, .whenInUseAlwaysUsed, .temporary, .provisional, .always),
      events: [.requestAlways], refusedBy: "notDetermined", sources: "A-RWA A-RAA",
      reading: "Q9"),
    ModelRule(
      id: "T08.padOverlay", scope: .on(.padOnHeadset), from: .overlaid,
      events: [.requestAlways], refusedBy: "overlay", sources: "A-RWA A-RAA", reading: "Q9"),
  ]
}
