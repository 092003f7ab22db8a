/// Where an exploration stops although there is more to see.
public struct ExplorationLimits: Hashable, Sendable {
  /// The greatest number of states that are kept.
  public var states: Int
  /// The greatest number of flaws of each kind that are kept with their state; all are counted.
  public var flaws: Int

  /// Sets the limits.
  public init(states: Int = 4_000_000, flaws: Int = 100) {
    self.states = min(max(states, 1), Int(UInt32.max) - 2)
    self.flaws = max(flaws, 0)
  }
}
