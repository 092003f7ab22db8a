/// A transition as a property sees it.
public struct StepView<System: TransitionSystem>: Sendable {
  /// The state in which the event happened.
  public let before: System.State
  /// What happened.
  public let event: System.Event
  /// The state that it led to.
  public let after: System.State
  /// What could be observed.
  public let output: System.Output
  /// What stays fixed.
  public let context: System.Context

  /// Describes a transition.
  @inlinable
  public init(
    before: System.State, event: System.Event, after: System.State, output: System.Output,
    context: System.Context
  ) {
    self.before = before
    self.event = event
    self.after = after
    self.output = output
    self.context = context
  }
}
