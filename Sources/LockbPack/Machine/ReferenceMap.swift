public import LockbReference

/// The core of a machine in one context, ready to be drawn or walked.
public struct ReferenceMap: Hashable, Sendable {
  /// What an event does in a state.
  public struct Move: Hashable, Sendable {
    /// The position of the state before.
    public var from: Int
    /// The position of the event.
    public var event: Int
    /// The position of the state after.
    public var to: Int
    /// What can be observed.
    public var step: ReferenceStep

    /// Describes a move.
    public init(from: Int, event: Int, to: Int, step: ReferenceStep) {
      self.from = from
      self.event = event
      self.to = to
      self.step = step
    }
  }

  /// The states, the start of a run first, in the order of discovery.
  public var states: [ReferenceSnapshot]
  /// The events, in a fixed order.
  public var events: [ReferenceEvent]
  /// Every move, by state and event: of each pair at most one.
  public var moves: [Move]
  /// The drawing: states that look the same are one node, and what shows nothing is left out.
  public var graph: TransitionGraph
  /// By state: the position of its node in the drawing; nil where the drawing leaves it out.
  public var nodes: [Int?]

  /// Assembles a map.
  public init(
    states: [ReferenceSnapshot], events: [ReferenceEvent], moves: [Move], graph: TransitionGraph,
    nodes: [Int?]
  ) {
    self.states = states
    self.events = events
    self.moves = moves
    self.graph = graph
    self.nodes = nodes
  }
}
