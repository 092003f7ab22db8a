extension Coverage {
  /// Adds everything in an explored space.
  public mutating func add<System: TransitionSystem>(_ space: StateSpace<System>) {
    let exploration = space.exploration
    contexts += 1
    states += space.stateCount
    transitions += space.transitionCount
    for (index, rule) in space.rules.enumerated() where rule.scope.contains(space.machine.context) {
      rules[index].contexts += 1
    }
    var applied = [Int](repeating: 0, count: rules.count)
    for rule in exploration.rules where rule != Exploration.noRule { applied[Int(rule)] += 1 }
    for index in applied.indices { rules[index].transitions += applied[index] }
    for index in guards.indices {
      let (yes, no) = (exploration.guardTrue[index], exploration.guardFalse[index])
      guards[index].met += guards[index].expected ? yes : no
      guards[index].refused += guards[index].expected ? no : yes
    }
    for (index, predicate) in space.machine.system.declaredStates.enumerated() {
      declaredStates[index].states += space.members(of: predicate).count { $0 }
    }
    pairs.insertAll(of: exploration)
  }

  /// Adds a run: the rules and pairs it applied, and the guards it tried on the way.
  public mutating func add<System: TransitionSystem>(
    _ trace: Trace<System>, of machine: Machine<System>
  ) {
    let table = machine.system.rules
    var last: Int?
    for step in trace.steps {
      var counter = 0
      let fallsBack = table.contains { $0.id == step.rule && $0.priority == .otherwise }
      for (index, rule) in table.enumerated() {
        if rule.id == step.rule {
          rules[index].transitions += 1
          if let last { pairs.insert(last, index) }
          last = index
        }
        let isTried = rule.priority == .ordinary || fallsBack
        if isTried, rule.scope.contains(machine.context), rule.event.contains(step.event) {
          count(rule.guards, from: counter, of: step, in: machine.context)
        }
        counter += rule.guards.count
      }
    }
    transitions += trace.steps.count
    let visited = Set([trace.start] + trace.steps.map(\.after))
    states += visited.count
    for (index, predicate) in machine.system.declaredStates.enumerated() {
      declaredStates[index].states += visited.count { predicate.contains($0, in: machine.context) }
    }
  }

  private mutating func count<System: TransitionSystem>(
    _ conditions: [Guard<System>], from counter: Int, of step: Step<System>,
    in context: System.Context
  ) {
    for (offset, condition) in conditions.enumerated() {
      guard condition.isMet(in: step.before, on: step.event, context: context) else {
        guards[counter + offset].refused += 1
        return
      }
      guards[counter + offset].met += 1
    }
  }
}
