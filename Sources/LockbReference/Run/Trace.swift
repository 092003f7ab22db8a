/// A run: a state and the steps that follow from it, each beginning where the last one ended.
public struct Trace<System: TransitionSystem>: Hashable, Sendable {
  /// Where the run begins.
  public let start: System.State
  /// What happens, in order.
  public let steps: [Step<System>]

  /// Records a run.
  public init(start: System.State, steps: [Step<System>]) {
    self.start = start
    self.steps = steps
  }

  /// Where the run ends.
  public var end: System.State { steps.last?.after ?? start }

  /// The run followed by another one, which begins where this one ends.
  public func followed(by other: Self) -> Self {
    Self(start: start, steps: steps + other.steps)
  }
}
