/// Every rule that speaks of an event, whatever its scope, bound to one context.
struct RelaxedTable<System: TransitionSystem> {
  /// A rule for an event.
  struct Candidate {
    let rule: TransitionRule<System>
    let isInScope: Bool
    let guards: [@Sendable (UInt64) -> Bool]
    let effect: @Sendable (UInt64) -> UInt64
  }

  /// An event, which may not exist in the context.
  struct Entry {
    let event: System.Event
    let exists: Bool
    let fits: @Sendable (UInt64) -> Bool
    let candidates: [Candidate]
  }

  let entries: [Entry]

  init(_ machine: Machine<System>) {
    let context = machine.context
    let existing = Set(machine.events)
    let fits = machine.system.fits
    let rules = machine.system.rules
    entries = machine.system.conceivableEvents(in: context).map { event in
      let candidates = rules.filter { $0.event.contains(event) }.map { rule in
        Candidate(
          rule: rule, isInScope: rule.scope.contains(context),
          guards: rule.guards.map { $0.bind(event, context) }, effect: rule.bind(event, context))
      }
      return Entry(
        event: event, exists: existing.contains(event), fits: fits.bind(event, context),
        candidates: candidates)
    }
  }

  /// The number of the rule that applies to an event in a state, the first one if several do.
  func applying(_ entry: Entry, in bits: UInt64) -> Int? {
    guard entry.exists, entry.fits(bits) else { return nil }
    let met = entry.candidates.indices.filter { cost(of: entry.candidates[$0], in: bits) == 0 }
    return met.first { entry.candidates[$0].rule.priority == .ordinary } ?? met.first
  }

  /// How many requirements of a rule a state does not meet.
  func cost(of candidate: Candidate, in bits: UInt64) -> Int {
    var cost = candidate.isInScope ? 0 : 1
    for (condition, test) in zip(candidate.rule.guards, candidate.guards)
    where test(bits) != condition.expected {
      cost += 1
    }
    return cost
  }

  /// What keeps a rule from applying in a state.
  func unmet(_ entry: Entry, _ candidate: Candidate, in bits: UInt64, name: String) -> [Requirement]
  {
    var unmet: [Requirement] = entry.exists ? [] : [.event(name: name)]
    if !candidate.isInScope { unmet.append(.scope(name: candidate.rule.scope.name)) }
    for (condition, test) in zip(candidate.rule.guards, candidate.guards)
    where test(bits) != condition.expected {
      unmet.append(.guarded(name: condition.name, expected: condition.expected))
    }
    return unmet
  }
}
