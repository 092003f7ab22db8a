/// How one entity points at another.
public struct Relation: Codable, Hashable, Sendable {
  /// The kinds of relation.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// The key that a call reads.
    case needs
    /// The status that a call can lead to or that a symbol reports.
    case reports
    /// The successor of a deprecated symbol.
    case replacedBy
    /// Worth reading beside it.
    case related
  }

  /// How it points.
  public var kind: Kind
  /// The id of the other entity.
  public var target: String

  /// A relation.
  public init(_ kind: Kind, _ target: String) {
    self.kind = kind
    self.target = target
  }
}
