/// The shortest runs of a system from where it begins, found as they are asked for: a walk goes no
/// further than to the state that is looked for, and on from there when the next one is.
public struct ShortestRuns<System: TransitionSystem>: Sendable {
  private let machine: Machine<System>
  private var walk: ExplorationWalk

  /// Begins a walk in a context; runs of one system should share an index.
  public init(
    of system: System, in context: System.Context,
    limits: ExplorationLimits = ExplorationLimits(), index: RuleIndex<System>? = nil
  ) {
    machine = Machine(system, in: context, index: index)
    walk = ExplorationWalk(
      BoundTable(machine), from: system.initialStates(in: context).map(\.bits), limits: limits)
  }

  /// The run to the first state that is a goal, in the order of a breadth-first walk; nil where none
  /// is reachable.
  public mutating func run(until isGoal: (System.State) -> Bool) -> Trace<System>? {
    var number = 0
    repeat {
      while number < walk.exploration.table.states.count {
        if isGoal(System.State(bits: walk.exploration.table.states[number])) {
          return StateSpace(machine, walk.exploration).trace(to: UInt32(number))
        }
        number += 1
      }
    } while walk.visitNext()
    return nil
  }
}
