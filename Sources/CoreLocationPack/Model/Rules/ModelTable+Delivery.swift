internal import LockbReference

extension ModelTable {
  private static let inUse = ModelFrom.clear(.whenInUse, .whenInUseAlwaysUsed, .temporary)
  private static let phones = ModelScope.on(.phone)

  /// Section J, third part: what becomes of an event. Without full accuracy some services have
  /// none to deliver (section 6.4, I22).
  static let delivery: [ModelRule] = [
    ModelRule(
      id: "T119.delivery", scope: .phoneLike(.i13a ... .i18), from: inUse,
      events: EventSets.ready, guards: [yes(.accuracyAllows), yes(.receives)],
      delivery: .delivered, sources: "H13.7 W19-705 A-AUTH S0"),
    ModelRule(
      id: "T118.delivery", scope: .phoneLike(.i8 ... .i11), from: inUse,
      events: EventSets.readyLaunchCapable, guards: [yes(.receives), yes(.accuracyAllows)],
      refusedBy: "always", sources: "S4 A-CHOOSE H11.4 W19-705"),
    ModelRule(
      id: "M62", scope: .phoneLike(.i8 ... .i11), from: inUse,
      events: EventSets.readyNotLaunchCapable, guards: [yes(.receives), yes(.accuracyAllows)],
      delivery: .delivered, sources: "S4 A-CHOOSE", reading: "section 6.3"),
    ModelRule(
      id: "T121", scope: .on([.phone, .watch]),
      from: .clear(.whenInUse, .whenInUseAlwaysUsed, .temporary, .always),
      events: EventSets.readyNotLaunchCapable, guards: [yes(.suspended), yes(.accuracyAllows)],
      effects: [.set(.updateQueued)], delivery: .queued, sources: "A-BG S3", reading: "R01, L04"),
    ModelRule(
      id: "T122", scope: phones, from: .clear(.always), events: EventSets.readyLaunchNotFences,
      guards: [no(.alive)], effects: [.launch], delivery: .launched,
      sources: "A-AUTH S0 H16.5", reading: "Q19"),
    ModelRule(
      id: "T122.fences", scope: phones, from: .clear(.always), events: EventSets.readyFences,
      guards: [no(.alive), yes(.accuracyAllows), no(.locked)], effects: [.launch],
      delivery: .launched, sources: "A-AUTH S0 H16.5", reading: "Q19"),
    ModelRule(
      id: "T123", scope: phones, from: inUse, events: EventSets.readyLaunchCapable,
      guards: [no(.alive), yes(.accuracyAllows)], refusedBy: "always", sources: "A-AUTH S0"),
    ModelRule(
      id: "T124", scope: phones, from: .clear(.always), events: EventSets.readyPlain,
      guards: [no(.alive), yes(.accuracyAllows)], refusedBy: "launchCapable",
      sources: "A-AUTH S0 W24-10212"),
    ModelRule(
      id: "T124.live", scope: .on(.phone, .i17 ... .i18), from: .clear(.always),
      events: EventSets.readyLive, guards: [no(.alive), yes(.wakesForEvent)],
      effects: [.launch], delivery: .launched, sources: "A-AUTH S0 W24-10212",
      reading: "section 7.4"),
    ModelRule(
      id: "T124.untracked", scope: .on(.phone, .i17 ... .i18), from: .clear(.always),
      events: EventSets.readyLive, guards: [no(.alive), no(.wakesForEvent)],
      refusedBy: "tracked", sources: "A-AUTH S0 W24-10212"),
    ModelRule(
      id: "T125", scope: .on(.watch), from: .except(.provisional), events: EventSets.ready,
      guards: [no(.alive)], refusedBy: "watchLaunch", sources: "A-AUTH S0"),
    ModelRule(
      id: "T126", scope: phones, from: .clear(.always), events: EventSets.readyFences,
      guards: [yes(.accuracyAllows), yes(.locked)], refusedBy: "locked", sources: "A-REG",
      reading: "C-9"),
    ModelRule(
      id: "T100", scope: .phoneLike(.i18 ... .i18), from: .clear(.always),
      events: EventSets.readyAsync,
      guards: [
        yes(.running), yes(.accuracyAllows), no(.locked), no(.receives), no(.alwaysInEffect),
      ],
      refusedBy: "alwaysInEffect", sources: "W24-10212", reading: "R23"),
    ModelRule(
      id: "M63", scope: .phoneLike(.i8 ... .i18), from: .clear(.always),
      events: EventSets.readyClassic, guards: [yes(.running), yes(.accuracyAllows)],
      delivery: .delivered, sources: "A-AUTH S0", reading: "section 1.3"),
    ModelRule(
      id: "M63.fence", scope: .phoneLike(.i8 ... .i18), from: .clear(.always),
      events: EventSets.readyRegion, guards: [yes(.running), yes(.accuracyAllows), no(.locked)],
      delivery: .delivered, sources: "A-AUTH S0", reading: "section 1.3"),
    ModelRule(
      id: "M63.sequence", scope: .phoneLike(.i8 ... .i17), from: .clear(.always),
      events: EventSets.readyAsync, guards: [yes(.running), yes(.accuracyAllows), no(.locked)],
      delivery: .delivered, sources: "A-AUTH S0", reading: "section 1.3"),
    ModelRule(
      id: "M63.inUse", scope: .phoneLike(.i18 ... .i18), from: .clear(.always),
      events: EventSets.readyAsync,
      guards: [yes(.running), yes(.accuracyAllows), no(.locked), yes(.receives)],
      delivery: .delivered, sources: "W24-10212", reading: "R23"),
    ModelRule(
      id: "M63.session", scope: .phoneLike(.i18 ... .i18), from: .clear(.always),
      events: EventSets.readyAsync,
      guards: [
        yes(.running), yes(.accuracyAllows), no(.locked), no(.receives), yes(.alwaysInEffect),
      ],
      delivery: .delivered, sources: "W24-10212", reading: "R23"),
    ModelRule(
      id: "M64", scope: .on(.desktop), from: .clear(.always), events: EventSets.ready,
      guards: [yes(.running)], delivery: .delivered, sources: "A-BG S3", reading: "R02"),
    ModelRule(
      id: "T129", scope: phones, from: .clear(.always), events: EventSets.push,
      delivery: .launched, sources: "A-PUSH S0",
      reading: "entitlement and extension are taken to be there"),
    ModelRule(
      id: "T130", events: EventSets.notification, refusedBy: "userTap", sources: "W19-705 S4"),
    ModelRule(
      id: "M66", events: EventSets.readyMonitor, guards: [yes(.conditionsLost)],
      refusedBy: "conditionsLost", sources: "A-REG", confidence: .contested,
      reading: "C-9: where conditions last until the device restarts only",
      parameter: "conditionsSurviveReboot=false"),
    ModelRule(
      id: "M65", events: EventSets.ready + EventSets.push, delivery: ModelDelivery.none,
      confidence: .inferred, isFallback: true,
      reading: "not authorized, not in use, not precise or not running enough"),
  ]
}
