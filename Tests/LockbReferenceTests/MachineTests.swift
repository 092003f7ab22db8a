import LockbReference
import Testing

@Suite struct MachineTests {
  let machine = Machine(Turnstile(), in: Turnstile.Context())
  let start = Turnstile.State()

  @Test func runsEventsAndRecordsRuleStateAndOutput() {
    let (trace, failure) = machine.run([.coin, .coin, .push], from: start)
    #expect(failure == nil)
    #expect(trace.steps.map(\.rule) == ["R2", "R1", "R4"])
    #expect(trace.steps.map(\.output) == [.accepted, .accepted, .passed])
    #expect(trace.steps.map(\.before.coins) == [0, 1, 0])
    #expect(trace.end == start)
  }

  @Test func namesTheGuardThatRefusedTheNearestRule() throws {
    let pushed = try machine.step(from: start, on: .push)
    #expect(pushed.rule == "R9")
    #expect(pushed.refusedBy == "locked")
    #expect(pushed.confidence == .inferred)
    var serviced = start
    serviced.isServiced = true
    #expect(try machine.step(from: serviced, on: .coin).refusedBy == "in-service")
  }

  @Test func keepsTheReasonThatARuleGivesItself() throws {
    var open = start
    open.isLocked = false
    let step = try machine.step(from: open, on: .coin)
    #expect(step.rule == "R3")
    #expect(step.refusedBy == "locked")
  }

  @Test func ordersRefusalsByGuardsMetAndThenByTable() {
    let refusals = machine.refusals(from: start, on: .coin)
    #expect(refusals.map(\.rule) == ["R1", "R3"])
    #expect(refusals.map(\.guardName) == ["paid", "locked"])
    #expect(refusals.map(\.expected) == [true, false])
  }

  @Test func stopsARunAtAnEventThatDoesNotFit() {
    let (trace, failure) = machine.run([.coin, .silence, .push], from: start)
    #expect(trace.steps.count == 1)
    #expect(failure == .doesNotFit)
    #expect(!machine.enabledEvents(in: start).contains(.silence))
  }

  @Test func refusesToChooseBetweenSeveralRules() {
    let extra = Turnstile.Rule("R10", on: Turnstile.on(.push), when: [!Turnstile.isLocked]) {
      _, _, _ in .nothing
    }
    let broken = Machine(Turnstile().adding(extra), in: Turnstile.Context())
    var open = start
    open.isLocked = false
    #expect(throws: StepFailure.severalRules(["R4", "R10"])) {
      try broken.step(from: open, on: .push)
    }
  }

  @Test func reportsThatNoRuleApplies() {
    let broken = Machine(Turnstile().replacing("R9", with: nil), in: Turnstile.Context())
    #expect(throws: StepFailure.noRule) { try broken.step(from: start, on: .push) }
  }

  @Test func ordersRefusalsThatAreAsCloseAsTheTable() {
    var serviced = start
    serviced.isServiced = true
    #expect(machine.refusals(from: serviced, on: .coin).map(\.rule) == ["R1", "R2", "R3"])
  }
}
