import LockbReference
import Testing

@Suite struct LeadsToTests {
  typealias Fair = Fairness<Turnstile>
  let space = StateSpace(exploring: Turnstile(), in: Turnstile.Context())

  func check(
    _ from: Turnstile.States, _ to: Turnstile.States, _ fairness: Fair...
  ) -> Verdict<Turnstile> {
    space.check(Property("p", .leadsTo(from: from, to: to, fairness: fairness)))
  }

  func lasso(_ verdict: Verdict<Turnstile>) -> [[Turnstile.Event]]? {
    guard case .violatedForever(let stem, let loop) = verdict else { return nil }
    #expect(loop.start == stem.end)
    #expect(loop.end == loop.start)
    return [stem.steps.map(\.event), loop.steps.map(\.event)]
  }

  let calm = Turnstile.States("calm") { state, _ in !state.isAlarmed }

  @Test func letsARunRestWhereNothingIsFair() {
    #expect(lasso(check(Turnstile.ringing, calm)) == [[.force], []])
  }

  @Test func makesAWeaklyFairActionHappen() {
    #expect(
      check(Turnstile.ringing, calm, .events("silence", [.silence])) == .holds(witness: nil))
  }

  @Test func findsTheLoopInWhichAWeaklyFairRuleIsSometimesImpossible() {
    // The second coin can be kept from ever being due.
    #expect(lasso(check(Turnstile.locked, Turnstile.open, .rules(["R1"]))) == [[], []])
    // With both coins and the silencing owed, ringing again and again still gets in between.
    let verdict = check(
      Turnstile.locked, Turnstile.open, .rules(["R1"]), .rules(["R2"]), .rules(["R8"]))
    #expect(lasso(verdict) == [[], [.force, .silence]])
  }

  @Test func makesAStronglyFairActionHappen() {
    let coins: [Fair] = [.rules(["R1"], .strong), .rules(["R2"], .strong)]
    // Ringing for ever owes no coin, until silencing is fair too.
    #expect(
      lasso(check(Turnstile.locked, Turnstile.open, coins[0], coins[1])) == [[.force], []])
    #expect(
      check(Turnstile.locked, Turnstile.open, coins[0], coins[1], .rules(["R8"]))
        == .holds(witness: nil))
  }

  @Test func countsAnEventThatChangesNothingAsHappening() {
    // A coin put in while the alarm rings is a coin put in.
    let verdict = check(
      Turnstile.locked, Turnstile.open, .events("coin", [.coin]), .rules(["R8"]))
    let loop = lasso(verdict)?.last
    #expect(loop?.contains(.coin) == true)
    #expect(loop?.contains(.silence) == true)
  }

  @Test func needsNoFairnessWhereTheGoalIsThere() {
    #expect(check(Turnstile.ringing, Turnstile.locked) == .holds(witness: nil))
  }
}
