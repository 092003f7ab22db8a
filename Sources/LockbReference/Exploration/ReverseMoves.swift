/// For every state, the states that lead to it in one step.
struct ReverseMoves {
  private var first: [Int]
  private var sources: [UInt32]

  init(_ exploration: Exploration) {
    let eventCount = exploration.eventCount
    var first = [Int](repeating: 0, count: exploration.table.states.count + 1)
    for target in exploration.targets where target != Exploration.none {
      first[Int(target) + 1] += 1
    }
    for state in first.indices.dropFirst() { first[state] += first[state - 1] }
    var next = first
    var sources = [UInt32](repeating: 0, count: first.last ?? 0)
    for (move, target) in exploration.targets.enumerated() where target != Exploration.none {
      sources[next[Int(target)]] = UInt32(move / eventCount)
      next[Int(target)] += 1
    }
    self.first = first
    self.sources = sources
  }

  /// The states inside from which some of the goals can be reached through states inside.
  func reaching(_ goals: [Bool], inside: [Bool]) -> [Bool] {
    var reaches = goals
    var pending = goals.indices.filter { goals[$0] }
    while let state = pending.popLast() {
      for source in sources[first[state]..<first[state + 1]] {
        let source = Int(source)
        guard inside[source], !reaches[source] else { continue }
        reaches[source] = true
        pending.append(source)
      }
    }
    return reaches
  }
}
