internal import LockbReference

extension ModelTable {
  /// Section B: `requestWhenInUseAuthorization()`.
  static let whenInUseRequests: [ModelRule] = [
    ModelRule(
      id: "T05", alsoRows: ["T53"], scope: .phoneLike(.i13a ... .i18), from: .idle(.notDetermined),
      events: [.requestWhenInUse], guards: [yes(.whenInUseKey), yes(.foreground)],
      effects: [.show(.whenInUse, .whenInUse)],
      sources: "A-RWA H13.7 H16.5 W19-705",
      reading: "section 2.3: an App Clip shows P-CLIP in its place"),
    ModelRule(
      id: "T06", scope: .phoneLike(.i8 ... .i18), from: .idle(.notDetermined),
      events: [.requestWhenInUse], guards: [no(.whenInUseKey)],
      refusedBy: "whenInUseKey", sources: "H9.3 H16.5 A-AUTH S0", reading: "C-12"),
    ModelRule(
      id: "T07", scope: .phoneLike(.i13a ... .i18), from: .idle(.notDetermined),
      events: [.requestWhenInUse], guards: [yes(.whenInUseKey), no(.foreground)],
      refusedBy: "foreground", sources: "H13.7 H16.5 A-RWA W19-705"),
    ModelRule(
      id: "T07.early", scope: .phoneLike(.i8 ... .i11), from: .idle(.notDetermined),
      events: [.requestWhenInUse], guards: [yes(.whenInUseKey), no(.foreground)],
      refusedBy: "foreground", sources: "", confidence: .inferred, reading: "Q13"),
    ModelRule(
      id: "T08", scope: .phoneLike(.i8 ... .i18),
      from: .clear(
        .denied, .whenInUse, .whenInUseAlwaysUsed, .temporary, .provisional, .always),
      events: [.requestWhenInUse], refusedBy: "notDetermined", sources: "A-RWA H16.5"),
    ModelRule(
      id: "T08.overlay", scope: .phoneLike(.i8 ... .i18), from: .overlaid,
      events: [.requestWhenInUse], refusedBy: "overlay", sources: "A-RWA H16.5",
      reading: "section 3.1: the overlays win"),
    ModelRule(
      id: "T09", scope: .phoneLike(.i13a ... .i18), from: .showing(.whenInUse, .clip),
      events: [.choose(.allowWhileUsingApp), .choose(.whileUsingUntilTomorrow)],
      effects: [.grant(.whenInUse)], callback: .status(.authorizedWhenInUse),
      sources: "A-RWA W19-705", reading: "Q8"),
    ModelRule(
      id: "T10", scope: .phoneLike(.i13a ... .i18), from: .showing(.whenInUse, .clip),
      events: [.choose(.allowOnce)],
      effects: [.grant(.temporary)], callback: .status(.authorizedWhenInUse),
      sources: "A-RWA W19-705 zoontek#964"),
    ModelRule(
      id: "T11", scope: .phoneLike(.i13a ... .i18), from: .showing(.whenInUse, .clip),
      events: [.choose(.dontAllow)],
      effects: [.grant(.denied)], callback: .status(.denied), sources: "A-RWA W19-705"),
    ModelRule(
      id: "T12", scope: .phoneLike(.i8 ... .i11), from: .idle(.notDetermined),
      events: [.requestWhenInUse], guards: [yes(.whenInUseKey), yes(.foreground)],
      effects: [.show(.eightWhenInUse, .whenInUse)], sources: "W14-706 H9.3 H11.4"),
    ModelRule(
      id: "T12.allow", scope: .phoneLike(.i8 ... .i11), from: .showing(.eightWhenInUse),
      events: [.choose(.allow)],
      effects: [.grant(.whenInUse)], callback: .status(.authorizedWhenInUse),
      sources: "W14-706 H9.3 H11.4"),
    ModelRule(
      id: "T12.deny", scope: .phoneLike(.i8 ... .i11), from: .showing(.eightWhenInUse),
      events: [.choose(.dontAllow)],
      effects: [.grant(.denied)], callback: .status(.denied), sources: "W14-706 H9.3 H11.4"),
    ModelRule(
      id: "T13", from: .prompted(.notDetermined), events: [.requestWhenInUse, .requestAlways],
      refusedBy: "promptShowing", confidence: .inferred),
    ModelRule(
      id: "T14", from: .prompted(.notDetermined), events: [.leaveForeground],
      guards: [yes(.foreground), yes(.usesPhases)], effects: [.hidePrompt, .leaveForeground],
      sources: "W24-10212", confidence: .inferred),
    ModelRule(
      id: "T14.directly", from: .prompted(.notDetermined), events: [.noLongerInUse],
      guards: [yes(.endsUse), no(.temporaryFull)], effects: [.hidePrompt, .endUse],
      sources: "W24-10212", confidence: .inferred),
    ModelRule(
      id: "M02", from: .shown, events: [.dismiss], confidence: .inferred,
      reading: "a prompt that goes away unanswered changes nothing"),
  ]
}
