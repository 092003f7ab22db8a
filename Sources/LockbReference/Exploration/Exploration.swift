/// What a breadth-first walk through a bound table finds, in words and numbers only.
struct Exploration: Sendable {
  /// No state: the target of an event that does not fit, or has no rule.
  static let none = UInt32.max
  /// No rule.
  static let noRule = UInt16.max

  /// A state and an event to which not exactly one rule applies.
  struct Flaw: Sendable {
    let state: UInt32
    let event: Int
    let rules: [UInt16]
  }

  let eventCount: Int
  private(set) var table = StateTable()
  private(set) var initialCount = 0
  /// By state: the state it was first reached from, or `none` for an initial state.
  private(set) var parents: [UInt32] = []
  /// By state: the event it was first reached by.
  private(set) var parentEvents: [UInt16] = []
  /// By state times `eventCount` plus event: where it leads, and by which rule.
  private(set) var targets: [UInt32] = []
  private(set) var rules: [UInt16] = []
  private(set) var transitionCount = 0
  private(set) var gapCount = 0
  private(set) var overlapCount = 0
  private(set) var flaws: [Flaw] = []
  /// Whether every reachable state was visited.
  private(set) var isComplete = true

  /// Walks through everything.
  init(_ bound: BoundTable, from initial: [UInt64], limits: ExplorationLimits) {
    var walk = ExplorationWalk(bound, from: initial, limits: limits)
    while walk.visitNext() {}
    self = walk.exploration
  }

  /// What is known before the first step.
  init(_ bound: BoundTable, at initial: [UInt64], _ limits: ExplorationLimits) {
    eventCount = bound.events.count
    for bits in initial { _ = discover(bits, from: Self.none, by: 0, limits) }
    initialCount = table.states.count
  }

  /// The successor of a state by an event, or nil.
  func target(of state: UInt32, by event: Int) -> UInt32? {
    let target = targets[Int(state) * eventCount + event]
    return target == Self.none ? nil : target
  }

  /// Whether an event fits a state and some rule applies.
  func hasRule(_ state: UInt32, _ event: Int) -> Bool {
    rules[Int(state) * eventCount + event] != Self.noRule
  }

  /// Adds where each event leads from a state.
  mutating func expand(
    _ state: UInt32, _ outcomes: inout OutcomeTables, _ limits: ExplorationLimits
  ) {
    let bits = table.states[Int(state)]
    outcomes.look(at: bits)
    for event in 0..<eventCount {
      let (outcome, kept) = outcomes.outcome(of: event)
      if outcome.isFlaw { record(state, event, bits, outcome, outcomes, limits) }
      guard outcome.isTransition else {
        targets.append(Self.none)
        rules.append(Self.noRule)
        continue
      }
      let after = bits & kept | outcome.after
      let target =
        after == bits ? state : discover(after, from: state, by: UInt16(event), limits)
      targets.append(target)
      rules.append(outcome.rule)
      transitionCount += 1
    }
  }

  private mutating func discover(
    _ bits: UInt64, from parent: UInt32, by event: UInt16, _ limits: ExplorationLimits
  ) -> UInt32 {
    if table.states.count >= limits.states {
      guard let known = table.number(of: bits) else {
        isComplete = false
        return Self.none
      }
      return known
    }
    let number = table.insert(bits)
    if Int(number) == parents.count {
      parents.append(parent)
      parentEvents.append(event)
    }
    return number
  }

  private mutating func record(
    _ state: UInt32, _ event: Int, _ bits: UInt64, _ outcome: OutcomeTable.Outcome,
    _ outcomes: OutcomeTables, _ limits: ExplorationLimits
  ) {
    if outcome.isTransition { overlapCount += 1 } else { gapCount += 1 }
    guard (outcome.isTransition ? overlapCount : gapCount) <= limits.flaws else { return }
    flaws.append(
      Flaw(state: state, event: event, rules: outcomes.applyingRules(event, in: bits)))
  }
}
