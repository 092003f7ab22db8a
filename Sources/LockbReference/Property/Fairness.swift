/// An action that may not be put off for ever.
///
/// A run may go on or stop (for ever do nothing) as it likes, except as fairness demands: a weakly
/// fair action that from some point on is always possible happens again and again; a strongly fair
/// action that is possible again and again happens again and again; a recurring action happens
/// again and again, whatever it takes. An action is a set of transitions; it is possible in a state
/// where one of them begins, also one that changes nothing.
public struct Fairness<System: TransitionSystem>: Sendable {
  /// What has to be possible for the action to be owed.
  public enum Strength: Hashable, Sendable {
    /// The action is owed when it stays possible.
    case weak
    /// The action is owed when it is possible again and again.
    case strong
    /// The action is always owed: only runs in which it happens again and again are looked at.
    case recurring
  }

  /// What the action is: `the user answers`.
  public let name: String
  /// What has to be possible for the action to be owed.
  public let strength: Strength
  /// Whether a transition, given by its event and the id of its rule, belongs to the action.
  public let contains: @Sendable (System.Event, String) -> Bool

  /// Names an action and how fair a run is to it.
  public init(
    _ name: String, _ strength: Strength = .weak,
    contains: @escaping @Sendable (System.Event, String) -> Bool
  ) {
    self.name = name
    self.strength = strength
    self.contains = contains
  }

  /// The action of applying one of some rules.
  public static func rules(_ ids: [String], _ strength: Strength = .weak) -> Self {
    let set = Set(ids)
    return Self(ids.joined(separator: ", "), strength) { _, rule in set.contains(rule) }
  }

  /// The action of one of some events happening.
  public static func events(
    _ name: String, _ events: [System.Event], _ strength: Strength = .weak
  ) -> Self {
    let set = Set(events)
    return Self(name, strength) { event, _ in set.contains(event) }
  }
}
