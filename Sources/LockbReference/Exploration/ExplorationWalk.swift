/// A breadth-first walk that can stop after any state and go on from there.
struct ExplorationWalk: Sendable {
  private(set) var exploration: Exploration
  private var outcomes: OutcomeTables
  private let limits: ExplorationLimits
  private var next = 0

  init(_ bound: BoundTable, from initial: [UInt64], limits: ExplorationLimits) {
    exploration = Exploration(bound, at: initial, limits)
    outcomes = OutcomeTables(bound.events)
    self.limits = limits
  }

  /// Visits the next state that was found and not visited; false where there is none.
  mutating func visitNext() -> Bool {
    guard next < exploration.table.states.count else { return false }
    exploration.expand(UInt32(next), &outcomes, limits)
    next += 1
    return true
  }
}
