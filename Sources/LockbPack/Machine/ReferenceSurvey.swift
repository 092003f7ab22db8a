public import LockbBase

/// What exploring a reference machine came to.
public struct ReferenceSurvey: Hashable, Sendable {
  /// One context.
  public struct Context: Hashable, Sendable {
    /// The context in words.
    public var name: String
    /// How many states were visited.
    public var states: Int
    /// How many transitions were taken.
    public var transitions: Int
    /// Whether the whole reachable space was seen.
    public var isComplete: Bool
    /// The context in which the same happens, and which was explored for both; nil for that one.
    public var sameAs: String?

    /// Describes a context.
    public init(
      name: String, states: Int, transitions: Int, isComplete: Bool, sameAs: String? = nil
    ) {
      self.name = name
      self.states = states
      self.transitions = transitions
      self.isComplete = isComplete
      self.sameAs = sameAs
    }
  }

  /// A property over all contexts.
  public struct Property: Hashable, Sendable {
    /// Its id.
    public var id: String
    /// In how many contexts its condition came true.
    public var contexts: Int
    /// The contexts that break it, each with the shortest run.
    public var failures: [String]
    /// Why it does not apply in others, with the positions of these contexts.
    public var notApplicable: [Reason]
    /// The contexts in which neither its condition comes true nor a reason says why it cannot.
    public var unexplained: [String]

    /// Describes a property.
    public init(
      id: String, contexts: Int, failures: [String], notApplicable: [Reason] = [],
      unexplained: [String] = []
    ) {
      self.id = id
      self.contexts = contexts
      self.failures = failures
      self.notApplicable = notApplicable
      self.unexplained = unexplained
    }
  }

  /// What a property speaks of that some contexts lack.
  public struct Reason: Hashable, Sendable {
    /// The reason in words.
    public var text: Localized<String>
    /// The positions of the contexts, rising.
    public var contexts: [Int]

    /// Describes a reason.
    public init(text: Localized<String>, contexts: [Int]) {
      self.text = text
      self.contexts = contexts
    }
  }

  /// A rule that never applied.
  public struct DeadRule: Hashable, Sendable {
    /// Its id.
    public var id: String
    /// What it needs that no context had; nil where nothing says why.
    public var reason: Localized<String>?

    /// Describes a rule.
    public init(id: String, reason: Localized<String>? = nil) {
      self.id = id
      self.reason = reason
    }
  }

  /// By context, in a fixed order.
  public var contexts: [Context]
  /// How many contexts were asked for; an exhaustive exploration does not list those in which the
  /// same happens as in one before them.
  public var contextCount: Int
  /// By property, in a fixed order.
  public var properties: [Property]
  /// Pairs of a state and an event with no rule, or with several.
  public var flaws: [String]
  /// How many rules applied somewhere.
  public var livingRules: Int
  /// The rules that applied nowhere although they speak of what was explored.
  public var deadRules: [DeadRule]
  /// How many rules speak of something else.
  public var otherRules: Int
  /// Whether the table is complete, deterministic, seen whole, and breaks no property.
  public var isSound: Bool

  /// Describes a survey.
  public init(
    contexts: [Context], properties: [Property], contextCount: Int? = nil, flaws: [String],
    livingRules: Int, deadRules: [DeadRule], otherRules: Int = 0, isSound: Bool
  ) {
    self.contexts = contexts
    self.properties = properties
    self.contextCount = contextCount ?? contexts.count
    self.flaws = flaws
    self.livingRules = livingRules
    self.deadRules = deadRules
    self.otherRules = otherRules
    self.isSound = isSound
  }
}
