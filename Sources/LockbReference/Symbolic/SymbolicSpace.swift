/// Everything that is reachable in one context, found and kept as sets of states.
///
/// It sees the same states and steps as `StateSpace` and numbers none of them, so that a hundred
/// million of them take no longer than a hundred thousand where the parts of a state hang together
/// loosely. What is asked of it are the values that some bits take. How fast it is depends on how
/// little the guards and flows of the rules say they read.
public struct SymbolicSpace<System: TransitionSystem>: Sendable {
  /// All steps that one rule makes on one event.
  public struct Step: Sendable {
    /// The position of the event among those of the context.
    public let event: Int
    /// The position of the rule in the table.
    public let rule: Int
    let row: SymbolicTable.Row
    /// The states in which the rule applies.
    let area: DecisionDiagrams.WordSet

    /// Some bits of a state, and those on which their values after the step depend.
    public func reading(_ bits: UInt64) -> UInt64 {
      row.flows.reduce(bits) { $1.writes & bits == 0 ? $0 : $0 | $1.reads }
    }

    /// The bits that the rule may change.
    public var writes: UInt64 { row.writes }
  }

  /// The system in its context.
  public let machine: Machine<System>
  /// By event and rule, in their order, all that ever happens.
  public private(set) var steps: [Step] = []
  /// For every pair of an event and rules to which not exactly one applies, the first run to it.
  public private(set) var flaws: [TableFlaw<System>] = []
  var exploration: SymbolicExploration

  /// Walks through everything that is reachable in a context.
  public init(
    exploring system: System, in context: System.Context, index: RuleIndex<System>? = nil
  ) {
    machine = Machine(system, in: context, index: index)
    let initial = system.initialStates(in: context).map(\.bits)
    exploration = SymbolicExploration(SymbolicTable(machine), from: initial)
    for event in exploration.table.events.indices { look(at: event) }
  }

  private mutating func look(at number: Int) {
    let event = exploration.table.events[number]
    var rest = exploration.states(in: exploration.reached, where: [event.fits])
    for (row, area) in exploration.areas(of: event, in: exploration.reached) {
      let step = Step(event: number, rule: row.rule, row: row, area: area)
      let others = exploration.diagrams.difference(area, rest)
      if others != DecisionDiagrams.empty {
        let double = steps.filter { other in
          other.event == number
            && exploration.diagrams.intersection(others, other.area) != DecisionDiagrams.empty
        }
        addFlaw(number, double + [step], others)
      }
      rest = exploration.diagrams.difference(rest, area)
      steps.append(step)
    }
    if rest != DecisionDiagrams.empty { addFlaw(number, [], rest) }
  }

  private mutating func addFlaw(
    _ event: Int, _ steps: [Step], _ states: DecisionDiagrams.WordSet
  ) {
    guard let trace = trace(to: states) else { return }
    flaws.append(
      TableFlaw(
        event: machine.events[event], rules: steps.map { machine.index.rules[$0.rule].id },
        trace: trace))
  }

  /// How many states are reachable, by the value of some bits.
  public mutating func stateCounts(by mask: UInt64) -> [UInt64: Int] {
    counts(of: exploration.reached, by: mask)
  }

  /// How many transitions are reachable, by the value of some bits of the state before.
  public mutating func transitionCounts(by mask: UInt64) -> [UInt64: Int] {
    steps.reduce(into: [:]) { counts, step in
      counts.merge(self.counts(of: step.area, by: mask), uniquingKeysWith: +)
    }
  }

  private mutating func counts(
    of set: DecisionDiagrams.WordSet, by mask: UInt64
  ) -> [UInt64: Int] {
    let mask = mask & exploration.bits
    var counts: [UInt64: Int] = [:]
    var known: [DecisionDiagrams.WordSet: Int] = [:]
    for value in exploration.values(of: set, in: mask) {
      let like = exploration.diagrams.words(like: value, in: mask)
      let part = exploration.diagrams.meet(set, like, forgetting: mask)
      counts[value] = exploration.diagrams.count(part, in: exploration.bits & ~mask, &known)
    }
    return counts
  }

  /// The values that some bits take in reachable states, in ascending order.
  public mutating func values(in mask: UInt64) -> [UInt64] {
    exploration.values(of: exploration.reached, in: mask)
  }

  /// The values that some bits take where steps begin, in ascending order.
  public mutating func values(before step: Step, in mask: UInt64) -> [UInt64] {
    exploration.values(of: step.area, in: mask)
  }

  /// The values that other bits take in reachable states, or where steps begin, if some bits have
  /// one of some values.
  public mutating func values(
    of others: UInt64, before step: Step? = nil, where mask: UInt64, isOneOf values: [UInt64]
  ) -> [UInt64] {
    let like = states(where: mask, isOneOf: values)
    let set = exploration.diagrams.intersection(step?.area ?? exploration.reached, like)
    return exploration.values(of: set, in: others)
  }

  /// How many values some bits take in reachable states if others have one of some values.
  public mutating func valueCount(
    in mask: UInt64, where others: UInt64, isOneOf values: [UInt64]
  ) -> Int {
    let like = states(where: others, isOneOf: values)
    let set = exploration.diagrams.intersection(exploration.reached, like)
    let projection = exploration.diagrams.projection(of: set, onto: mask)
    var known: [DecisionDiagrams.WordSet: Int] = [:]
    return exploration.diagrams.count(projection, in: exploration.bits & mask, &known)
  }

  /// A run to a state, or to a state where a step begins, in which some bits have a value.
  public mutating func trace(
    before step: Step? = nil, where mask: UInt64, is value: UInt64
  ) -> Trace<System>? {
    let like = states(where: mask, isOneOf: [value])
    return trace(to: exploration.diagrams.intersection(step?.area ?? exploration.reached, like))
  }

  private mutating func states(
    where mask: UInt64, isOneOf values: [UInt64]
  ) -> DecisionDiagrams.WordSet {
    let bits = exploration.bits
    let possible = values.filter { $0 & mask & ~bits == 0 }
    return exploration.diagrams.words(like: possible, in: mask & bits)
  }

  mutating func trace(to states: DecisionDiagrams.WordSet) -> Trace<System>? {
    guard let run = exploration.run(to: states) else { return nil }
    return machine.run(run.events.map { machine.events[$0] }, from: .init(bits: run.start)).trace
  }
}
