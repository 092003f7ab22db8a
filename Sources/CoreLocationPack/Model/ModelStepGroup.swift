internal import LockbReference

/// The events that read the same of a state, together with the invariants, and the states seen so
/// far, as far as they read them.
struct ModelStepGroup {
  /// The events, by number.
  private(set) var events: [Int]
  private let mask: UInt64
  private var seen = StateTable()

  /// Whether a state differs, in what is read, from all states before it.
  mutating func isNew(_ bits: UInt64) -> Bool {
    let count = seen.states.count
    return Int(seen.insert(bits & mask)) == count
  }

  /// All events, each in the group of those that read the same.
  static func groups(
    _ events: [ModelEvent], _ system: ModelSystem, _ context: ModelSystem.Context
  ) -> [Self] {
    var groups: [Self] = []
    for (number, event) in events.enumerated() {
      let mask = system.footprint(of: event, in: context) | ModelInvariants.reads.rawValue
      if let group = groups.firstIndex(where: { $0.mask == mask }) {
        groups[group].events.append(number)
      } else {
        groups.append(Self(events: [number], mask: mask))
      }
    }
    return groups
  }
}
