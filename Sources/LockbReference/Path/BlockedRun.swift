/// A run that would be possible if some requirements were dropped.
public struct BlockedRun<System: TransitionSystem>: Hashable, Sendable {
  /// A step of such a run.
  public struct Leg: Hashable, Sendable {
    /// What happens, or would happen.
    public let step: Step<System>
    /// What keeps the rule from applying; empty for a step that is possible.
    public let unmet: [Requirement]
  }

  /// What would happen, in order.
  public let legs: [Leg]

  /// The steps that are refused.
  public var refused: [Leg] { legs.filter { !$0.unmet.isEmpty } }
}
