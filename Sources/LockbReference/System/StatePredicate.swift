/// A named set of states.
public struct StatePredicate<System: TransitionSystem>: Sendable {
  /// What the states have in common: `gate is open`.
  public let name: String

  @usableFromInline
  let test: @Sendable (System.State, System.Context) -> Bool
  @usableFromInline
  let bind: @Sendable (System.Context) -> @Sendable (UInt64) -> Bool

  /// Names the states for which a condition holds.
  @inlinable
  public init(
    _ name: String, _ test: @escaping @Sendable (System.State, System.Context) -> Bool
  ) {
    self.init(name: name, test: test) { context in
      { bits in test(System.State(bits: bits), context) }
    }
  }

  @usableFromInline
  init(
    name: String, test: @escaping @Sendable (System.State, System.Context) -> Bool,
    bind: @escaping @Sendable (System.Context) -> @Sendable (UInt64) -> Bool
  ) {
    self.name = name
    self.test = test
    self.bind = bind
  }

  /// Whether a state belongs to the set.
  public func contains(_ state: System.State, in context: System.Context) -> Bool {
    test(state, context)
  }
}
