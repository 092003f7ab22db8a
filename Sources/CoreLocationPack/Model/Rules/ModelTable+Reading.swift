internal import LockbReference

extension ModelTable {
  /// Section A: reading the state. T03 and T04 hold of every rule: a live manager hears a new
  /// status and no other (`ModelCallback.status`).
  static let reading: [ModelRule] = [
    ModelRule(
      id: "T01", events: [.createManager], effects: [.set(.manager)], callback: .current,
      sources: "A-DCA A-LM S0"),
    ModelRule(
      id: "T02", events: [.resume], guards: [yes(.suspended)], effects: [.process(.running)],
      callback: .onWake, sources: "A-AUTH S0",
      reading: "Q18; elsewhere than on iOS only what was missed while suspended", named: .phone),
  ]

  /// The life of the app and the device, which the facts presuppose (sections 1.2, 2.2 and 6.1).
  static let life: [ModelRule] = [
    ModelRule(
      id: "M10", events: [.enterForeground], guards: [yes(.alive), no(.foreground)],
      effects: [.process(.running), .phase(.foreground), .makeEffective], callback: .onWake,
      confidence: .inferred, isFallback: true, reading: "section 1.2"),
    ModelRule(
      id: "M11", events: [.leaveForeground], guards: [yes(.foreground), yes(.usesPhases)],
      effects: [.leaveForeground], sources: "W19-705", confidence: .inferred,
      isFallback: true, reading: "section 6.1; C-20 for the grace time"),
    ModelRule(
      id: "M12", events: EventSets.useEnders, guards: [yes(.endsUse)],
      effects: [.release, .endUse], confidence: .inferred, isFallback: true),
    ModelRule(
      id: "M13", events: [.suspend], guards: [yes(.running), no(.foreground), yes(.usesPhases)],
      effects: [.process(.suspended)], sources: "A-BG S3", confidence: .inferred,
      reading: "R01, R02"),
    ModelRule(
      id: "M14", events: [.terminate(byUser: false), .terminate(byUser: true)],
      guards: [yes(.alive)], effects: [.endProcess], confidence: .inferred, isFallback: true,
      reading: "R22"),
    ModelRule(
      id: "M15", events: [.relaunch(byUser: true)], guards: [no(.alive)],
      effects: [.launch, .phase(.foreground), .clear(.locked)], confidence: .inferred,
      reading: "section 7.4: a launch by the user always works"),
    ModelRule(
      id: "T122.launch", scope: .on(.phone), from: .clear(.always),
      events: [.relaunch(byUser: false)], guards: [no(.alive), no(.locked)],
      effects: [.launch], delivery: .launched, sources: "A-AUTH S0 H16.5"),
    ModelRule(
      id: "M16", events: [.reboot], effects: [.hidePrompt, .endProcess, .restart],
      sources: "A-REG", confidence: .inferred, isFallback: true, reading: "T48"),
    ModelRule(
      id: "M17", events: [.firstUnlock], effects: [.clear(.locked)], sources: "A-REG",
      confidence: .inferred),
    ModelRule(
      id: "M18", scope: .on(.watch), events: [.complicationOnFace(true)],
      guards: [yes(.alive), yes(.inUse)],
      effects: [.set(.complicationOnFace)], sources: "A-AUTH W19-705", confidence: .inferred),
    ModelRule(
      id: "M19", scope: .on(.watch), events: [.complicationOnFace(true)],
      guards: [yes(.alive), no(.inUse)],
      effects: [.set(.complicationOnFace), .phase(.complication)], sources: "A-AUTH W19-705",
      confidence: .inferred),
    ModelRule(
      id: "M20", events: [.complicationOnFace(false)],
      guards: [no(.endsUse)], effects: [.clear(.complicationOnFace)], confidence: .inferred),
    ModelRule(
      id: "M21", scope: .on(.watch), events: [.graceEnds],
      guards: [yes(.inGrace), yes(.complicationShown)], effects: [.phase(.complication)],
      sources: "W19-705", confidence: .inferred),
    ModelRule(
      id: "M09", events: [.noLongerInUse, .graceEnds], guards: [no(.endsUse)],
      refusedBy: "endsUse", confidence: .inferred, isFallback: true, reading: "Q14"),
    ModelRule(
      id: "M09.enter", events: [.enterForeground], guards: [yes(.foreground)],
      refusedBy: "foreground", confidence: .inferred),
    ModelRule(
      id: "M09.closed", events: [.enterForeground] + terminations, guards: [no(.alive)],
      refusedBy: "alive", confidence: .inferred, reading: "relaunch comes first"),
    ModelRule(
      id: "M09.leave", events: [.leaveForeground], guards: [no(.foreground)],
      refusedBy: "foreground", confidence: .inferred),
    ModelRule(
      id: "M09.mac", events: [.leaveForeground], guards: [yes(.foreground), no(.usesPhases)],
      refusedBy: "usesPhases", sources: "A-AUTH", confidence: .inferred,
      reading: "section 1.2: macOS apps are always in the foreground here"),
    ModelRule(
      id: "M09.complication", events: [.complicationOnFace(true)], confidence: .inferred,
      isFallback: true),
    ModelRule(
      id: "M09.process", events: [.suspend, .relaunch(byUser: true), .relaunch(byUser: false)],
      confidence: .inferred, isFallback: true),
  ]

  private static let terminations: [ModelEvent] = [
    .terminate(byUser: false), .terminate(byUser: true),
  ]
}
