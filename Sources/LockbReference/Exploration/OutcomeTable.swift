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

/// The outcomes of all events, those with one footprint in one table.
struct OutcomeTables {
  private(set) var tables: [OutcomeTable]
  /// By event: its table, and its position there.
  private let places: [(table: Int, position: Int)]
  /// By table: where the outcomes for the present state begin.
  private var firsts: [Int]

  init(_ events: [BoundTable.BoundEvent]) {
    var footprints: [UInt64] = []
    var members: [[BoundTable.BoundEvent]] = []
    places = events.map { event in
      let table = footprints.firstIndex(of: event.footprint) ?? footprints.count
      if table == footprints.count {
        footprints.append(event.footprint)
        members.append([])
      }
      members[table].append(event)
      return (table, members[table].count - 1)
    }
    tables = zip(members, footprints).map { OutcomeTable($0, footprint: $1) }
    firsts = Array(repeating: 0, count: tables.count)
  }

  /// Makes a state the present one.
  mutating func look(at bits: UInt64) {
    for table in tables.indices { firsts[table] = tables[table].first(for: bits) }
  }

  /// What an event does in the present state, and the bits it leaves alone.
  func outcome(of event: Int) -> (outcome: OutcomeTable.Outcome, kept: UInt64) {
    let (table, position) = places[event]
    return (tables[table].outcomes[firsts[table] + position], ~tables[table].footprint)
  }

  /// The rules that apply to an event in a state for which not exactly one does.
  func applyingRules(_ event: Int, in bits: UInt64) -> [UInt16] {
    tables[places[event].table].applyingRules(places[event].position, in: bits)
  }
}
