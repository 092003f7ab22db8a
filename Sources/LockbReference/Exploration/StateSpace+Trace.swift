extension StateSpace {
  /// The shortest run to a state.
  func trace(to state: UInt32) -> Trace<System> {
    var path: [(state: UInt32, event: Int)] = []
    var current = state
    while exploration.parents[Int(current)] != Exploration.none {
      let parent = exploration.parents[Int(current)]
      path.append((parent, Int(exploration.parentEvents[Int(current)])))
      current = parent
    }
    return trace(from: current, along: path.reversed())
  }

  /// The shortest run through a state to one more transition.
  func trace(to state: UInt32, then event: Int) -> Trace<System> {
    trace(to: state).followed(by: trace(from: state, along: [(state, event)]))
  }

  /// The run that takes transitions, each a state and an event.
  func trace(
    from start: UInt32, along path: [(state: UInt32, event: Int)]
  ) -> Trace<System> {
    Trace(start: self.state(start), steps: path.map { step(from: $0.state, by: $0.event) })
  }

  /// A state by its number.
  func state(_ number: UInt32) -> System.State {
    System.State(bits: exploration.table.states[Int(number)])
  }

  /// A transition by the numbers of its state and its event.
  func step(from state: UInt32, by event: Int) -> Step<System> {
    let rule = rules[Int(exploration.rules[Int(state) * exploration.eventCount + event])]
    return machine.apply(rule, from: self.state(state), on: machine.events[event])
  }
}
