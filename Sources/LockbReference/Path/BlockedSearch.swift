/// Looks for the runs to a goal that break the fewest requirements of the rules.
///
/// States are settled in layers: layer n holds what can be reached by breaking n requirements and
/// no fewer. The first layer that holds a goal gives the answer.
struct BlockedSearch<System: TransitionSystem> {
  /// A rule applied in a known state, whether or not its requirements are met.
  struct Move {
    let source: UInt32
    let entry: Int
    let candidate: Int
    let isFree: Bool
    let target: UInt64
  }

  let machine: Machine<System>
  let table: RelaxedTable<System>
  let isGoal: @Sendable (UInt64) -> Bool
  /// Every state that was settled, and the move it was first reached by.
  private(set) var known = StateTable()
  private(set) var origins: [Move?] = []
  /// The free moves inside the layer that was settled last.
  private(set) var layerMoves: [Move] = []

  private let greatestCost = 4
  private let greatestCount = 400_000

  init(_ machine: Machine<System>, isGoal: @escaping @Sendable (UInt64) -> Bool) {
    self.machine = machine
    self.isGoal = isGoal
    table = RelaxedTable(machine)
  }

  /// The runs that break the fewest requirements, from some states, none of which leads to a goal.
  mutating func run(from sources: [UInt64]) -> [BlockedRun<System>] {
    for bits in sources { add(bits, by: nil) }
    var first = 0
    var waiting = [[Move]](repeating: [], count: greatestCost + 1)
    for cost in 0...greatestCost {
      for move in waiting[cost] { add(move.target, by: move) }
      settle(from: first)
      let goals = (first..<known.states.count).filter { isGoal(known.states[$0]) }
      if !goals.isEmpty { return answer(waiting[cost], goals.map { UInt32($0) }) }
      if known.states.count >= greatestCount { break }
      collect(from: first, cost, into: &waiting)
      first = known.states.count
    }
    return []
  }

  private mutating func add(_ bits: UInt64, by move: Move?) {
    if Int(known.insert(bits)) == origins.count { origins.append(move) }
  }

  /// Adds all that follows from the states of a layer without breaking anything.
  private mutating func settle(from first: Int) {
    layerMoves = []
    var next = first
    while next < known.states.count, known.states.count < greatestCount {
      let bits = known.states[next]
      for (number, entry) in table.entries.enumerated() {
        guard let applying = table.applying(entry, in: bits) else { continue }
        let target = entry.candidates[applying].effect(bits)
        guard target != bits else { continue }
        let move = Move(
          source: UInt32(next), entry: number, candidate: applying, isFree: true, target: target)
        add(target, by: move)
        layerMoves.append(move)
      }
      next += 1
    }
  }

  /// Finds what the states of a layer lead to if requirements are broken.
  private func collect(from first: Int, _ cost: Int, into waiting: inout [[Move]]) {
    for state in first..<known.states.count {
      let bits = known.states[state]
      for (number, entry) in table.entries.enumerated() where entry.fits(bits) {
        for (index, candidate) in entry.candidates.enumerated()
        where candidate.rule.priority == .ordinary {
          let unmet = table.cost(of: candidate, in: bits) + (entry.exists ? 0 : 1)
          guard unmet > 0, cost + unmet <= greatestCost,
            waiting[cost + unmet].count < greatestCount
          else { continue }
          let target = candidate.effect(bits)
          guard known.number(of: target) == nil else { continue }
          waiting[cost + unmet].append(
            Move(
              source: UInt32(state), entry: number, candidate: index, isFree: false,
              target: target))
        }
      }
    }
  }
}
