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
  /// By guard occurrence: how often it was tried and true, and tried and false.
  private(set) var guardTrue: [Int]
  private(set) var guardFalse: [Int]
  private(set) var gapCount = 0
  private(set) var overlapCount = 0
  private(set) var flaws: [Flaw] = []
  /// Whether every reachable state was visited.
  private(set) var isComplete = true

  init(_ bound: BoundTable, from initial: [UInt64], limits: ExplorationLimits) {
    eventCount = bound.events.count
    guardTrue = Array(repeating: 0, count: bound.guardCount)
    guardFalse = Array(repeating: 0, count: bound.guardCount)
    for bits in initial { _ = discover(bits, from: Self.none, by: 0, limits) }
    initialCount = table.states.count
    var next = 0
    while next < table.states.count {
      expand(UInt32(next), bound, limits)
      next += 1
    }
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

  private mutating func expand(
    _ state: UInt32, _ bound: BoundTable, _ limits: ExplorationLimits
  ) {
    let bits = table.states[Int(state)]
    for event in bound.events.indices {
      var target = Self.none
      var rule = Self.noRule
      if bound.events[event].fits(bits),
        let candidate = choose(bound.events[event], bits, state, event, limits)
      {
        rule = candidate.rule
        target = discover(candidate.effect(bits), from: state, by: UInt16(event), limits)
        transitionCount += 1
      }
      targets.append(target)
      rules.append(rule)
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

  private mutating func choose(
    _ event: BoundTable.BoundEvent, _ bits: UInt64, _ state: UInt32, _ number: Int,
    _ limits: ExplorationLimits
  ) -> BoundTable.Candidate? {
    var applying = firstTwo(of: event.ordinary, bits)
    var group = event.ordinary
    if applying.first < 0 {
      group = event.otherwise
      applying = firstTwo(of: group, bits)
    }
    if applying.first < 0 {
      gapCount += 1
      record(Flaw(state: state, event: number, rules: []), gapCount, limits)
      return nil
    }
    if applying.second >= 0 {
      overlapCount += 1
      let rules = group.filter { $0.guards.allSatisfy { $0.test(bits) == $0.expected } }
      record(
        Flaw(state: state, event: number, rules: rules.map(\.rule)), overlapCount, limits)
    }
    return group[applying.first]
  }

  private mutating func record(_ flaw: Flaw, _ count: Int, _ limits: ExplorationLimits) {
    if count <= limits.flaws { flaws.append(flaw) }
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
      if value {
        guardTrue[condition.counter] += 1
      } else {
        guardFalse[condition.counter] += 1
      }
      if value != condition.expected { return false }
    }
    return true
  }
}
