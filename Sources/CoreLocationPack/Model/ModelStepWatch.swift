internal import LockbReference

/// Shows the steps of a space to the invariants while it is explored.
///
/// Steps that agree in what the event and the invariants read are looked at once; of those that
/// change nothing and that nobody can observe, one for each rule, event, grant and overlay.
struct ModelStepWatch {
  /// A step that is the first to break an invariant.
  struct Broken {
    let id: String
    let before: ModelState
    let event: ModelEvent
  }

  private let system: ModelSystem
  private let context: ModelSystem.Context
  private let events: [ModelEvent]
  private var checks: ModelStepChecks
  private var groups: [ModelStepGroup]
  private var quiet: [UInt64]
  /// Whether each rule applied, by its position in the table.
  private(set) var isApplied: [Bool]
  private(set) var broken: [Broken] = []

  init(_ system: ModelSystem, _ context: ModelSystem.Context, _ invariants: [ModelInvariant]) {
    (self.system, self.context) = (system, context)
    events = system.events(in: context)
    checks = ModelStepChecks(invariants, events: events)
    groups = ModelStepGroup.groups(events, system, context)
    quiet = [UInt64](repeating: 0, count: events.count * system.table.count)
    isApplied = [Bool](repeating: false, count: system.table.count)
  }

  /// The invariants whose condition came true.
  var exercised: [String] { checks.exercised }

  /// Looks at the steps from a state.
  mutating func look(
    _ number: UInt32, _ bits: UInt64, _ targets: ArraySlice<UInt32>, _ rules: ArraySlice<UInt16>
  ) {
    for group in groups.indices where groups[group].isNew(bits) {
      let before = ModelState(bits: bits)
      for event in groups[group].events {
        let rule = rules[rules.startIndex + event]
        guard rule != PackedSpace.noRule else { continue }
        let isIdle = targets[targets.startIndex + event] == number
        look(at: before, event, Int(rule), isIdle: isIdle)
      }
    }
  }

  private mutating func look(at before: ModelState, _ event: Int, _ rule: Int, isIdle: Bool) {
    isApplied[rule] = true
    if isIdle, system.isQuiet[rule] {
      let look: UInt64 = 1 << (UInt64(before.grant.rawValue) << 2 | before.overlayBits)
      let slot = event * system.table.count + rule
      if quiet[slot] & look != 0 { return }
      quiet[slot] |= look
    }
    for id in checks.broken(by: before, events[event], event, system.entries[rule], context) {
      broken.append(Broken(id: id, before: before, event: events[event]))
    }
  }
}
