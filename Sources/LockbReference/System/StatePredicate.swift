/// A named set of states.
public struct StatePredicate<System: TransitionSystem>: Sendable {
  /// How a set is made of others.
  @usableFromInline
  indirect enum Form: Sendable {
    /// Of none; these bits decide whether a state belongs to it, whatever the context.
    case plain(reads: UInt64)
    case not(StatePredicate)
    case both(StatePredicate, StatePredicate)
    case either(StatePredicate, StatePredicate)
  }

  /// What the states have in common: `gate is open`.
  public let name: String

  @usableFromInline
  let test: @Sendable (System.State, System.Context) -> Bool
  @usableFromInline
  let bind: @Sendable (System.Context) -> @Sendable (UInt64) -> Bool
  @usableFromInline
  let form: Form

  /// Names the states for which a condition holds.
  ///
  /// - Parameter reads: the bits of a state that decide it, whatever the context. All bits are
  ///   always right; only `SymbolicSpace` looks at them.
  @inlinable
  public init(
    _ name: String, reads: UInt64 = .max,
    _ test: @escaping @Sendable (System.State, System.Context) -> Bool
  ) {
    self.init(name: name, form: .plain(reads: reads), test: test) { context in
      { bits in test(System.State(bits: bits), context) }
    }
  }

  @usableFromInline
  init(
    name: String, form: Form, test: @escaping @Sendable (System.State, System.Context) -> Bool,
    bind: @escaping @Sendable (System.Context) -> @Sendable (UInt64) -> Bool
  ) {
    self.name = name
    self.form = form
    self.test = test
    self.bind = bind
  }

  /// Whether a state belongs to the set.
  public func contains(_ state: System.State, in context: System.Context) -> Bool {
    test(state, context)
  }

  /// All other states.
  public static prefix func ! (set: Self) -> Self {
    Self(name: "not " + set.name, form: .not(set), test: { !set.test($0, $1) }) { context in
      let test = set.bind(context)
      return { !test($0) }
    }
  }

  /// The states in both sets.
  public static func && (left: Self, right: Self) -> Self {
    Self(
      name: left.name + " and " + right.name, form: .both(left, right),
      test: { left.test($0, $1) && right.test($0, $1) }
    ) { context in
      let (left, right) = (left.bind(context), right.bind(context))
      return { left($0) && right($0) }
    }
  }

  /// The states in either set.
  public static func || (left: Self, right: Self) -> Self {
    Self(
      name: left.name + " or " + right.name, form: .either(left, right),
      test: { left.test($0, $1) || right.test($0, $1) }
    ) { context in
      let (left, right) = (left.bind(context), right.bind(context))
      return { left($0) || right($0) }
    }
  }
}
