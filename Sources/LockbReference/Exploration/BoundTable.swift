/// The rules of a system bound to one context: closures over words, without generic parameters, so
/// that the explorer's inner loop needs no specialisation by the module that wrote the model.
struct BoundTable: Sendable {
  /// A guard of a rule.
  struct BoundGuard: Sendable {
    let test: @Sendable (UInt64) -> Bool
    let expected: Bool
  }

  /// A rule that may apply to an event.
  struct Candidate: Sendable {
    let rule: UInt16
    let guards: [BoundGuard]
    let effect: @Sendable (UInt64) -> UInt64

    /// Whether all guards are met.
    func isMet(in bits: UInt64) -> Bool { guards.allSatisfy { $0.test(bits) == $0.expected } }
  }

  /// An event with the rules that speak of it, in table order.
  struct BoundEvent: Sendable {
    /// The bits on which depends what it does, and those it may change.
    let footprint: UInt64
    let fits: @Sendable (UInt64) -> Bool
    let ordinary: [Candidate]
    let otherwise: [Candidate]
  }

  let events: [BoundEvent]

  init<System: TransitionSystem>(_ machine: Machine<System>) {
    let context = machine.context
    let rules = machine.index.rules
    let fits = machine.fits
    precondition(rules.count < Int(UInt16.max), "a table holds fewer than 65,535 rules")
    let isInScope = rules.map { $0.scope.contains(context) }
    events = machine.events.map { event in
      let numbers = machine.index(event).filter { isInScope[$0] }
      func candidates(_ priority: TransitionRule<System>.Priority) -> [Candidate] {
        numbers.compactMap { index in
          let rule = rules[index]
          guard rule.priority == priority else { return nil }
          let guards = rule.guards.map { condition in
            BoundGuard(test: condition.bind(event, context), expected: condition.expected)
          }
          return Candidate(
            rule: UInt16(index), guards: guards, effect: rule.bind(event, context))
        }
      }
      return BoundEvent(
        footprint: machine.system.footprint(of: event, in: context),
        fits: fits.bind(event, context), ordinary: candidates(.ordinary),
        otherwise: candidates(.otherwise))
    }
    precondition(events.count < Int(UInt16.max), "a context has fewer than 65,535 events")
  }
}
