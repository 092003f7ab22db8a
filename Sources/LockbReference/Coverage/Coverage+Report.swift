extension Coverage {
  /// The ids of the rules whose scope no context was in.
  public var rulesOutOfScope: [String] { rules.filter { $0.contexts == 0 }.map(\.id) }

  /// The ids of the rules that never applied.
  public var deadRules: [String] { rules.filter { $0.transitions == 0 }.map(\.id) }

  /// The names of the declared sets of states of which no state was visited.
  public var unreachableStates: [String] {
    declaredStates.filter { $0.states == 0 }.map(\.name)
  }

  /// The guards of rules that were tried and never refused: such a row could do without.
  public var guardsNeverRefusing: [GuardCount] { guards.filter { $0.met > 0 && $0.refused == 0 } }

  /// The guards of rules that were tried and always refused: such a row can never apply.
  public var guardsAlwaysRefusing: [GuardCount] { guards.filter { $0.met == 0 && $0.refused > 0 } }

  /// The guards of rules that were never tried, because the rule or an earlier guard never let it.
  public var guardsNeverTried: [GuardCount] { guards.filter { $0.met + $0.refused == 0 } }

  /// The names of the guards that had one value wherever any rule tried them, with the value.
  public var constantGuards: [(name: String, value: Bool)] {
    var order: [String] = []
    var counts: [String: (yes: Int, no: Int)] = [:]
    for count in guards {
      if counts[count.name] == nil { order.append(count.name) }
      counts[count.name, default: (0, 0)].yes += count.expected ? count.met : count.refused
      counts[count.name, default: (0, 0)].no += count.expected ? count.refused : count.met
    }
    return order.compactMap { name in
      guard let (yes, no) = counts[name], (yes == 0) != (no == 0) else { return nil }
      return (name, yes > 0)
    }
  }

  /// The pairs of rules that were seen, in table order, given by their ids.
  public var rulePairs: [(first: String, second: String)] { listed { pairs.contains($0, $1) } }

  /// The pairs of rules that a wider coverage of the same system has and this one lacks.
  public func missingPairs(of wider: Coverage) -> [(first: String, second: String)] {
    listed { wider.pairs.contains($0, $1) && !pairs.contains($0, $1) }
  }

  private func listed(_ isMember: (Int, Int) -> Bool) -> [(first: String, second: String)] {
    rules.indices.flatMap { first in
      rules.indices.filter { isMember(first, $0) }.map { (rules[first].id, rules[$0].id) }
    }
  }
}
