import LockbReference
import Testing

/// Compares lasso detection with trying every set of rooms of small mazes.
@Suite struct LassoOracleTests {
  struct Action {
    var event: Int
    var strength: Fairness<Maze>.Strength
  }

  static let strengths: [Fairness<Maze>.Strength] = [.weak, .strong, .recurring]

  @Test func agreesWithTryingEverySetOfStates() {
    var random = SplitMix(seed: 11)
    var violated = 0
    for _ in 0..<1_500 {
      let count = Int.random(in: 2...6, using: &random)
      let events = Int.random(in: 1...3, using: &random)
      let targets = (0..<count).map { _ in
        (0..<events).map { _ -> Int? in
          Int.random(in: 0..<4, using: &random) == 0 ? nil : .random(in: 0..<count, using: &random)
        }
      }
      let actions = (0..<events).filter { _ in Bool.random(using: &random) }
        .map { Action(event: $0, strength: Self.strengths.randomElement(using: &random) ?? .weak) }
      let from = Int.random(in: 0..<count, using: &random)
      let goal = Int.random(in: 0..<count, using: &random)
      let expected = staysAway(targets, actions, from: from, goal: goal)
      violated += expected ? 1 : 0

      let start = StatePredicate<Maze>("from") { state, _ in state.bits == UInt64(from) }
      let end = StatePredicate<Maze>("to") { state, _ in state.bits == UInt64(goal) }
      let fairness = actions.map {
        Fairness<Maze>.events("door \($0.event)", [$0.event], $0.strength)
      }
      let property = Property<Maze>("p", .leadsTo(from: start, to: end, fairness: fairness))
      let maze = Maze.Context(targets: targets)
      let verdict = StateSpace(exploring: Maze(), in: maze).check(property)
      var symbolic = SymbolicSpace(exploring: Maze(), in: maze)
      let outcome = symbolic.check(start, leadsTo: end, fairness: fairness, tellingBits: .max)
      #expect((outcome.violation != nil) == expected, "\(targets) \(actions) \(from) → \(goal)")
      #expect(outcome.violation.map { $0.end.bits == UInt64(from) } ?? true)
      #expect(outcome.speaksOf.isEmpty == (verdict == .vacuous))
      #expect(verdict.isFailure == expected, "\(targets) \(actions) \(from) → \(goal)")
      if case .violatedForever(let stem, let loop) = verdict {
        #expect(stem.start.bits == 0)
        #expect(loop.start == stem.end && loop.end == stem.end)
        let rooms = Set(([loop.start] + loop.steps.map(\.after)).map { Int($0.bits) })
        let taken = Set(loop.steps.map(\.event))
        #expect(!rooms.contains(goal))
        #expect(isFair(rooms, taken, targets, actions))
      }
    }
    #expect((100...1_400).contains(violated))
  }

  private func isFair(
    _ rooms: Set<Int>, _ taken: Set<Int>, _ targets: [[Int?]], _ actions: [Action]
  ) -> Bool {
    actions.allSatisfy { action in
      let possible = rooms.filter { targets[$0][action.event] != nil }
      if taken.contains(action.event) { return true }
      return switch action.strength {
      case .weak: possible.count < rooms.count
      case .strong: possible.isEmpty
      case .recurring: false
      }
    }
  }

  private func staysAway(
    _ targets: [[Int?]], _ actions: [Action], from: Int, goal: Int
  ) -> Bool {
    let all = Set(targets.indices)
    guard from != goal, reach(from: 0, targets, in: all).contains(from) else { return false }
    let near = reach(from: from, targets, in: all.subtracting([goal]))
    for mask in 1..<(1 << targets.count) {
      let rooms = all.filter { mask & (1 << $0) != 0 }
      guard rooms.isSubset(of: near) else { continue }
      let isConnected = rooms.allSatisfy { reach(from: $0, targets, in: rooms) == rooms }
      guard isConnected else { continue }
      var taken: Set<Int> = []
      for room in rooms {
        for (event, target) in targets[room].enumerated() {
          if let target, rooms.contains(target) { taken.insert(event) }
        }
      }
      if isFair(rooms, taken, targets, actions) { return true }
    }
    return false
  }

  private func reach(from room: Int, _ targets: [[Int?]], in rooms: Set<Int>) -> Set<Int> {
    var seen: Set<Int> = [room]
    var pending = [room]
    while let next = pending.popLast() {
      for target in targets[next].compactMap({ $0 }) where rooms.contains(target) {
        if seen.insert(target).inserted { pending.append(target) }
      }
    }
    return seen
  }
}
