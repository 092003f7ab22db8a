extension BlockedSearch {
  /// What tells one way of breaking requirements from another.
  private struct Obstacle: Hashable {
    let rule: String
    let unmet: [Requirement]
  }

  /// The runs through moves that break something into a layer, and on to one of its goals: the
  /// shortest for each different obstacle, at most twenty, shortest first.
  func answer(_ arrivals: [Move], _ goals: [UInt32]) -> [BlockedRun<System>] {
    let onward = waysOn(to: goals)
    var runs: [[Obstacle]: BlockedRun<System>] = [:]
    var order: [[Obstacle]] = []
    for arrival in arrivals {
      guard let number = known.number(of: arrival.target), let way = onward(number) else {
        continue
      }
      let moves = history(of: arrival) + way
      let obstacles = moves.filter { !$0.isFree }.map { move in
        Obstacle(
          rule: table.entries[move.entry].candidates[move.candidate].rule.id,
          unmet: unmet(by: move))
      }
      if let shortest = runs[obstacles], shortest.legs.count <= moves.count { continue }
      if runs[obstacles] == nil {
        if order.count == 20 { continue }
        order.append(obstacles)
      }
      runs[obstacles] = run(along: moves)
    }
    return order.compactMap { runs[$0] }.enumerated()
      .sorted { ($0.element.legs.count, $0.offset) < ($1.element.legs.count, $1.offset) }
      .map(\.element)
  }

  /// The shortest free way from a state of the last layer to a goal; nil where there is none.
  private func waysOn(to goals: [UInt32]) -> (UInt32) -> [Move]? {
    var incoming: [UInt64: [Int]] = [:]
    for (index, move) in layerMoves.enumerated() {
      incoming[move.target, default: []].append(index)
    }
    var next: [UInt32: Int] = [:]
    var reached = Set(goals)
    var queue = goals
    var head = 0
    while head < queue.count {
      for index in incoming[known.states[Int(queue[head])]] ?? [] {
        let source = layerMoves[index].source
        guard reached.insert(source).inserted else { continue }
        next[source] = index
        queue.append(source)
      }
      head += 1
    }
    return { state in
      guard reached.contains(state) else { return nil }
      var way: [Move] = []
      var current = state
      while let index = next[current],
        let target = known.number(of: layerMoves[index].target)
      {
        way.append(layerMoves[index])
        current = target
      }
      return way
    }
  }

  /// The moves that lead to a move, and the move itself.
  private func history(of move: Move) -> [Move] {
    var moves = [move]
    var current = origins[Int(move.source)]
    while let move = current {
      moves.append(move)
      current = origins[Int(move.source)]
    }
    return moves.reversed()
  }

  private func unmet(by move: Move) -> [Requirement] {
    let entry = table.entries[move.entry]
    return table.unmet(
      entry, entry.candidates[move.candidate], in: known.states[Int(move.source)],
      name: machine.system.name(of: entry.event))
  }

  private func run(along moves: [Move]) -> BlockedRun<System> {
    BlockedRun(
      legs: moves.map { move in
        let entry = table.entries[move.entry]
        let before = System.State(bits: known.states[Int(move.source)])
        let rule = entry.candidates[move.candidate].rule
        return BlockedRun<System>.Leg(
          step: machine.apply(rule, from: before, on: entry.event),
          unmet: move.isFree ? [] : unmet(by: move))
      })
  }
}
