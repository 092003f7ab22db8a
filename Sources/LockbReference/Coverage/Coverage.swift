/// What explorations or runs of a system have touched, summed over contexts.
public struct Coverage: Hashable, Sendable {
  /// How often a rule applied.
  public struct RuleCount: Hashable, Sendable {
    /// The id of the rule.
    public let id: String
    /// In how many contexts the rule's scope was.
    public internal(set) var contexts = 0
    /// By how many transitions it applied.
    public internal(set) var transitions = 0
  }

  /// How often a guard of a rule was tried.
  public struct GuardCount: Hashable, Sendable {
    /// The id of the rule.
    public let rule: String
    /// The name of the guard.
    public let name: String
    /// The value that the rule requires of it.
    public let expected: Bool
    /// How often it was tried, all guards before it being met, and had the value required.
    public internal(set) var met = 0
    /// How often it was tried and refused.
    public internal(set) var refused = 0
  }

  /// How often a declared set of states was visited.
  public struct StateCount: Hashable, Sendable {
    /// The name of the set.
    public let name: String
    /// How many states of it were visited, by context.
    public internal(set) var states = 0
  }

  /// How many contexts were explored.
  public internal(set) var contexts = 0
  /// How many states were visited, summed over contexts.
  public internal(set) var states = 0
  /// How many transitions were visited, summed over contexts.
  public internal(set) var transitions = 0
  /// By rule, in table order.
  public internal(set) var rules: [RuleCount]
  /// By guard of a rule, in table order.
  public internal(set) var guards: [GuardCount]
  /// By declared set of states.
  public internal(set) var declaredStates: [StateCount]
  var pairs: RulePairs

  /// The coverage of a system by nothing.
  public init<System: TransitionSystem>(of system: System) {
    let rules = system.rules
    self.rules = rules.map { RuleCount(id: $0.id) }
    guards = rules.flatMap { rule in
      rule.guards.map { GuardCount(rule: rule.id, name: $0.name, expected: $0.expected) }
    }
    declaredStates = system.declaredStates.map { StateCount(name: $0.name) }
    pairs = RulePairs(ruleCount: rules.count)
  }

  /// How many different pairs of rules were seen, one applied right after the other.
  public var pairCount: Int { pairs.count }

  /// Adds what another coverage of the same system has touched.
  public mutating func formUnion(_ other: Coverage) {
    contexts += other.contexts
    states += other.states
    transitions += other.transitions
    for index in rules.indices {
      rules[index].contexts += other.rules[index].contexts
      rules[index].transitions += other.rules[index].transitions
    }
    for index in guards.indices {
      guards[index].met += other.guards[index].met
      guards[index].refused += other.guards[index].refused
    }
    for index in declaredStates.indices {
      declaredStates[index].states += other.declaredStates[index].states
    }
    pairs.formUnion(other.pairs)
  }
}
