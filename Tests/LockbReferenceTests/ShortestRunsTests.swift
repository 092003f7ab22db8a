import LockbReference
import Testing

@Suite struct ShortestRunsTests {
  let space = StateSpace(exploring: Turnstile(), in: Turnstile.Context())

  @Test func findsTheRunsOfTheWholeSpaceInWhateverOrderTheyAreAskedFor() throws {
    let states = Array(space.states)
    for order in [states, states.reversed(), states.shuffled()] {
      var runs = ShortestRuns(of: Turnstile(), in: Turnstile.Context())
      for state in order + order {
        let trace = try #require(runs.run { $0 == state })
        let whole = try #require(space.trace(to: state))
        #expect(trace.steps.map(\.event) == whole.steps.map(\.event))
        #expect(trace.end == state)
      }
    }
  }

  @Test func takesTheFirstOfSeveralGoals() throws {
    var runs = ShortestRuns(of: Turnstile(), in: Turnstile.Context())
    let first = try #require(space.states.first { $0.isAlarmed })
    #expect(runs.run { $0.isAlarmed }?.end == first)
  }

  @Test func findsNoRunToWhatIsNotReachable() {
    var runs = ShortestRuns(of: Turnstile(), in: Turnstile.Context())
    #expect(runs.run { $0.coins == 7 } == nil)
    #expect(runs.run { $0.isAlarmed } != nil)
  }
}
