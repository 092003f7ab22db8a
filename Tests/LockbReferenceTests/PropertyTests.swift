import LockbReference
import Testing

@Suite struct PropertyTests {
  typealias Space = StateSpace<Turnstile>
  typealias States = Turnstile.States
  typealias Steps = StepPredicate<Turnstile>

  let space = Space(exploring: Turnstile(), in: Turnstile.Context())

  /// Lets a push through a locked gate.
  let broken = Space(
    exploring: Turnstile().adding(
      Turnstile.Rule("R10", on: Turnstile.on(.push), when: [Turnstile.isLocked]) { state, _, _ in
        state.isLocked = false
        return .passed
      }), in: Turnstile.Context())

  let paidFirst = Property<Turnstile>(
    "paid-first",
    .alwaysStep(
      when: Steps("a push passes", on: Turnstile.on(.push)) { $0.output == .passed },
      holds: Steps("the gate was open") { !$0.before.isLocked }))

  @Test func provesAnInvariantOverStates() {
    let property = Property<Turnstile>(
      "no-coins-in-an-open-gate",
      .always(
        when: States("open for guests") { state, _ in !state.isLocked && !state.isServiced },
        holds: States("no coins") { state, _ in state.coins == 0 }))
    #expect(space.check(property) == .holds(witness: nil))
  }

  @Test func showsTheShortestRunToABrokenInvariant() throws {
    let property = Property<Turnstile>(
      "never-two-coins",
      .always(when: nil, holds: States("fewer") { state, _ in state.coins == 0 }))
    guard case .violated(let trace) = space.check(property) else {
      Issue.record("expected a counterexample")
      return
    }
    #expect(trace.steps.map(\.event) == [.coin])
    #expect(trace.end.coins == 1)
  }

  @Test func checksTransitionsWithTheirOutput() throws {
    #expect(space.check(paidFirst) == .holds(witness: nil))
    guard case .violated(let trace) = broken.check(paidFirst) else {
      Issue.record("expected a counterexample")
      return
    }
    #expect(trace.steps.map(\.rule) == ["R10"])
  }

  @Test func treatsEventsOutsideTheClaimAsOffenders() {
    let onlyCoins = Property<Turnstile>(
      "only-coins-unlock",
      .alwaysStep(
        when: Steps("unlocks") { $0.before.isLocked && !$0.after.isLocked },
        holds: Steps("by a coin", on: Turnstile.on(.coin)) { _ in true }))
    guard case .violated(let trace) = space.check(onlyCoins) else {
      Issue.record("expected a counterexample")
      return
    }
    #expect(trace.steps.map(\.event) == [.startService])
  }

  @Test func showsAWitnessOfWhatIsReachable() throws {
    let state = Property<Turnstile>("rings", .sometimes(Turnstile.ringing))
    guard case .holds(let witness) = space.check(state) else {
      Issue.record("expected a witness")
      return
    }
    #expect(witness?.steps.map(\.event) == [.force])
    let step = Property<Turnstile>(
      "returns", .sometimesStep(Steps("a coin comes back") { $0.output == .returned }))
    guard case .holds(let second) = space.check(step) else {
      Issue.record("expected a witness")
      return
    }
    #expect(second?.steps.map(\.event) == [.coin, .coin, .coin])
  }

  @Test func saysWhatIsUnreachable() {
    let quiet = Space(exploring: Turnstile(), in: Turnstile.Context(hasAlarm: false))
    #expect(quiet.check(Property("rings", .sometimes(Turnstile.ringing))) == .unreachable)
    let rings = Property<Turnstile>(
      "rings", .sometimesStep(Steps("rings") { $0.output == .rang }))
    #expect(quiet.check(rings) == .unreachable)
    #expect(quiet.check(rings).isFailure)
  }

  @Test func detectsVacuity() {
    let quiet = Space(exploring: Turnstile(), in: Turnstile.Context(hasAlarm: false))
    let states = Property<Turnstile>(
      "ringing-is-locked", .always(when: Turnstile.ringing, holds: Turnstile.locked))
    #expect(space.check(states) == .holds(witness: nil))
    #expect(quiet.check(states) == .vacuous)
    let steps = Property<Turnstile>(
      "rings-when-locked",
      .alwaysStep(
        when: Steps("rings") { $0.output == .rang },
        holds: Steps("locked") { $0.before.isLocked }))
    #expect(quiet.check(steps) == .vacuous)
    let leads = Property<Turnstile>(
      "ringing-ends",
      .leadsTo(from: Turnstile.ringing, to: Turnstile.open, fairness: []))
    #expect(quiet.check(leads) == .vacuous)
    #expect(!quiet.check(leads).isFailure)
  }

  @Test func leavesContextsOutsideTheScopeAlone() {
    let quiet = Space(exploring: Turnstile(), in: Turnstile.Context(hasAlarm: false))
    let rings = Property("rings", in: Turnstile.alarmFitted, .sometimes(Turnstile.ringing))
    #expect(quiet.check(rings) == .outOfScope)
  }

  @Test func doesNotClaimWhatALimitKeptItFromSeeing() {
    let small = Space(
      exploring: Turnstile(), in: Turnstile.Context(), limits: ExplorationLimits(states: 2))
    let few = States("few coins") { state, _ in state.coins < 5 }
    #expect(small.check(Property("few", .always(when: nil, holds: few))) == .undecided)
    let never = States("never") { _, _ in false }
    #expect(small.check(Property("never", .sometimes(never))) == .undecided)
  }
}
