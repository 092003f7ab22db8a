import LockbReference
import Testing

@Suite struct StateSpaceTests {
  typealias Space = StateSpace<Turnstile>
  let space = Space(exploring: Turnstile(), in: Turnstile.Context())

  @Test func visitsEveryReachableStateOnce() {
    // Coins 0 or 1: locked, ringing, in service; and open, which always has no coins.
    #expect(space.stateCount == 7)
    #expect(Set(space.states).count == 7)
    // Six events, less the service and silence events that do not fit.
    #expect(space.transitionCount == 7 * 4 + 2)
    #expect(space.isComplete)
    #expect(space.gapCount == 0)
    #expect(space.overlapCount == 0)
  }

  @Test func findsTheShortestRunToAState() throws {
    let target = try #require(space.states.first { $0.isAlarmed && $0.coins == 1 })
    let trace = try #require(space.trace(to: target))
    #expect(trace.steps.map(\.event) == [.coin, .force])
    #expect(trace.end == target)
    var impossible = target
    impossible.coins = 7
    #expect(space.trace(to: impossible) == nil)
  }

  @Test func leavesRulesOfOtherScopesOut() {
    let quiet = Space(exploring: Turnstile(), in: Turnstile.Context(hasAlarm: false))
    #expect(!quiet.states.contains { $0.isAlarmed })
  }

  @Test func reportsAGapWithStateAndEvent() throws {
    let broken = Space(
      exploring: Turnstile().replacing("R9", with: nil), in: Turnstile.Context())
    let flaw = try #require(broken.flaws.first)
    #expect(flaw.isGap)
    #expect(flaw.event == .push)
    #expect(flaw.trace.steps.isEmpty)
    #expect(broken.gapCount == broken.flaws.count)
  }

  @Test func reportsAnOverlapWithItsRules() throws {
    let extra = Turnstile.Rule("R10", on: Turnstile.on(.push), when: [!Turnstile.isLocked]) {
      _, _, _ in .nothing
    }
    let broken = Space(exploring: Turnstile().adding(extra), in: Turnstile.Context())
    let flaw = try #require(broken.flaws.first)
    #expect(flaw.rules == ["R4", "R10"])
    #expect(flaw.event == .push)
    #expect(!flaw.trace.end.isLocked)
    #expect(broken.overlapCount == 1)
  }

  @Test func keepsNoMoreThanItsLimits() {
    let small = Space(
      exploring: Turnstile().replacing("R9", with: nil), in: Turnstile.Context(),
      limits: ExplorationLimits(states: 3, flaws: 1))
    #expect(small.stateCount == 3)
    #expect(!small.isComplete)
    #expect(small.flaws.count == 1)
    #expect(small.gapCount > 1)
  }
}
