/// A step predicate bound to every pair of an event and a rule that a space needs.
final class StepTest<System: TransitionSystem> {
  private typealias Test = @Sendable (UInt64) -> Bool

  private let predicate: StepPredicate<System>
  private let space: StateSpace<System>
  private var tests: [Test?]
  /// The events, by number, that members of the set have.
  let events: [Int]

  init(_ predicate: StepPredicate<System>, in space: StateSpace<System>) {
    self.predicate = predicate
    self.space = space
    events = space.machine.events.indices.filter {
      predicate.event?.contains(space.machine.events[$0]) ?? true
    }
    tests = Array(repeating: nil, count: space.machine.events.count * space.rules.count)
  }

  /// Whether a transition belongs to the set, its event being one of `events`.
  func contains(_ state: UInt32, _ event: Int) -> Bool {
    let exploration = space.exploration
    guard exploration.hasRule(state, event) else { return false }
    let rule = Int(exploration.rules[Int(state) * exploration.eventCount + event])
    let slot = event * space.rules.count + rule
    let bits = exploration.table.states[Int(state)]
    if let test = tests[slot] { return test(bits) }
    let test = predicate.bind(
      space.machine.events[event], space.machine.context, space.rules[rule])
    tests[slot] = test
    return test(bits)
  }
}
