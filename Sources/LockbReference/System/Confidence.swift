/// How well founded a rule is; the greater, the less it carries.
public enum Confidence: String, CaseIterable, Codable, Comparable, Hashable, Sendable {
  /// Written by those who make the thing.
  case documented
  /// Reported by several independent parties.
  case observed
  /// Follows from documented rules.
  case inferred
  /// Sources disagree.
  case contested

  /// The better founded first.
  public static func < (left: Self, right: Self) -> Bool { left.position < right.position }

  private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
