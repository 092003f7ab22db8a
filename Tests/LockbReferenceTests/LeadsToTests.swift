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

  @Test func looksOnlyAtRunsInWhichARecurringActionHappens() {
    // Where the alarm can ring for ever, coins are neither always nor again and again due.
    let coins: Fair = .rules(["R1"], .recurring)
    let second: Fair = .rules(["R2"], .strong)
    #expect(check(Turnstile.locked, Turnstile.open, second).isFailure)
    #expect(check(Turnstile.locked, Turnstile.open, coins, second) == .holds(witness: nil))
  }

  @Test func makesSetsOfSets() {
    let quiet = !Turnstile.ringing
    for state in space.states {
      let (isLocked, isCalm) = (state.isLocked, !state.isAlarmed)
      #expect(quiet.contains(state, in: Turnstile.Context()) == isCalm)
      let both = Turnstile.locked && quiet
      #expect(both.contains(state, in: Turnstile.Context()) == (isLocked && isCalm))
      let either = Turnstile.locked || quiet
      #expect(either.contains(state, in: Turnstile.Context()) == (isLocked || isCalm))
    }
    #expect((Turnstile.locked && quiet).name == "\(Turnstile.locked.name) and \(quiet.name)")
  }

  /// Sets of states taken all at once say the same, and the number of places that they speak of.
  @Test func saysTheSameOfSetsOfStates() {
    var symbolic = SymbolicSpace(exploring: Turnstile(), in: Turnstile.Context())
    let sets = [Turnstile.locked, Turnstile.open, Turnstile.ringing, calm]
    let lists: [[Fair]] = [
      [], [.rules(["R1"])], [.rules(["R1"], .strong), .rules(["R2"], .strong), .rules(["R8"])],
      [.events("silence", [.silence])], [.rules(["R1"], .recurring), .rules(["R2"], .strong)],
    ]
    for from in sets {
      for to in sets.map({ $0 || (Turnstile.locked && !Turnstile.locked) }) {
        for fairness in lists {
          let verdict = space.check(Property("p", .leadsTo(from: from, to: to, fairness: fairness)))
          let outcome = symbolic.check(from, leadsTo: to, fairness: fairness, tellingBits: .max)
          #expect((outcome.violation != nil) == verdict.isFailure, "\(from.name) → \(to.name)")
          let speaksOf = space.states.filter { from.contains($0, in: Turnstile.Context()) }
          #expect(outcome.speaksOf == speaksOf.map(\.bits).sorted())
        }
      }
    }
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
