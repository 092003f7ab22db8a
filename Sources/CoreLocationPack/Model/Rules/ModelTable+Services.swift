internal import LockbReference

extension ModelTable {
  private static let withoutPad = PlatformSet.phoneLike.subtracting(.padOnHeadset)
  /// What a compatible app can start on visionOS; the other services do nothing there (6.1). It has
  /// no era before iOS 17 and never more than When In Use, so M51 and M53 say nothing of it.
  private static let padStarts: [ModelEvent] = [.start(.standard), .requestPosition]
  private static let desktopStarts = EventSets.starts + [.beginLiveUpdates, .iterateEvents]

  /// Section J, first part: starting a service.
  static let services: [ModelRule] =
    classicServices(withoutPad, EventSets.starts, suffix: "")
    + classicServices(.padOnHeadset, padStarts, suffix: ".pad").filter {
      $0.id != "M51.pad" && $0.id != "M53.pad"
    }
    + [
      ModelRule(
        id: "T67.answer", from: .showing(.servicesOff),
        events: [.choose(.settings), .choose(.cancel)], sources: "H16.5",
        confidence: .observed, reading: "what the user then does in Settings is an event of its own"
      ),
      ModelRule(
        id: "T118", scope: .phoneLike(.i8 ... .i11),
        from: .clear(.whenInUse, .whenInUseAlwaysUsed), events: EventSets.launchStarts,
        refusedBy: "always", sources: "S4 A-CHOOSE H11.4 W19-705"),
      ModelRule(
        id: "M50", scope: .on(.padOnHeadset),
        events: EventSets.starts.filter { !padStarts.contains($0) }, refusedBy: "platform",
        sources: "A-VOS", reading: "section 6.1"),
      ModelRule(
        id: "M56", events: ModelEvent.Service.allCases.map { .stop($0) },
        guards: [no(.endsUse)], effects: [.release],
        confidence: .inferred, isFallback: true),
      ModelRule(
        id: "T127", scope: .phoneLike(.i8 ... .i18), from: .except(.temporary),
        events: [.setAllowsBackground(true)], guards: [no(.backgroundMode)],
        effects: [.endProcess], delivery: .crashed, sources: "H16.5"),
      ModelRule(
        id: "T127.temporary", scope: .phoneLike(.i8 ... .i18), from: ModelFrom(grants: 16),
        events: [.setAllowsBackground(true)], guards: [no(.backgroundMode)],
        effects: [.endProcess, .grant(.notDetermined)], delivery: .crashed, sources: "H16.5",
        reading: "and with the process its temporary grant (T52)"),
      ModelRule(
        id: "M57", events: [.setAllowsBackground(true)], effects: [.set(.allowsBackground)],
        sources: "H16.5", confidence: .documented, isFallback: true, reading: "R05"),
      ModelRule(
        id: "M58", events: [.setAllowsBackground(false)], guards: [no(.endsUse)],
        effects: [.release],
        sources: "H16.5", confidence: .documented, isFallback: true, reading: "R05"),
      ModelRule(
        id: "M59", events: [.setShowsIndicator(true)], effects: [.set(.showsIndicator)],
        sources: "H16.5", reading: "R07"),
      ModelRule(
        id: "M60", events: [.setShowsIndicator(false)], effects: [.clear(.showsIndicator)],
        sources: "H16.5", reading: "R07"),
      ModelRule(
        id: "T128", events: [.widgetRefresh], sources: "W20-10660 H16.5 A-KEYS"),
    ]

