/// Where a run stands, and what can happen next.
public struct ReferenceSituation: Hashable, Sendable {
  /// What can be seen.
  public var snapshot: ReferenceSnapshot
  /// What fits, the answers to a prompt first.
  public var choices: [ReferenceEvent]

  /// Describes a situation.
  public init(snapshot: ReferenceSnapshot, choices: [ReferenceEvent]) {
    self.snapshot = snapshot
    self.choices = choices
  }
}
