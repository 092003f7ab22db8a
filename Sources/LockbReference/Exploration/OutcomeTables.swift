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
