import LockbReference
import Testing

@Suite struct PathTests {
  typealias Space = StateSpace<Turnstile>
  let space = Space(exploring: Turnstile(), in: Turnstile.Context())
  let quiet = Space(exploring: Turnstile(), in: Turnstile.Context(hasAlarm: false))

  func blocked(_ answer: PathAnswer<Turnstile>) -> [BlockedRun<Turnstile>] {
    guard case .blocked(let runs) = answer else {
      Issue.record("expected no way, got \(answer)")
      return []
    }
    return runs
  }

  @Test func findsTheShortestWayFromTheStart() {
    guard case .found(let approach, let path) = space.path(to: Turnstile.ringing) else {
      Issue.record("expected a way")
      return
    }
    #expect(approach.steps.isEmpty)
    #expect(path.steps.map(\.event) == [.force])
  }

  @Test func findsTheShortestWayBetweenSetsOfStates() {
    let guests = Turnstile.States("open for guests") { state, _ in
      !state.isLocked && !state.isServiced
    }
    guard case .found(let approach, let path) = space.path(from: guests, to: Turnstile.ringing)
    else {
      Issue.record("expected a way")
      return
    }
    #expect(approach.steps.map(\.event) == [.coin, .coin])
    #expect(path.steps.map(\.event) == [.push, .force])
    #expect(path.start == approach.end)
  }

  @Test func findsAnEmptyWayWhereItAlreadyIs() {
    let answer = space.path(from: Turnstile.ringing, to: Turnstile.locked)
    guard case .found(let approach, let path) = answer else {
      Issue.record("expected a way")
      return
    }
    #expect(approach.steps.map(\.event) == [.force])
    #expect(path.steps.isEmpty)
    #expect(path.start == approach.end)
  }

  @Test func saysThatTheBeginningItselfIsOutOfReach() {
    #expect(quiet.path(from: Turnstile.ringing, to: Turnstile.open) == .neverThere)
  }

  @Test func namesTheEventAndTheScopeThatKeepAGoalOutOfReach() {
    let runs = blocked(quiet.path(to: Turnstile.ringing))
    #expect(runs.count == 1)
    #expect(runs.first?.legs.map(\.step.rule) == ["R5"])
    #expect(
      runs.first?.refused.first?.unmet == [
        .event(name: "force"), .scope(name: "alarm fitted"),
      ])
  }

  @Test func namesEveryGuardThatRefusesWithTheShortestRunToIt() throws {
    let card = Turnstile.Condition("card") { _, _, _ in false }
    var system = Turnstile()
    for id in ["R1", "R6"] {
      let rule = try #require(system.rules.first { $0.id == id })
      system = system.replacing(
        id,
        with: Turnstile.Rule(id, on: rule.event, when: rule.guards + [card], effect: rule.effect))
    }
    let space = Space(exploring: system, in: Turnstile.Context())
    let runs = blocked(space.path(to: Turnstile.open))
    #expect(runs.map { $0.legs.map(\.step.event) } == [[.startService], [.coin, .coin]])
    let refusal = Requirement.guarded(name: "card", expected: true)
    #expect(runs.map { $0.legs.map(\.unmet) } == [[[refusal]], [[], [refusal]]])
  }

  @Test func goesOnBehindTheRefusalToTheGoal() {
    let goal = Turnstile.States("ringing in service") { state, _ in
      state.isAlarmed && state.isServiced
    }
    let runs = blocked(space.path(to: goal))
    #expect(runs.map { $0.legs.map(\.step.event) } == [[.force, .startService]])
    #expect(runs.first?.refused.map(\.unmet) == [[.guarded(name: "alarmed", expected: false)]])
    #expect(runs.first?.legs.last?.step.after.isAlarmed == true)

    let rich = Turnstile.States("two coins") { state, _ in state.coins == 2 && !state.isAlarmed }
    let ways = blocked(space.path(from: Turnstile.ringing, to: rich))
    #expect(ways.allSatisfy { $0.legs.last?.step.after.coins == 2 })
    #expect(ways.contains { $0.legs.contains { $0.step.rule == "R2" && !$0.unmet.isEmpty } })
  }

  @Test func givesNoRunWhereDroppingRequirementsDoesNotHelp() {
    let odd = Turnstile.States("odd") { state, _ in state.bits >> 40 != 0 }
    #expect(blocked(space.path(to: odd)).isEmpty)
  }
}
