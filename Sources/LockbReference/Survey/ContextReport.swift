/// What exploring one context found.
public struct ContextReport<System: TransitionSystem>: Sendable {
  /// The context in words.
  public let context: String
  /// How many states are reachable.
  public let states: Int
  /// How many transitions are reachable.
  public let transitions: Int
  /// How many steps the shortest run to the farthest state has.
  public let depth: Int
  /// Whether every reachable state was visited before a limit.
  public let isComplete: Bool
  /// How many pairs of a state and a fitting event have no rule.
  public let gaps: Int
  /// How many pairs of a state and a fitting event have several rules.
  public let overlaps: Int
  /// The nearest gaps and overlaps.
  public let flaws: [TableFlaw<System>]

  /// Sums up a space.
  public init(_ space: StateSpace<System>) {
    context = space.machine.system.name(of: space.machine.context)
    states = space.stateCount
    transitions = space.transitionCount
    depth = space.depth
    isComplete = space.isComplete
    gaps = space.gapCount
    overlaps = space.overlapCount
    flaws = space.flaws
  }
}
