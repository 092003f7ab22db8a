/// Finds where a run can stay for ever inside a region without being unfair.
///
/// A set of states that reach one another inside the region is fair if one run can visit all of
/// them again and again (or rest in one for ever) and owe no action: each weakly fair action is
/// taken inside, or impossible in one of them; each strongly fair action is taken inside, or
/// impossible in all of them; each recurring action is taken inside. Where only a strongly fair
/// action is owed, the states in which it is possible are taken out and the rest is searched again,
/// which makes the search exact.
struct FairComponents {
  let exploration: Exploration
  /// By event times the number of rules plus rule: the actions such a transition belongs to.
  let actions: [UInt64]
  let ruleCount: Int
  let strong: UInt64
  let recurring: UInt64
  let all: UInt64

  /// The actions of a transition.
  func actions(of state: UInt32, by event: Int) -> UInt64 {
    let rule = exploration.rules[Int(state) * exploration.eventCount + event]
    return rule == Exploration.noRule ? 0 : actions[event * ruleCount + Int(rule)]
  }

  /// The actions that are possible in a state.
  func enabled(in state: UInt32) -> UInt64 {
    if all == 0 { return 0 }
    return (0..<exploration.eventCount).reduce(0) { $0 | actions(of: state, by: $1) }
  }

  /// The fair components of a region, a group number by state; zero where there is none.
  func label(_ region: [Bool]) -> [UInt32] {
    var group = region.map { $0 ? UInt32(1) : 0 }
    var pending = [region.indices.filter { region[$0] }.map { UInt32($0) }]
    var last: UInt32 = 1
    var fair = [UInt32](repeating: 0, count: region.count)
    while let members = pending.popLast(), let first = members.first {
      let components = StrongComponents.find(
        members, group: group, id: group[Int(first)], in: exploration)
      for component in components {
        last += 1
        for state in component { group[Int(state)] = last }
        let owed = owedActions(of: component, group: group, id: last)
        if owed.isFair {
          for state in component { fair[Int(state)] = last }
        } else if owed.strong != 0 {
          let rest = component.filter { enabled(in: $0) & owed.strong == 0 }
          last += 1
          for state in rest { group[Int(state)] = last }
          if !rest.isEmpty { pending.append(rest) }
        }
      }
    }
    return fair
  }

  private func owedActions(
    of component: [UInt32], group: [UInt32], id: UInt32
  ) -> (isFair: Bool, strong: UInt64) {
    var taken: UInt64 = 0
    var possible: UInt64 = 0
    var always = all
    for state in component {
      var here: UInt64 = 0
      for event in 0..<exploration.eventCount where all != 0 {
        let mask = actions(of: state, by: event)
        here |= mask
        if mask != 0, let target = exploration.target(of: state, by: event),
          group[Int(target)] == id
        {
          taken |= mask
        }
      }
      possible |= here
      always &= here
    }
    let owed = (always & ~strong | recurring) & ~taken
    let owedStrong = possible & strong & ~taken
    // What is owed everywhere is owed in every part as well.
    return (owed == 0 && owedStrong == 0, owed == 0 ? owedStrong : 0)
  }
}