  /// Section J, second part: on a Mac.
  static let macServices: [ModelRule] = [
    ModelRule(
      id: "T114", scope: .on(.desktop), from: .idle(.notDetermined), events: desktopStarts,
      guards: [yes(.macKey)], effects: [.iterateNamed, .show(.mac, .mac)],
      sources: "A-CHOOSE S4 W19-705", named: PlatformSet(.macOS)),
    ModelRule(
      id: "T114.key", scope: .on(.desktop), from: .idle(.notDetermined), events: desktopStarts,
      guards: [no(.macKey)], effects: [.iterateNamed], refusedBy: "macKey",
      sources: "A-CHOOSE S4", reading: "C-12", named: PlatformSet(.macOS)),
    ModelRule(
      id: "M54", scope: .on(.desktop), events: desktopStarts, effects: [.iterateNamed],
      confidence: .inferred, isFallback: true, reading: "Q12"),
    ModelRule(
      id: "T115", scope: .on(.desktop), from: .idle(.notDetermined),
      events: [.requestWhenInUse, .requestAlways],
      guards: [yes(.promptsOnMacRequest), yes(.macKey)], effects: [.show(.mac, .mac)],
      sources: "H14.5 A-RWA A-RAA",
      reading: "C-7; the row names no key, I09 and section 4.1 ask for one",
      named: PlatformSet(.macOS)),
    ModelRule(
      id: "T115.key", scope: .on(.desktop), from: .idle(.notDetermined),
      events: [.requestWhenInUse, .requestAlways],
      guards: [yes(.promptsOnMacRequest), no(.macKey)], refusedBy: "macKey",
      sources: "H14.5", confidence: .inferred, reading: "C-12, I09"),
    ModelRule(
      id: "T115.silent", scope: .on(.desktop), from: .idle(.notDetermined),
      events: [.requestWhenInUse, .requestAlways], guards: [no(.promptsOnMacRequest)],
      refusedBy: "promptsOnMacRequest", confidence: .contested, reading: "C-7",
      parameter: "macOSRequestPrompts=false"),
    ModelRule(
      id: "M55", scope: .on(.desktop), events: [.requestWhenInUse, .requestAlways],
      confidence: .inferred, isFallback: true, reading: "Q12: after a decision, nothing"),
    ModelRule(
      id: "T116", scope: .on(.desktop), from: .showing(.mac), events: [.choose(.allow)],
      effects: [.grant(.always)], callback: .status(.authorizedAlways), sources: "H16.5 A-STAT",
      reading: "C-8 for Catalyst and iPad apps", named: PlatformSet(.macOS)),
    ModelRule(
      id: "T117", scope: .on(.desktop), from: .showing(.mac), events: [.choose(.dontAllow)],
      effects: [.grant(.denied)], callback: .status(.denied), sources: "A-CHOOSE S4",
      named: PlatformSet(.macOS)),
  ]

  /// The rows T67, T112, T113, T119 and T120 for some services on some platforms.
  private static func classicServices(
    _ platforms: PlatformSet, _ events: [ModelEvent], suffix: String
  ) -> [ModelRule] {
    let all = ModelScope.on(platforms)
    let early = ModelScope.on(platforms, .i8 ... .i11)
    let late = ModelScope.on(platforms, .i13a ... .i18)
    let unrestricted = events.filter { !EventSets.launchStarts.contains($0) }
    let inUse = ModelFrom.clear(.whenInUse, .whenInUseAlwaysUsed, .temporary)
    return [
      ModelRule(
        id: "T67" + suffix, scope: all, from: .off, events: events,
        guards: [yes(.foreground), no(.promptShowing)], effects: [.show(.servicesOff, .none)],
        delivery: .failsWithDenied, sources: "H16.5", reading: "Q17"),
      ModelRule(
        id: "T112" + suffix, scope: all, from: .clear(.denied), events: events,
        delivery: .failsWithDenied, refusedBy: "authorized", sources: "A-LM A-ERR"),
      ModelRule(
        id: "T112.off" + suffix, scope: all, from: .off, events: events,
        delivery: .failsWithDenied, refusedBy: "overlay", sources: "A-LM A-ERR",
        isFallback: true, reading: "Q17"),
      ModelRule(
        id: "T112.restricted" + suffix, scope: all, from: .restricted, events: events,
        delivery: .failsWithDenied, refusedBy: "overlay", sources: "A-LM A-ERR",
        confidence: .inferred),
      ModelRule(
        id: "T113" + suffix, scope: all, from: .clear(.notDetermined), events: events,
        effects: [.startNamed], refusedBy: "authorized", sources: "A-RAA A-RWA S2",
        reading: "R09"),
      ModelRule(
        id: "T119" + suffix, scope: late, from: inUse, events: events, guards: [yes(.inUse)],
        effects: [.startNamed], delivery: .started, sources: "H13.7 W19-705 A-AUTH S0"),
      ModelRule(
        id: "M51" + suffix, scope: early, from: inUse, events: unrestricted,
        guards: [yes(.inUse)], effects: [.startNamed], delivery: .started, sources: "S4 A-CHOOSE",
        reading: "section 6.3"),
      ModelRule(
        id: "T120" + suffix, scope: all, from: inUse, events: [.start(.standard)],
        guards: [no(.inUse)], refusedBy: "inUse", sources: "A-RWA H11.4", reading: "R06"),
      ModelRule(
        id: "M52" + suffix, scope: all, from: inUse,
        events: unrestricted.filter { $0 != .start(.standard) }, guards: [no(.inUse)],
        refusedBy: "inUse", confidence: .inferred, reading: "as T120"),
      ModelRule(
        id: "M61" + suffix, scope: late, from: inUse,
        events: events.filter { EventSets.launchStarts.contains($0) }, guards: [no(.inUse)],
        delivery: .started, confidence: .inferred,
        reading: "they run, and deliver while the app is in use"),
      ModelRule(
        id: "M53" + suffix, scope: all, from: .clear(.provisional, .always), events: events,
        effects: [.startNamed], delivery: .started, sources: "S4 A-CHOOSE", reading: "6.2, 6.3"),
    ].filter { !$0.events.isEmpty }
  }
}
