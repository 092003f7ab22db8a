/// What an event does, found out once for every value of the bits that it depends on.
struct OutcomeTable {
  /// What an event does in all states that agree in the bits it depends on.
  struct Outcome {
    /// Whether the event fits and a rule applies.
    var isTransition = false
    /// Whether no rule or several apply although the event fits.
    var isFlaw = false
    var rule = Exploration.noRule
    /// The bits of the footprint afterwards.
    var after: UInt64 = 0
    /// The guards that were tried, as a range of `trials`.
    var trials = 0..<0
    /// In how many states it was looked up.
    var uses = 0
  }

  let footprint: UInt64
  /// By number in `keys`.
  private(set) var outcomes: [Outcome] = []
  /// Positions of guards times two, plus one where the guard was true.
  private(set) var trials: [UInt32] = []
  private var keys = StateTable()
  private let event: BoundTable.BoundEvent

  init(_ event: BoundTable.BoundEvent) {
    self.event = event
    footprint = event.footprint
  }

  /// The number of what the event does in a state.
  mutating func number(for bits: UInt64) -> Int {
    let key = bits & footprint
    let number = Int(keys.insert(key))
    if number == outcomes.count { outcomes.append(find(key)) }
    outcomes[number].uses += 1
    return number
  }

  /// The rules of the group that decides, in a state for which not exactly one applies.
  func applyingRules(in bits: UInt64) -> [UInt16] {
    let ordinary = event.ordinary.filter { $0.isMet(in: bits) }
    return (ordinary.isEmpty ? event.otherwise.filter { $0.isMet(in: bits) } : ordinary)
      .map(\.rule)
  }

  private mutating func find(_ key: UInt64) -> Outcome {
    var outcome = Outcome()
    guard event.fits(key) else { return outcome }
    let first = trials.count
    var group = event.ordinary
    var applying = firstTwo(of: group, key)
    if applying.first < 0 {
      group = event.otherwise
      applying = firstTwo(of: group, key)
    }
    outcome.trials = first..<trials.count
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
