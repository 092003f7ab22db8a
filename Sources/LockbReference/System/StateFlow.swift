/// Some bits of a state that a rule may change.
public struct StateFlow: Hashable, Sendable {
  /// The bits.
  public let writes: UInt64
  /// The bits on which their new values depend, in every reachable state.
  public let reads: UInt64

  /// Says what changes from what.
  public init(writes: UInt64, reads: UInt64) {
    self.writes = writes
    self.reads = reads
  }
}
