extension Exploration {
  /// The shortest way from one of some states to a goal through states inside, as transitions; the
  /// first in the order of sources and events among equals. Empty where a source is a goal.
  func shortestPath(
    from sources: [UInt32], where inside: (UInt32) -> Bool = { _ in true },
    until isGoal: (UInt32) -> Bool
  ) -> [(state: UInt32, event: Int)]? {
    var cameFrom: [UInt32: (state: UInt32, event: Int)] = [:]
    var seen = Set(sources)
    var queue = sources
    var next = 0
    while next < queue.count {
      let state = queue[next]
      next += 1
      if isGoal(state) { return path(to: state, cameFrom) }
      for event in 0..<eventCount {
        guard let target = target(of: state, by: event), inside(target),
          seen.insert(target).inserted
        else { continue }
        cameFrom[target] = (state, event)
        queue.append(target)
      }
    }
    return nil
  }

  private func path(
    to state: UInt32, _ cameFrom: [UInt32: (state: UInt32, event: Int)]
  ) -> [(state: UInt32, event: Int)] {
    var path: [(state: UInt32, event: Int)] = []
    var current = state
    while let move = cameFrom[current] {
      path.append(move)
      current = move.state
    }
    return path.reversed()
  }
}
