extension BlockedSearch {
  /// The way on from a state of the last layer to a goal.
  private struct WayOn {
    var length: Int
    /// The first move, as a position in `layerMoves`; nil at a goal.
    var next: Int?
  }

  /// The runs through moves that break something into a layer, and on to one of its goals: the
  /// shortest for each different set of obstacles, at most twenty, shortest first.
  func answer(_ arrivals: [Move], _ goals: [UInt32]) -> [BlockedRun<System>] {
    let ways = waysOn(to: goals)
    var best: [[Obstacle]: (length: Int, arrival: Int)] = [:]
    for (position, arrival) in arrivals.enumerated() {
      guard let way = known.number(of: arrival.target).flatMap({ ways[$0] }) else { continue }
      let length = distances[Int(arrival.source)] + 1 + way.length
      let obstacles = obstacles(to: arrival)
      if let shortest = best[obstacles], shortest.length <= length { continue }
      best[obstacles] = (length, position)
    }
    let order = best.values.sorted { ($0.length, $0.arrival) < ($1.length, $1.arrival) }
    return order.prefix(20).map { run(along: moves(through: arrivals[$0.arrival], ways)) }
  }

  /// The shortest way to a goal from every state of the last layer that has one.
  private func waysOn(to goals: [UInt32]) -> [UInt32: WayOn] {
    var incoming: [UInt64: [Int]] = [:]
    for (position, move) in layerMoves.enumerated() {
      incoming[move.target, default: []].append(position)
    }
    var ways: [UInt32: WayOn] = [:]
    for goal in goals { ways[goal] = WayOn(length: 0, next: nil) }
    var queue = goals
    var head = 0
    while head < queue.count {
      let length = ways[queue[head]]?.length ?? 0
      for position in incoming[known.states[Int(queue[head])]] ?? [] {
        let source = layerMoves[position].source
        guard ways[source] == nil else { continue }
        ways[source] = WayOn(length: length + 1, next: position)
        queue.append(source)
      }
      head += 1
    }
    return ways
  }

  /// What is broken up to and by a move.
  private func obstacles(to move: Move) -> [Obstacle] {
    var obstacles = move.obstacle.map { [$0] } ?? []
    var current = origins[Int(move.source)]
    while let move = current {
      if let obstacle = move.obstacle { obstacles.append(obstacle) }
      current = origins[Int(move.source)]
    }
    return obstacles
  }

  private func moves(through arrival: Move, _ ways: [UInt32: WayOn]) -> [Move] {
    var moves = [arrival]
    while let move = moves.last, let origin = origins[Int(move.source)] { moves.append(origin) }
    moves.reverse()
    while let end = moves.last.flatMap({ known.number(of: $0.target) }),
      let next = ways[end]?.next
    {
      moves.append(layerMoves[next])
    }
    return moves
  }

  private func run(along moves: [Move]) -> BlockedRun<System> {
    BlockedRun(
      legs: moves.map { move in
        let entry = table.entries[move.entry]
        let candidate = entry.candidates[move.candidate]
        let before = System.State(bits: known.states[Int(move.source)])
        return BlockedRun<System>.Leg(
          step: machine.apply(table.rules[candidate.number], from: before, on: entry.event),
          unmet: move.obstacle.map {
            table.requirements(of: candidate, unmet: $0.unmetGuards)
          } ?? [])
      })
  }
}
