/// A drawing of a state space as a value: nodes and edges in a fixed order, ready for JSON.
public struct TransitionGraph: Codable, Hashable, Sendable {
  /// One or more states that look the same.
  public struct Node: Codable, Hashable, Sendable {
    /// A short id: `s0`, `s1`, … in the order of discovery.
    public let id: String
    /// What the states have in common.
    public let fields: [StateField]
    /// Whether a run can begin here.
    public let isInitial: Bool
    /// How many states it stands for.
    public let states: Int

    /// A node.
    public init(id: String, fields: [StateField], isInitial: Bool, states: Int) {
      self.id = id
      self.fields = fields
      self.isInitial = isInitial
      self.states = states
    }
  }

  /// One or more transitions that look the same.
  public struct Edge: Codable, Hashable, Sendable {
    /// The id of the node it leaves.
    public let from: String
    /// The id of the node it enters.
    public let to: String
    /// The event in words.
    public let event: String
    /// The id of the rule.
    public let rule: String
    /// The confidence of the rule.
    public let confidence: Confidence
    /// What can be observed.
    public let output: [StateField]
    /// How many transitions it stands for.
    public let transitions: Int

    /// An edge.
    public init(
      from: String, to: String, event: String, rule: String, confidence: Confidence,
      output: [StateField], transitions: Int
    ) {
      self.from = from
      self.to = to
      self.event = event
      self.rule = rule
      self.confidence = confidence
      self.output = output
      self.transitions = transitions
    }
  }

  /// What is drawn: the context in words.
  public let title: String
  /// The nodes, in the order of discovery.
  public let nodes: [Node]
  /// The edges, by node, then in the order of events and rules.
  public let edges: [Edge]

  /// A drawing of nodes and edges in a fixed order.
  public init(title: String, nodes: [Node], edges: [Edge]) {
    self.title = title
    self.nodes = nodes
    self.edges = edges
  }
}
