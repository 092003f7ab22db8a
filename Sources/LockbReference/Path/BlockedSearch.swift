/// Looks for the runs to a goal that break the fewest requirements of the rules.
///
/// States are settled in layers: layer n holds what can be reached by breaking n requirements and
/// no fewer. The first layer that holds a goal gives the answer. The search is bounded; it may find
/// nothing although breaking many requirements would help.
struct BlockedSearch<System: TransitionSystem> {
  /// A rule that is applied although something keeps it from it.
  struct Obstacle: Hashable {
    let rule: Int
    let unmetGuards: UInt64
    let event: Int?
  }

  /// A rule applied in a known state.
  struct Move {
    let source: UInt32
    let entry: Int
    let candidate: Int
    /// Nil where nothing keeps the rule from applying.
    let obstacle: Obstacle?
    let target: UInt64
  }

  let machine: Machine<System>
  let table: RelaxedTable<System>
  let isGoal: @Sendable (UInt64) -> Bool
  /// Every state that was settled; by state, the move it was first reached by and its distance.
  private(set) var known = StateTable()
  private(set) var origins: [Move?] = []
  private(set) var distances: [Int] = []
  /// The free moves inside the layer that was settled last.
  private(set) var layerMoves: [Move] = []

  private let greatestCost = 3
  private let greatestCount = 200_000

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
      waiting[cost] = []
      collect(from: first, cost, into: &waiting)
      first = known.states.count
    }
    return []
  }

  private mutating func add(_ bits: UInt64, by move: Move?) {
    guard Int(known.insert(bits)) == origins.count else { return }
    origins.append(move)
    distances.append(move.map { distances[Int($0.source)] + 1 } ?? 0)
  }

  /// Adds all that follows from the states of a layer without breaking anything.
  private mutating func settle(from first: Int) {
    layerMoves = []
    var next = first
    while next < known.states.count, next - first < greatestCount {
      let bits = known.states[next]
      for number in table.entries.indices {
        guard let applying = table.entries[number].applying(in: bits) else { continue }
        let target = table.entries[number].candidates[applying].effect(bits)
        guard target != bits else { continue }
        let move = Move(
          source: UInt32(next), entry: number, candidate: applying, obstacle: nil, target: target)
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
      for number in table.entries.indices where table.entries[number].fits(bits) {
        let candidates = table.entries[number].candidates
        for index in candidates.indices where candidates[index].isOrdinary {
          let unmet = candidates[index].unmetGuards(in: bits)
          let broken = candidates[index].fixed.count + unmet.nonzeroBitCount
          guard broken > 0, cost + broken <= greatestCost,
            waiting[cost + broken].count < greatestCount
          else { continue }
          let target = candidates[index].effect(bits)
          guard known.number(of: target) == nil else { continue }
          let obstacle = Obstacle(
            rule: candidates[index].number, unmetGuards: unmet,
            event: candidates[index].fixed.isEmpty ? nil : number)
          waiting[cost + broken].append(
            Move(
              source: UInt32(state), entry: number, candidate: index, obstacle: obstacle,
              target: target))
        }
      }
    }
  }
}
