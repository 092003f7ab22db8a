extension SymbolicSpace {
  /// What a claim that one thing leads to another comes to.
  public struct Outcome: Sendable {
    /// The values that some bits have in reachable states of which the claim speaks.
    public let speaksOf: [UInt64]
    /// A run to a state after which a fair run need never get there; nil where the claim holds.
    public let violation: Trace<System>?
  }

  /// Whether every fair run that is in a state of `from` is then, or later, in a state of `to`;
  /// `StateSpace` says the same of a property, and how such a run goes on.
  ///
  /// - Parameter mask: the bits whose values in states of `from` are told.
  public mutating func check(
    _ from: StatePredicate<System>, leadsTo to: StatePredicate<System>,
    fairness: [Fairness<System>], tellingBits mask: UInt64
  ) -> Outcome {
    precondition(fairness.count <= 64, "at most 64 fair actions")
    let from = states(of: from)
    let speaksOf = exploration.values(of: from, in: mask)
    let there = states(of: to)
    let region = exploration.diagrams.difference(exploration.reached, there)
    let beginning = exploration.diagrams.intersection(from, region)
    if beginning == DecisionDiagrams.empty { return Outcome(speaksOf: speaksOf, violation: nil) }
    let steps = steps.map { step in
      let (event, rule) = (machine.events[step.event], machine.index.rules[step.rule].id)
      var actions: UInt64 = 0
      for (bit, action) in fairness.enumerated() where action.contains(event, rule) {
        actions |= 1 << UInt64(bit)
      }
      return (row: step.row, area: step.area, actions: actions)
    }
    let staying = exploration.staying(
      in: region, steps,
      fairness: fairness.map { ($0.strength == .strong, $0.strength == .recurring) })
    let offending = exploration.diagrams.intersection(beginning, staying)
    return Outcome(speaksOf: speaksOf, violation: trace(to: offending))
  }

  /// The reachable states of a set.
  private mutating func states(of set: StatePredicate<System>) -> DecisionDiagrams.WordSet {
    switch set.form {
    case .plain(let reads):
      let test = set.bind(machine.context)
      let mask = reads & exploration.bits
      let values = exploration.values(of: exploration.reached, in: mask).filter(test)
      let like = exploration.diagrams.words(like: values, in: mask)
      return exploration.diagrams.intersection(exploration.reached, like)
    case .not(let other):
      let states = states(of: other)
      return exploration.diagrams.difference(exploration.reached, states)
    case .both(let left, let right):
      let (left, right) = (states(of: left), states(of: right))
      return exploration.diagrams.intersection(left, right)
    case .either(let left, let right):
      let (left, right) = (states(of: left), states(of: right))
      return exploration.diagrams.union(left, right)
    }
  }
}
