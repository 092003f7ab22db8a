import LockbReference
import Testing

/// States taken all at once are the states taken one by one.
@Suite struct SymbolicSpaceTests {
  @Test func findsTheStatesOfASmallMachine() throws {
    let context = Turnstile.Context()
    let space = StateSpace(exploring: Turnstile(), in: context)
    var symbolic = SymbolicSpace(exploring: Turnstile(), in: context)
    let (values, states) = (symbolic.values(in: .max), symbolic.stateCounts(by: 0))
    #expect(values == space.states.map(\.bits).sorted())
    #expect(states == [0: space.stateCount])
    let transitions = symbolic.transitionCounts(by: 0)
    #expect(transitions == [0: space.transitionCount])
    #expect(symbolic.flaws.isEmpty)
    let target = try #require(space.states.first { $0.isAlarmed && $0.coins == 1 })
    let trace = symbolic.trace(where: .max, is: target.bits)
    #expect(trace?.end == target)
    let nowhere = symbolic.trace(where: .max, is: 1 << 60)
    #expect(nowhere == nil)
  }

  @Test func countsStatesByTheValueOfSomeBits() {
    let space = StateSpace(exploring: Turnstile(), in: Turnstile.Context())
    var symbolic = SymbolicSpace(exploring: Turnstile(), in: Turnstile.Context())
    let expected = Dictionary(grouping: space.states) { $0.bits & 1 }.mapValues(\.count)
    let counts = symbolic.stateCounts(by: 1)
    #expect(counts == expected)
  }

  @Test func countsTheValuesThatSomeBitsTakeBesideOthers() {
    let space = StateSpace(exploring: Turnstile(), in: Turnstile.Context())
    var symbolic = SymbolicSpace(exploring: Turnstile(), in: Turnstile.Context())
    for value in [0, 1] as [UInt64] {
      let beside = Set(space.states.map(\.bits).filter { $0 & 1 == value }.map { $0 & ~1 })
      let count = symbolic.valueCount(in: ~1, where: 1, isOneOf: [value])
      #expect(count == beside.count)
    }
  }

  @Test func saysWhereAStepBegins() throws {
    var symbolic = SymbolicSpace(exploring: Turnstile(), in: Turnstile.Context())
    for step in symbolic.steps {
      let values = symbolic.values(before: step, in: .max)
      #expect(!values.isEmpty)
      for bits in values {
        let state = Turnstile.State(bits: bits)
        let taken = try symbolic.machine.step(
          from: state, on: symbolic.machine.events[step.event])
        #expect(taken.rule == Turnstile().rules[step.rule].id)
      }
    }
  }

  @Test func reportsGapsAndOverlaps() throws {
    let gap = SymbolicSpace(
      exploring: Turnstile().replacing("R9", with: nil), in: Turnstile.Context())
    #expect(!gap.flaws.contains { !$0.isGap })
    #expect(gap.flaws.contains { $0.event == .push })
    let extra = Turnstile.Rule("R10", on: Turnstile.on(.push), when: [!Turnstile.isLocked]) {
      _, _, _ in .nothing
    }
    let overlap = SymbolicSpace(
      exploring: Turnstile().adding(extra), in: Turnstile.Context())
    #expect(overlap.flaws.map(\.rules) == [["R4", "R10"]])
    let flaw = try #require(overlap.flaws.first)
    #expect(!flaw.trace.end.isLocked)
  }

  @Test func walksThroughAnyMaze() {
    var random = SplitMix(seed: 7)
    for _ in 0..<60 {
      let rooms = Int.random(in: 1...12, using: &random)
      let targets = (0..<rooms).map { _ in
        (0..<3).map { _ in
          Bool.random(using: &random) ? Int.random(in: 0..<rooms, using: &random) : nil
        }
      }
      let maze = Maze.Context(targets: targets)
      let space = StateSpace(exploring: Maze(), in: maze)
      var symbolic = SymbolicSpace(exploring: Maze(), in: maze)
      let (values, transitions) = (symbolic.values(in: .max), symbolic.transitionCounts(by: 0))
      #expect(values == space.states.map(\.bits).sorted())
      #expect(transitions[0] ?? 0 == space.transitionCount)
      for state in space.states {
        let trace = symbolic.trace(where: .max, is: state.bits)
        #expect(trace?.end == state)
      }
    }
  }
}
