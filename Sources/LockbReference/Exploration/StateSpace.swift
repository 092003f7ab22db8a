/// Everything that is reachable in one context: states, transitions, and where the table fails.
///
/// States are numbered in the order of a breadth-first walk over the initial states and the events
/// in their fixed order, so the numbers, and every shortest run, are the same each time.
public struct StateSpace<System: TransitionSystem>: Sendable {
  /// The system in its context.
  public let machine: Machine<System>

  let rules: [TransitionRule<System>]
  let exploration: Exploration

  /// Walks through everything that is reachable in a context, up to the limits. Many spaces
  /// of one system should share an index.
  public init(
    exploring system: System, in context: System.Context,
    limits: ExplorationLimits = ExplorationLimits(), index: RuleIndex<System>? = nil
  ) {
    let machine = Machine(system, in: context, index: index)
    self.init(
      machine,
      Exploration(
        BoundTable(machine), from: system.initialStates(in: context).map(\.bits), limits: limits))
  }

  /// What a walk has found.
  init(_ machine: Machine<System>, _ exploration: Exploration) {
    self.machine = machine
    self.exploration = exploration
    rules = machine.index.rules
  }

  /// How many states are reachable.
  public var stateCount: Int { exploration.table.states.count }

  /// How many transitions are reachable: pairs of a state and an event that fits it.
  public var transitionCount: Int { exploration.transitionCount }

  /// Whether every reachable state was visited before a limit.
  public var isComplete: Bool { exploration.isComplete }

  /// The reachable states, in the order in which they were found.
  public var states: some RandomAccessCollection<System.State> {
    exploration.table.states.lazy.map { System.State(bits: $0) }
  }

  /// The shortest run to a state, or nil if it is not reachable.
  public func trace(to state: System.State) -> Trace<System>? {
    exploration.table.number(of: state.bits).map { trace(to: $0) }
  }
}
