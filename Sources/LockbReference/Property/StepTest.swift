/// A step predicate bound to every pair of an event and a rule that a space needs.
final class StepTest<System: TransitionSystem> {
  private typealias Test = @Sendable (UInt64) -> Bool

  private let predicate: StepPredicate<System>
  private let machine: Machine<System>
  private let table: [TransitionRule<System>]
  private let states: [UInt64]
  private let rules: [UInt16]
  private var tests: [Test?]
  private let eventCount: Int
  /// The events, by number, that members of the set have.
  let events: [Int]

  init(_ predicate: StepPredicate<System>, in space: StateSpace<System>) {
    self.predicate = predicate
    eventCount = space.machine.events.count
    machine = space.machine
    table = space.rules
    states = space.exploration.table.states
    rules = space.exploration.rules
    events = space.machine.events.indices.filter {
      predicate.event?.contains(space.machine.events[$0]) ?? true
    }
    tests = Array(repeating: nil, count: space.machine.events.count * space.rules.count)
  }

  /// Whether a transition belongs to the set, its event being one of `events`.
  func contains(_ state: UInt32, _ event: Int) -> Bool {
    let rule = Int(rules[Int(state) * eventCount + event])
    guard rule != Int(Exploration.noRule) else { return false }
    let slot = event * table.count + rule
    let bits = states[Int(state)]
    if let test = tests[slot] { return test(bits) }
    let test = predicate.bind(machine.events[event], machine.context, table[rule])
    tests[slot] = test
    return test(bits)
  }
}
