/// Why a rule did not apply: the first of its guards that was not met.
public struct Refusal: Hashable, Sendable {
  /// The id of the rule.
  public let rule: String
  /// The name of the guard.
  public let guardName: String
  /// The value that the rule requires of the guard.
  public let expected: Bool
  /// How many of the rule's guards were met before it.
  public let metBefore: Int

  /// Records a refusal.
  public init(rule: String, guardName: String, expected: Bool, metBefore: Int) {
    self.rule = rule
    self.guardName = guardName
    self.expected = expected
    self.metBefore = metBefore
  }
}
