import LockbReference
import Testing

@Suite struct CoverageTests {
  typealias Space = StateSpace<Turnstile>

  func coverage(
    _ system: Turnstile = Turnstile(), _ contexts: [Turnstile.Context] = [Turnstile.Context()]
  ) -> Coverage {
    var coverage = Coverage(of: system)
    for context in contexts { coverage.add(Space(exploring: system, in: context)) }
    return coverage
  }

  @Test func countsStatesTransitionsAndRules() {
    let coverage = coverage()
    #expect(coverage.states == 7)
    #expect(coverage.transitions == 30)
    #expect(coverage.rules.reduce(0) { $0 + $1.transitions } == 30)
    #expect(coverage.rules.first { $0.id == "R8" }?.transitions == 2)
    #expect(coverage.deadRules.isEmpty)
    #expect(coverage.unreachableStates.isEmpty)
  }

  @Test func reportsDeadRulesAndUnreachableStates() {
    let quiet = coverage(Turnstile(), [Turnstile.Context(hasAlarm: false)])
    #expect(quiet.deadRules == ["R5", "R8"])
    #expect(quiet.rulesOutOfScope == ["R5"])
    #expect(quiet.unreachableStates == ["ringing"])
  }

  @Test func sumsContexts() {
    let both = coverage(
      Turnstile(), [Turnstile.Context(hasAlarm: false), Turnstile.Context()])
    #expect(both.contexts == 2)
    #expect(both.deadRules.isEmpty)
    #expect(both.rules.first { $0.id == "R5" }?.contexts == 1)
    var union = coverage(Turnstile(), [Turnstile.Context(hasAlarm: false)])
    union.formUnion(coverage())
    #expect(union == both)
  }

  @Test func countsGuardsByValue() throws {
    let coverage = coverage()
    let paid = try #require(coverage.guards.first { $0.rule == "R1" && $0.name == "paid" })
    // Tried in the two locked states that neither ring nor are in service.
    #expect(paid.met == 1)
    #expect(paid.refused == 1)
    #expect(coverage.constantGuards.isEmpty)
    // The rules before R5 leave nothing for its last guard to refuse but the open gate.
    #expect(coverage.guardsAlwaysRefusing.isEmpty)
    #expect(coverage.guardsNeverTried.isEmpty)
  }

  @Test func reportsGuardsThatNeverOrAlwaysRefuse() {
    let always = Turnstile.Condition("few-coins") { state, _, _ in state.coins < 9 }
    let never = Turnstile.Condition("many-coins") { state, _, _ in state.coins > 9 }
    let rule = Turnstile.Rule(
      "R10", on: Turnstile.on(.silence), when: [always, never, Turnstile.isLocked],
      effect: Turnstile.nothing)
    let coverage = coverage(Turnstile().adding(rule))
    #expect(coverage.guardsNeverRefusing.map(\.name).contains("few-coins"))
    #expect(coverage.guardsAlwaysRefusing.map(\.name) == ["many-coins"])
    #expect(coverage.guardsNeverTried.map(\.rule) == ["R10"])
    #expect(coverage.constantGuards.map(\.name) == ["few-coins", "many-coins"])
    #expect(coverage.constantGuards.map(\.value) == [true, false])
    #expect(coverage.deadRules == ["R10"])
  }

  @Test func countsPairsOfRules() throws {
    let space = coverage()
    let pairs = space.rulePairs.map { $0.first + $0.second }
    #expect(pairs.contains("R2R1"))
    #expect(pairs.contains("R1R4"))
    #expect(!pairs.contains("R1R2"))
    #expect(space.pairCount == pairs.count)

    let machine = Machine(Turnstile(), in: Turnstile.Context())
    let start = try #require(machine.start)
    var runs = Coverage(of: Turnstile())
    runs.add(machine.run([.coin, .coin, .push, .push], from: start).trace, of: machine)
    #expect(runs.rulePairs.map { $0.first + $0.second } == ["R1R4", "R2R1", "R4R9"])
    #expect(runs.missingPairs(of: space).count == space.pairCount - 3)
    #expect(runs.missingPairs(of: runs).isEmpty)
  }

  @Test func countsTheGuardsThatARunTried() throws {
    let machine = Machine(Turnstile(), in: Turnstile.Context())
    let start = try #require(machine.start)
    var runs = Coverage(of: Turnstile())
    runs.add(machine.run([.coin], from: start).trace, of: machine)
    let paid = runs.guards.filter { $0.name == "paid" }
    #expect(paid.map(\.met) == [0, 1])
    #expect(paid.map(\.refused) == [1, 0])
    #expect(runs.rules.filter { $0.transitions > 0 }.map(\.id) == ["R2"])
  }
}
