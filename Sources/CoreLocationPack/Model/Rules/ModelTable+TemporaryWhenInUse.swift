internal import LockbReference

extension ModelTable {
  /// Section F: temporary When In Use.
  static let temporaryWhenInUse: [ModelRule] = [
    ModelRule(
      id: "T49", scope: .phoneLike(.i13a ... .i18), from: ModelFrom(grants: 16),
      events: [.enterForeground], guards: [yes(.inGrace), yes(.alive)],
      effects: [.process(.running), .phase(.foreground), .makeEffective], callback: .onWake,
      sources: "W19-705", reading: "C-20"),
    ModelRule(
      id: "T50", scope: .phoneLike(.i13a ... .i18), from: ModelFrom(grants: 16),
      events: EventSets.useEnders, guards: [yes(.endsUse)],
      effects: [.release, .endUse, .clear(.temporaryFull), .grant(.notDetermined)],
      callback: .status(.notDetermined), sources: "A-RAA A-RWA A-DCA W19-705", reading: "Q14"),
    ModelRule(
      id: "T51", scope: .phoneLike(.i13a ... .i18), from: ModelFrom(grants: 16),
      events: [.leaveForeground], guards: [yes(.foreground), yes(.keptInUse)],
      effects: [.leaveForeground], sources: "W19-705"),
    ModelRule(
      id: "T51.kept", scope: .phoneLike(.i13a ... .i18), from: ModelFrom(grants: 16),
      events: [.noLongerInUse], guards: [yes(.inUse), yes(.keptInUse)], refusedBy: "keptInUse",
      sources: "W19-705", reading: "Q14"),
    ModelRule(
      id: "T52", scope: .phoneLike(.i13a ... .i18), from: ModelFrom(grants: 16),
      events: [.terminate(byUser: false), .terminate(byUser: true)], guards: [yes(.alive)],
      effects: [.endProcess, .grant(.notDetermined)], sources: "W19-705",
      confidence: .inferred),
    ModelRule(
      id: "T52.reboot", scope: .phoneLike(.i13a ... .i18), from: ModelFrom(grants: 16),
      events: [.reboot],
      effects: [.hidePrompt, .endProcess, .restart, .grant(.notDetermined)],
      sources: "W19-705", confidence: .inferred),
    ModelRule(
      id: "T56", scope: .on([.phone, .watch, .clip], .i13b ... .i18), from: .idle(.notDetermined),
      events: [.tapButton], guards: [yes(.foreground), no(.buttonConfirmed)],
      effects: [.show(.button, .none)], sources: "A-BTN"),
    ModelRule(
      id: "T56.confirm", scope: .on([.phone, .watch, .clip], .i13b ... .i18),
      from: .showing(.button), events: [.choose(.allow)],
      effects: [.grant(.temporary), .set(.buttonConfirmed)],
      callback: .status(.authorizedWhenInUse), sources: "A-BTN", confidence: .inferred,
      reading: "T57 says what a confirmed button grants"),
    ModelRule(
      id: "T56.decline", scope: .on([.phone, .watch, .clip], .i13b ... .i18),
      from: .showing(.button), events: [.choose(.dontAllow)], sources: "A-BTN",
      confidence: .inferred, reading: "no source says that declining a button is a refusal"),
    ModelRule(
      id: "T57", scope: .on([.phone, .watch, .clip], .i13b ... .i18), from: .idle(.notDetermined),
      events: [.tapButton], guards: [yes(.foreground), yes(.buttonConfirmed)],
      effects: [.grant(.temporary)], callback: .status(.authorizedWhenInUse), sources: "A-BTN"),
    ModelRule(
      id: "M03", events: [.tapButton], confidence: .inferred, isFallback: true,
      reading: "a button changes nothing once a choice was made, and ignores input on Catalyst "
        + "and for compatible apps on visionOS"),
  ]
}
