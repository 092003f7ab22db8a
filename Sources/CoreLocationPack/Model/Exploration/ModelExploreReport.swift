public import LockbBase

/// What exploring the model came to: counts, properties, coverage, dead rules.
public struct ModelExploreReport: Hashable, Sendable {
  /// One platform, version and set of keys.
  public struct Context: Hashable, Sendable {
    /// The context in words.
    public let name: String
    /// How many states of all parts were visited.
    public let states: Int
    /// How many transitions were taken.
    public let transitions: Int
    /// Whether the whole reachable space was seen.
    public let isComplete: Bool
    /// The context in which the same happens, and which was explored for both; nil for that one.
    public let sameAs: String?
  }

  /// A property of section 10 over all contexts.
  public struct PropertyResult: Hashable, Sendable {
    /// The id: `I01`.
    public let id: String
    /// In how many contexts its condition came true.
    public let contexts: Int
    /// The broken contexts, each with the shortest run.
    public let failures: [String]
    /// Why it does not apply elsewhere, with the positions of these contexts.
    public let notApplicable: [Reason]
    /// The contexts in which its condition does not come true although nothing that it speaks of
    /// is missing, or comes true although something is.
    public let unexplained: [String]
  }

  /// What a property speaks of that some contexts lack.
  public struct Reason: Hashable, Sendable {
    /// The reason in words.
    public let text: Localized<String>
    /// The positions of the contexts.
    public let contexts: [Int]
  }

  /// How many contexts were asked for.
  public internal(set) var contextCount = 0
  /// By context, in the order of platforms, versions and key sets; an exhaustive exploration lists
  /// the first of those in which the same happens.
  public internal(set) var contexts: [Context] = []
  /// By property, in the order of the facts.
  public internal(set) var properties: [PropertyResult] = []
  /// Pairs of a state and an event with no rule or with several.
  public internal(set) var flaws: [String] = []
  /// A rule that speaks of something explored and never applied.
  public struct DeadRule: Hashable, Sendable {
    /// Its id.
    public let id: String
    /// What it needs that no context had; nil where nothing says why.
    public let reason: Localized<String>?
  }

  /// The rules that never applied, but for those of other places.
  public internal(set) var deadRules: [DeadRule] = []
  /// How many rules speak of other platforms, versions or calls only.
  public internal(set) var otherRules = 0
  /// Whether every platform was explored, so that each rule ought to apply.
  public internal(set) var isOfAllPlatforms = false
  /// The rules that applied.
  public internal(set) var livingRules = 0

  /// Whether the model holds together: complete, deterministic, nothing broken.
  public var isSound: Bool {
    flaws.isEmpty && contexts.allSatisfy(\.isComplete)
      && properties.allSatisfy { $0.failures.isEmpty && $0.unexplained.isEmpty }
      && !(isOfAllPlatforms && deadRules.contains { $0.reason == nil })
  }
}
