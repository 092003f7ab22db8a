/// The rules of a system bound to one context, with what each of them reads and writes, so that
/// they can be applied to sets of states.
struct SymbolicTable: Sendable {
  /// A condition, and the bits that decide it.
  struct Condition: Sendable {
    /// Its position among all conditions.
    let number: Int
    let reads: UInt64
    let isMet: @Sendable (UInt64) -> Bool
  }

  /// A rule on one event.
  struct Row: Sendable {
    let rule: Int
    let guards: [Condition]
    let flows: [StateFlow]
    let effect: @Sendable (UInt64) -> UInt64

    /// The bits that may change.
    var writes: UInt64 { flows.reduce(0) { $0 | $1.writes } }
  }

  /// An event with the rules that speak of it, in table order.
  struct Event: Sendable {
    let fits: Condition
    let ordinary: [Row]
    let otherwise: [Row]
  }

  let events: [Event]

  init<System: TransitionSystem>(_ machine: Machine<System>) {
    let (system, context, rules) = (machine.system, machine.context, machine.index.rules)
    let isInScope = rules.map { $0.scope.contains(context) }
    var count = 0
    events = machine.events.map { event in
      func condition(_ test: Guard<System>) -> Condition {
        let (holds, expected) = (test.bind(event, context), test.expected)
        count += 1
        return Condition(number: count, reads: test.reads) { holds($0) == expected }
      }
      func rows(_ priority: TransitionRule<System>.Priority) -> [Row] {
        machine.index(event).filter { isInScope[$0] && rules[$0].priority == priority }.map {
          Row(
            rule: $0, guards: rules[$0].guards.map(condition),
            flows: system.flows(of: $0, on: event, in: context),
            effect: rules[$0].bind(event, context))
        }
      }
      return Event(
        fits: condition(machine.fits), ordinary: rows(.ordinary), otherwise: rows(.otherwise))
    }
  }
}
