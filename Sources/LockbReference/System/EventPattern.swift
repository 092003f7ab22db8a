/// A named set of events: what a rule answers to.
public struct EventPattern<System: TransitionSystem>: Sendable {
  /// What the events have in common: `insert a coin`.
  public let name: String
  /// Whether an event belongs to the set.
  public let contains: @Sendable (System.Event) -> Bool

  /// Names the events for which a condition holds.
  public init(_ name: String, _ contains: @escaping @Sendable (System.Event) -> Bool) {
    self.name = name
    self.contains = contains
  }

  /// Exactly the events listed.
  public static func oneOf(_ name: String, _ events: [System.Event]) -> Self {
    let events = Set(events)
    return Self(name) { events.contains($0) }
  }
}
