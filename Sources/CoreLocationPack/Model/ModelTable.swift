internal import LockbReference

/// The transition table: sections A–J of the facts, and the rules the facts presuppose.
enum ModelTable {
  /// Every rule, in the order of the facts. A call needs a running app in every rule but one.
  static let rules: [ModelRule] =
    ([
      reading, whenInUseRequests, alwaysRequests, alwaysUpgrade, provisionalAlways,
      temporaryWhenInUse, settings, temporaryAccuracy, whenInUseSessions, alwaysSessions,
      implicitSessions, backgroundSessions, services, macServices, delivery, life,
    ] as [[ModelRule]]).joined().map(requiringRunningApp) + [callWithoutProcess]

  private static let callWithoutProcess = ModelRule(
    id: "M01", events: ModelEvent.all.filter(\.isCall), guards: [no(.running)],
    refusedBy: "running", confidence: .inferred, reading: "only a running app can call")

  private static func requiringRunningApp(_ rule: ModelRule) -> ModelRule {
    guard rule.events.contains(where: \.isCall) else { return rule }
    var rule = rule
    // Events that are no calls stay as they are; no rule mixes both but those that end use, which
    // ask for a process themselves.
    if rule.events.allSatisfy(\.isCall) { rule.guards.insert(yes(.running), at: 0) }
    return rule
  }

  /// The rules for each event, by their position in `rules`.
  static let rulesByEvent: [ModelEvent: [Int]] = {
    var byEvent: [ModelEvent: [Int]] = [:]
    for (index, rule) in rules.enumerated() {
      for event in rule.events { byEvent[event, default: []].append(index) }
    }
    return byEvent
  }()
}
