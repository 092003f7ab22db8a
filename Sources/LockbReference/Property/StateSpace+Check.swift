extension StateSpace {
  /// What the space says about a property.
  public func check(_ property: Property<System>) -> Verdict<System> {
    guard property.scope.contains(machine.context) else { return .outOfScope }
    return switch property.claim {
    case .always(let condition, let claim):
      always(when: condition.map(members), holds: members(of: claim))
    case .alwaysStep(let condition, let claim): alwaysStep(when: condition, holds: claim)
    case .sometimes(let goal): sometimes(goal)
    case .sometimesStep(let goal): sometimesStep(goal)
    case .leadsTo(let from, let to, let fairness): leadsTo(from, to, fairness)
    }
  }

  /// For every state whether it belongs to a set.
  func members(of predicate: StatePredicate<System>) -> [Bool] {
    let test = predicate.bind(machine.context)
    return exploration.table.states.map { test($0) }
  }

  /// The first transition by one of some events for which a condition holds.
  private func firstStep(
    by events: [Int], where condition: (UInt32, Int) -> Bool
  ) -> (state: UInt32, event: Int)? {
    for state in 0..<UInt32(stateCount) {
      for event in events where condition(state, event) { return (state, event) }
    }
    return nil
  }

  private func always(when condition: [Bool]?, holds: [Bool]) -> Verdict<System> {
    let offender = holds.indices.first { !holds[$0] && condition?[$0] ?? true }
    if let offender { return .violated(trace(to: UInt32(offender))) }
    return settled(isVacuous: condition.map { !$0.contains(true) } ?? false)
  }

  private func alwaysStep(
    when condition: StepPredicate<System>?, holds: StepPredicate<System>
  ) -> Verdict<System> {
    let condition = condition.map { StepTest($0, in: self) }
    let holds = StepTest(holds, in: self)
    let claimed = Set(holds.events)
    var isVacuous = true
    let offender = firstStep(by: condition?.events ?? Array(machine.events.indices)) {
      state, event in
      guard exploration.hasRule(state, event) else { return false }
      if let condition, !condition.contains(state, event) { return false }
      isVacuous = false
      return !claimed.contains(event) || !holds.contains(state, event)
    }
    if let offender { return .violated(trace(to: offender.state, then: offender.event)) }
    return settled(isVacuous: isVacuous)
  }

  private func sometimes(_ goal: StatePredicate<System>) -> Verdict<System> {
    if let first = members(of: goal).firstIndex(of: true) {
      return .holds(witness: trace(to: UInt32(first)))
    }
    return isComplete ? .unreachable : .undecided
  }

  private func sometimesStep(_ goal: StepPredicate<System>) -> Verdict<System> {
    let goal = StepTest(goal, in: self)
    if let first = firstStep(by: goal.events, where: goal.contains) {
      return .holds(witness: trace(to: first.state, then: first.event))
    }
    return isComplete ? .unreachable : .undecided
  }

  private func leadsTo(
    _ from: StatePredicate<System>, _ to: StatePredicate<System>,
    _ fairness: [Fairness<System>]
  ) -> Verdict<System> {
    let from = members(of: from)
    guard from.contains(true) else { return settled(isVacuous: true) }
    let region = members(of: to).map { !$0 }
    let search = LassoSearch(fairness: components(fairness), region: region)
    let sources = from.indices.filter { from[$0] && region[$0] }.map { UInt32($0) }
    if let lasso = search.find(from: sources) {
      let stem = trace(to: lasso.source)
        .followed(by: trace(from: lasso.source, along: lasso.approach))
      let entry = lasso.loop.first?.state
      let loop = entry.map { trace(from: $0, along: lasso.loop) }
      return .violatedForever(stem: stem, loop: loop ?? Trace(start: stem.end, steps: []))
    }
    return settled(isVacuous: false)
  }

  private func settled(isVacuous: Bool) -> Verdict<System> {
    if !isComplete { return .undecided }
    return isVacuous ? .vacuous : .holds(witness: nil)
  }

  private func components(_ fairness: [Fairness<System>]) -> FairComponents {
    precondition(fairness.count <= 64, "at most 64 fair actions")
    var actions = [UInt64](repeating: 0, count: machine.events.count * rules.count)
    var strong: UInt64 = 0
    var recurring: UInt64 = 0
    for (bit, action) in fairness.enumerated() {
      if action.strength == .strong { strong |= 1 << bit }
      if action.strength == .recurring { recurring |= 1 << bit }
      for (number, event) in machine.events.enumerated() {
        for rule in machine.index(event) where action.contains(event, rules[rule].id) {
          actions[number * rules.count + rule] |= 1 << bit
        }
      }
    }
    let all = fairness.isEmpty ? 0 : UInt64.max >> (64 - fairness.count)
    return FairComponents(
      exploration: exploration, actions: actions, ruleCount: rules.count, strong: strong,
      recurring: recurring, all: all)
  }
}
