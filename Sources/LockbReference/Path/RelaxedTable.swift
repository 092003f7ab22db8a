/// Every rule that speaks of an event, whatever its scope, bound to one context.
struct RelaxedTable<System: TransitionSystem> {
  /// A rule for an event.
  struct Candidate {
    let number: Int
    let isOrdinary: Bool
    /// What no state can change: that the scope or the event is not of the context.
    let fixed: [Requirement]
    let guards: [(test: @Sendable (UInt64) -> Bool, expected: Bool)]
    let effect: @Sendable (UInt64) -> UInt64

    /// Which guards a state does not meet, as bits; a rule has at most 64 that count.
    func unmetGuards(in bits: UInt64) -> UInt64 {
      var mask: UInt64 = 0
      for position in guards.indices where guards[position].test(bits) != guards[position].expected
      {
        mask |= 1 << UInt64(position)
      }
      return mask
    }

    /// Whether the rule applies in a state, whatever other rules do.
    func isMet(in bits: UInt64) -> Bool {
      fixed.isEmpty && guards.allSatisfy { $0.test(bits) == $0.expected }
    }
  }

  /// An event, which may not exist in the context.
  struct Entry {
    let event: System.Event
    let fits: @Sendable (UInt64) -> Bool
    let candidates: [Candidate]

    /// The position of the rule that applies in a state, the first one if several do.
    func applying(in bits: UInt64) -> Int? {
      guard fits(bits) else { return nil }
      return candidates.firstIndex { $0.isOrdinary && $0.isMet(in: bits) }
        ?? candidates.firstIndex { !$0.isOrdinary && $0.isMet(in: bits) }
    }
  }

  let rules: [TransitionRule<System>]
  let entries: [Entry]

  init(_ machine: Machine<System>) {
    let context = machine.context
    let existing = Set(machine.events)
    let rules = machine.index.rules
    entries = machine.system.conceivableEvents(in: context).map { event in
      let missing: [Requirement] =
        existing.contains(event) ? [] : [.event(name: machine.system.name(of: event))]
      let candidates = machine.index(event).map { number in
        let rule = rules[number]
        let scope: [Requirement] =
          rule.scope.contains(context) ? [] : [.scope(name: rule.scope.name)]
        return Candidate(
          number: number, isOrdinary: rule.priority == .ordinary, fixed: missing + scope,
          guards: rule.guards.map { ($0.bind(event, context), $0.expected) },
          effect: rule.bind(event, context))
      }
      return Entry(event: event, fits: machine.fits.bind(event, context), candidates: candidates)
    }
    self.rules = rules
  }

  /// What keeps a rule from applying, given which of its guards are not met.
  func requirements(of candidate: Candidate, unmet: UInt64) -> [Requirement] {
    let guards = rules[candidate.number].guards
    return candidate.fixed
      + guards.indices.filter { unmet & (1 << UInt64($0)) != 0 }.map {
        .guarded(name: guards[$0].name, expected: guards[$0].expected)
      }
  }
}
