/// A row of the table in words, ready for JSON.
public struct RuleRecord: Codable, Hashable, Sendable {
  /// The id of the row.
  public let id: String
  /// The contexts it speaks of.
  public let scope: String
  /// The events it speaks of.
  public let event: String
  /// What must hold, in order: `paid`, `not alarmed`.
  public let guards: [String]
  /// Whether it is considered only when no other row applies.
  public let isFallback: Bool
  /// Codes of the sources.
  public let sources: [String]
  /// How well founded it is.
  public let confidence: Confidence

  /// Puts a row into words.
  public init<System: TransitionSystem>(_ rule: TransitionRule<System>) {
    id = rule.id
    scope = rule.scope.name
    event = rule.event.name
    guards = rule.guards.map(\.label)
    isFallback = rule.priority == .otherwise
    sources = rule.sources
    confidence = rule.confidence
  }
}
