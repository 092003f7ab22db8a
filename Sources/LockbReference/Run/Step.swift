/// One transition that happened.
public struct Step<System: TransitionSystem>: Hashable, Sendable {
  /// What happened.
  public let event: System.Event
  /// The id of the rule that applied.
  public let rule: String
  /// The confidence of that rule.
  public let confidence: Confidence
  /// The state in which the event happened.
  public let before: System.State
  /// The state that it led to.
  public let after: System.State
  /// What could be observed.
  public let output: System.Output
  /// The name of the guard that kept anything from happening, where one did.
  public let refusedBy: String?

  /// Records a transition.
  public init(
    event: System.Event, rule: String, confidence: Confidence, before: System.State,
    after: System.State, output: System.Output, refusedBy: String?
  ) {
    self.event = event
    self.rule = rule
    self.confidence = confidence
    self.before = before
    self.after = after
    self.output = output
    self.refusedBy = refusedBy
  }
}
