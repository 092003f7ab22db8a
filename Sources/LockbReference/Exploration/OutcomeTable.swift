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
  /// By number: how many states have these bits.
  private(set) var uses: [Int] = []
  /// By number: where the guards that were tried for it end in `trials`.
  private var trialEnds: [Int] = []
  /// Positions of guards times two, plus one where the guard was true.
  private var trials: [UInt32] = []
  private var keys = StateTable()

  init(_ events: [BoundTable.BoundEvent], footprint: UInt64) {
    self.events = events
    self.footprint = footprint
  }

  /// Where the outcomes for a state begin, one for each event.
  mutating func first(for bits: UInt64) -> Int {
    let key = bits & footprint
    let number = Int(keys.insert(key))
    if number == uses.count {
      for event in events { outcomes.append(outcome(of: event, key)) }
      trialEnds.append(trials.count)
      uses.append(0)
    }
    uses[number] += 1
    return number * events.count
  }

  /// The rules of the group that decides, in a state for which not exactly one applies.
  func applyingRules(_ event: Int, in bits: UInt64) -> [UInt16] {
    let ordinary = events[event].ordinary.filter { $0.isMet(in: bits) }
    return
      (ordinary.isEmpty ? events[event].otherwise.filter { $0.isMet(in: bits) } : ordinary)
      .map(\.rule)
  }

  /// Shows every guard that was tried, whether it was true, and in how many states.
  func forEachTrial(_ body: (_ position: Int, _ isTrue: Bool, _ states: Int) -> Void) {
    var start = 0
    for (number, end) in trialEnds.enumerated() {
      for trial in trials[start..<end] { body(Int(trial >> 1), trial & 1 == 1, uses[number]) }
      start = end
    }
  }

  private mutating func outcome(of event: BoundTable.BoundEvent, _ key: UInt64) -> Outcome {
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

  /// The positions of the first two candidates that apply, or -1. Every candidate is tried, so that
  /// an overlap cannot hide and every guard is counted.
  private mutating func firstTwo(
    of candidates: [BoundTable.Candidate], _ bits: UInt64
  ) -> (first: Int, second: Int) {
    var first = -1
    var second = -1
    for index in candidates.indices where isMet(candidates[index].guards, bits) {
      if first < 0 {
        first = index
      } else if second < 0 {
        second = index
      }
    }
    return (first, second)
  }

  private mutating func isMet(_ guards: [BoundTable.BoundGuard], _ bits: UInt64) -> Bool {
    for condition in guards {
      let value = condition.test(bits)
      trials.append(UInt32(condition.counter) << 1 | (value ? 1 : 0))
      if value != condition.expected { return false }
    }
    return true
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
