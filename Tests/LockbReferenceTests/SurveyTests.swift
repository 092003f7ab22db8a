import LockbReference
import Testing

@Suite struct SurveyTests {
  let contexts = [1, 2, 3].flatMap { price in
    [true, false].map { Turnstile.Context(price: price, hasAlarm: $0) }
  }
  let properties: [Property<Turnstile>] = [
    Property("rings", in: Turnstile.alarmFitted, .sometimes(Turnstile.ringing)),
    Property("ringing-is-locked", .always(when: Turnstile.ringing, holds: Turnstile.locked)),
    Property(
      "never", .always(when: Turnstile.States("never") { _, _ in false }, holds: Turnstile.open)),
    Property(
      "one-coin", .always(when: nil, holds: Turnstile.States("few") { $0.coins < $1.price - 1 })),
  ]

  @Test func reportsEveryContextAndPropertyInOrder() async {
    let survey = await Survey.run(Turnstile(), in: contexts, properties: properties)
    #expect(survey.contexts.map(\.context) == contexts.map(Turnstile().name(of:)))
    #expect(survey.contexts.map(\.states) == [4, 3, 7, 5, 10, 7])
    #expect(survey.properties.map(\.id) == ["rings", "ringing-is-locked", "never", "one-coin"])
    #expect(survey.properties.map(\.holding) == [3, 3, 0, 0])
    #expect(survey.properties.map(\.vacuous) == [0, 3, 6, 0])
    #expect(survey.properties.map(\.outOfScope) == [3, 0, 0, 0])
    #expect(survey.properties.map(\.failing) == [0, 0, 0, 6])
    #expect(survey.properties[3].failures.map(\.context) == contexts.map(Turnstile().name(of:)))
    #expect(survey.vacuousProperties == ["never"])
    #expect(!survey.isSound)
    #expect(survey.coverage.contexts == 6)
  }

  @Test func isSoundOnlyWithAWholeTableAndEveryPropertyKept() async {
    let good = Array(properties.prefix(3))
    #expect(await Survey.run(Turnstile(), in: contexts, properties: good).isSound)
    let gap = Turnstile().replacing("R9", with: nil)
    #expect(await !Survey.run(gap, in: contexts, properties: good).isSound)
    let small = await Survey.run(
      Turnstile(), in: contexts, properties: [], limits: ExplorationLimits(states: 4))
    #expect(!small.isSound)
  }

  @Test func givesTheSameAnswerWhateverTheNumberOfWorkers() async {
    let one = await Survey.run(Turnstile(), in: contexts, properties: properties, workers: 1)
    for workers in [2, 3, 9] {
      let many = await Survey.run(
        Turnstile(), in: contexts, properties: properties, workers: workers)
      #expect(many.coverage == one.coverage)
      #expect(many.contexts.map(\.transitions) == one.contexts.map(\.transitions))
      #expect(many.properties.map(\.failing) == one.properties.map(\.failing))
    }
  }
}
