extension StateSpace {
  /// The shortest way from some states (the initial ones where nil) to others; if there is none,
  /// what stands in the way.
  ///
  /// Among ways of one length the one wins that begins in the state found first.
  public func path(
    from start: StatePredicate<System>? = nil, to goal: StatePredicate<System>
  ) -> PathAnswer<System> {
    let sources: [UInt32]
    if let start {
      let isMember = members(of: start)
      sources = isMember.indices.filter { isMember[$0] }.map { UInt32($0) }
    } else {
      sources = (0..<exploration.initialCount).map { UInt32($0) }
    }
    guard !sources.isEmpty else { return .neverThere }
    let isGoal = members(of: goal)
    if let moves = exploration.shortestPath(from: sources, until: { isGoal[Int($0)] }) {
      // An empty way begins, and ends, in a source that is a goal.
      let begin = moves.first?.state ?? sources.first { isGoal[Int($0)] } ?? sources[0]
      return .found(approach: trace(to: begin), path: trace(from: begin, along: moves))
    }
    var search = BlockedSearch(machine, isGoal: goal.bind(machine.context))
    return .blocked(search.run(from: sources.map { state($0).bits }))
  }
}
