/// A named condition on a state, an event and a context, that a rule requires to hold or not to.
public struct Guard<System: TransitionSystem>: Sendable {
  /// What the condition says, as a short stable name: `coin-inserted`.
  public let name: String
  /// The value that is required of the condition.
  public let expected: Bool
  /// The bits of a state that decide it, whatever the event and the context. All bits are always
  /// right; only `SymbolicSpace` looks at them.
  public let reads: UInt64

  @usableFromInline
  let test: @Sendable (System.State, System.Event, System.Context) -> Bool
  @usableFromInline
  let bind: @Sendable (System.Event, System.Context) -> @Sendable (UInt64) -> Bool

  /// Requires a condition to hold. Guards of one name must have one meaning.
  @inlinable
  public init(
    _ name: String, reads: UInt64 = .max,
    _ test: @escaping @Sendable (System.State, System.Event, System.Context) -> Bool
  ) {
    self.init(name: name, expected: true, reads: reads, test: test) { event, context in
      { bits in test(System.State(bits: bits), event, context) }
    }
  }

  @usableFromInline
  init(
    name: String, expected: Bool, reads: UInt64,
    test: @escaping @Sendable (System.State, System.Event, System.Context) -> Bool,
    bind: @escaping @Sendable (System.Event, System.Context) -> @Sendable (UInt64) -> Bool
  ) {
    self.name = name
    self.expected = expected
    self.reads = reads
    self.test = test
    self.bind = bind
  }

  /// Requires the condition not to hold.
  public static prefix func ! (condition: Self) -> Self {
    Self(
      name: condition.name, expected: !condition.expected, reads: condition.reads,
      test: condition.test, bind: condition.bind)
  }

  /// Whether the requirement is met.
  public func isMet(
    in state: System.State, on event: System.Event, context: System.Context
  ) -> Bool {
    test(state, event, context) == expected
  }
}
