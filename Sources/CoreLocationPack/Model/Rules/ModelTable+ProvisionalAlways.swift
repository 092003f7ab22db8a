internal import LockbReference

extension ModelTable {
  /// Section E: provisional Always.
  static let provisionalAlways: [ModelRule] = [
    ModelRule(
      id: "T39", scope: .withAlways(.i13a ... .i18), from: .clear(.provisional),
      events: EventSets.ready, guards: [yes(.accuracyAllows), yes(.receives)],
      delivery: .delivered, sources: "W19-705"),
    ModelRule(
      id: "T40", scope: .withAlways(.i13a ... .i18), from: .clear(.provisional),
      events: EventSets.readyAlways,
      guards: [yes(.accuracyAllows), no(.receives), no(.eventHeld)],
      effects: [.set(.eventHeld), .set(.secondPromptDue)], delivery: .held,
      sources: "A-RAA S2 W19-705"),
    ModelRule(
      id: "T40.prompt", scope: .withAlways(.i13a ... .i18), from: .idle(.provisional),
      events: [.secondPromptShown], guards: [yes(.secondPromptDue)],
      effects: [.show(.provisional, .always)], sources: "A-RAA S2 W19-705", reading: "C-1"),
    ModelRule(
      id: "T41", scope: .withAlways(.i13a ... .i18), from: .clear(.provisional),
      events: EventSets.readyAlways,
      guards: [yes(.accuracyAllows), no(.receives), yes(.eventHeld)],
      delivery: .held, sources: "W19-705", reading: "the newer event takes the older one’s place"),
    ModelRule(
      id: "T42", scope: .withAlways(.i13a ... .i18), from: ModelFrom(grants: 32),
      events: [.eventStale], guards: [yes(.eventHeld)], effects: [.clear(.eventHeld)],
      delivery: .dropped, sources: "W19-705",
      reading: "the second prompt stays due; C-22 for the age"),
    ModelRule(
      id: "T43", alsoRows: ["T46"], scope: .withAlways(.i13a ... .i18),
      from: .showing(.provisional), events: [.choose(.keepOnlyWhileUsing)],
      effects: [.grant(.whenInUse)], callback: .status(.authorizedWhenInUse), delivery: .dropped,
      sources: "A-RAA S2 W19-705"),
    ModelRule(
      id: "T44", scope: .withAlways(.i13a ... .i18), from: .showing(.provisional),
      events: [.choose(.changeToAlwaysAllow)], guards: [yes(.eventHeld)],
      effects: [.grant(.always)], delivery: .delivered, sources: "A-RAA S2 W19-705"),
    ModelRule(
      id: "T44.stale", scope: .withAlways(.i13a ... .i18), from: .showing(.provisional),
      events: [.choose(.changeToAlwaysAllow)], guards: [no(.eventHeld)],
      effects: [.grant(.always)], sources: "A-RAA S2 W19-705",
      reading: "the held event is gone already (T42)"),
    ModelRule(
      id: "T47", scope: .withAlways(.i13a ... .i18), from: ModelFrom(grants: 32, overlays: 3),
      events: [.settings(.always)], guards: [yes(.alwaysKey)], effects: [.grant(.always)],
      sources: "A-DCA", confidence: .inferred, reading: "Q10"),
    ModelRule(
      id: "T47.ask", scope: .withAlways(.i13a ... .i18), from: ModelFrom(grants: 32, overlays: 3),
      events: [.settings(.askNextTime)], effects: [.grant(.notDetermined)],
      callback: .status(.notDetermined), sources: "A-DCA", confidence: .inferred, reading: "Q10"),
  ]
}

/// Events that rows speak of together.
enum EventSets {
  /// Services that can launch a terminated app.
  static let launchCapable: [ModelEvent.EventSource] = [
    .launchCapable, .significantChange, .visits, .region, .monitor,
  ]
  /// Services that cannot.
  static let notLaunchCapable: [ModelEvent.EventSource] = [
    .liveUpdates, .standard, .heading, .ranging,
  ]

  private static func ready(_ needs: [Bool], _ sources: [ModelEvent.EventSource]) -> [ModelEvent] {
    needs.flatMap { need in sources.map { .eventReady(needsAlways: need, $0) } }
  }

  /// Data of any service.
  static let ready = ready([false, true], launchCapable + notLaunchCapable)
  /// Data that needs Always.
  static let readyAlways = ready([true], launchCapable + notLaunchCapable)
  static let readyLaunchCapable = ready([false, true], launchCapable)
  static let readyNotLaunchCapable = ready([false, true], notLaunchCapable)
  /// Data of the async sequences.
  static let readyAsync = ready([false, true], [.monitor, .liveUpdates])
  static let readyRegion = ready([false, true], [.region])
  /// Data that needs neither a session nor an unlocked device.
  static let readyClassic = ready(
    [false, true],
    [.launchCapable, .significantChange, .visits, .standard, .heading, .ranging])
  static let readyMonitor = ready([false, true], [.monitor])
  static let readyLive = ready([false, true], [.liveUpdates])
  /// Data of services that never start a process.
  static let readyPlain = ready([false, true], [.standard, .heading, .ranging])
  static let readyFences = ready([false, true], [.region, .monitor])
  static let readyLaunchNotFences = ready(
    [false, true], [.launchCapable, .significantChange, .visits])
  static let push = ready([false, true], [.locationPush])
  static let notification = ready([false, true], [.notificationTrigger])

  /// Calls that start a classic service.
  static let starts: [ModelEvent] =
    ModelEvent.Service.allCases.map { .start($0) } + [.requestPosition]
  /// Those that need Always before iOS 13.
  static let launchStarts: [ModelEvent] = [
    .start(.significantChange), .start(.visits), .start(.region),
  ]
  /// What makes an app stop being in use, a background session apart.
  static let useEnders: [ModelEvent] = [
    .noLongerInUse, .graceEnds, .complicationOnFace(false), .stop(.standard),
    .setAllowsBackground(false),
  ]
}
