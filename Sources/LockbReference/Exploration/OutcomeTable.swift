/// What some events with one footprint do, found out once for every value of the bits they depend on.
struct OutcomeTable {
  /// What an event does in all states that agree in the bits it depends on.
  struct Outcome {
    /// The bits of the footprint afterwards.
    var after: UInt64 = 0
    var rule = Exploration.noRule
    /// Whether the event fits and a rule applies.
    var isTransition = false
    /// Whether no rule or several apply although the event fits.
    var isFlaw = false
  }

  let footprint: UInt64
  let events: [BoundTable.BoundEvent]
  /// By number in `keys` times the number of events plus event.
  private(set) var outcomes: [Outcome] = []
  private var keys = StateTable()

  init(_ events: [BoundTable.BoundEvent], footprint: UInt64) {
    self.events = events
    self.footprint = footprint
  }

  /// Where the outcomes for a state begin, one for each event.
  mutating func first(for bits: UInt64) -> Int {
    let key = bits & footprint
    let number = Int(keys.insert(key))
    if number * events.count == outcomes.count {
      for event in events { outcomes.append(outcome(of: event, key)) }
    }
    return number * events.count
  }

  /// The rules of the group that decides, in a state for which not exactly one applies.
  func applyingRules(_ event: Int, in bits: UInt64) -> [UInt16] {
    let ordinary = events[event].ordinary.filter { $0.isMet(in: bits) }
    return
      (ordinary.isEmpty ? events[event].otherwise.filter { $0.isMet(in: bits) } : ordinary)
      .map(\.rule)
  }

  private func outcome(of event: BoundTable.BoundEvent, _ key: UInt64) -> Outcome {
    var outcome = Outcome()
    guard event.fits(key) else { return outcome }
    var group = event.ordinary
    var applying = firstTwo(of: group, key)
    if applying.first < 0 {
      group = event.otherwise
      applying = firstTwo(of: group, key)
    }
    outcome.isFlaw = applying.first < 0 || applying.second >= 0
    guard applying.first >= 0 else { return outcome }
    outcome.isTransition = true
    outcome.rule = group[applying.first].rule
    outcome.after = group[applying.first].effect(key) & footprint
    return outcome
  }

  /// The positions of the first two candidates that apply, or -1: an overlap cannot hide.
  private func firstTwo(
    of candidates: [BoundTable.Candidate], _ bits: UInt64
  ) -> (first: Int, second: Int) {
    var first = -1
    for index in candidates.indices where candidates[index].isMet(in: bits) {
      if first >= 0 { return (first, index) }
      first = index
    }
    return (first, -1)
  }
}
