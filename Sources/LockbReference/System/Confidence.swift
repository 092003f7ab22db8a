/// How well founded a rule is.
public enum Confidence: String, CaseIterable, Codable, Hashable, Sendable {
  /// Written by those who make the thing.
  case documented
  /// Reported by several independent parties.
  case observed
  /// Follows from documented rules.
  case inferred
  /// Sources disagree.
  case contested
}
