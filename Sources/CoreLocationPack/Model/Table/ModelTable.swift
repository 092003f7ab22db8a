internal import LockbReference

/// The transition table: sections A–J of the facts, and the rules the facts presuppose.
enum ModelTable {
  /// Every rule, in the order of the facts. A call needs a running app in every rule but one.
  static let rules: [ModelRule] =
    ([
      reading, whenInUseRequests, alwaysRequests, alwaysUpgrade, provisionalAlways,
      temporaryWhenInUse, settings, temporaryAccuracy, whenInUseSessions, alwaysSessions,
      implicitSessions, backgroundSessions, services, macServices, delivery, life,
    ] as [[ModelRule]]).joined().map(requiringRunningApp).map(requiringConditions)
    + [callWithoutProcess]

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

  /// What a monitor delivers needs conditions that still stand (C-9).
  private static func requiringConditions(_ rule: ModelRule) -> ModelRule {
    guard rule.events.contains(where: \.isOfMonitor), !rule.isFallback,
      !rule.guards.contains(yes(.conditionsLost))
    else { return rule }
    var rule = rule
    rule.guards.append(no(.conditionsLost))
    return rule
  }

  /// A rule where it can be looked at without being copied.
  final class Entry: Sendable {
    /// Its position in `rules`.
    let index: Int
    let rule: ModelRule
    /// Bits of the eras.
    private let eras: UInt8
    private let platforms: UInt16
    let isFallback: Bool
    /// Whether it makes a prompt appear.
    let shows: Bool

    init(_ index: Int, _ rule: ModelRule) {
      self.index = index
      self.rule = rule
      isFallback = rule.isFallback
      shows = rule.effects.contains { if case .show = $0 { true } else { false } }
      platforms = rule.scope.platforms.rawValue
      eras = ModelEra.allCases.reduce(0) { bits, era in
        rule.scope.eras.contains(era) ? bits | 1 << UInt8(era.index) : bits
      }
    }

    /// Whether the rule applies, fallback or not.
    func applies(to state: ModelState, _ event: ModelEvent, _ place: Place) -> Bool {
      guard eras & place.era != 0, platforms & place.platform != 0,
        rule.from.contains(state, place.context)
      else { return false }
      for required in rule.guards where !required.isMet(state, event, place.context) {
        return false
      }
      return true
    }
  }

  /// A context as bits.
  struct Place {
    let context: ModelContext
    let era: UInt8
    let platform: UInt16

    init(_ context: ModelContext) {
      self.context = context
      era = 1 << UInt8(context.era.index)
      platform = PlatformSet(context.platform).rawValue
    }
  }

  /// The rules for each event, in the order of the table.
  static let entries: [ModelEvent: [Entry]] = {
    var byEvent: [ModelEvent: [Entry]] = [:]
    for (index, rule) in rules.enumerated() {
      let entry = Entry(index, rule)
      for event in rule.events { byEvent[event, default: []].append(entry) }
    }
    return byEvent
  }()
}
