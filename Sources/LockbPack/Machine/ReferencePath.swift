public import LockbBase

/// How a state can be reached, or what stands in the way.
public enum ReferencePath: Hashable, Sendable {
  /// What keeps rows of the table from applying.
  public struct Obstacle: Hashable, Sendable {
    /// The guard, or what else it is, in words.
    public var reason: Localized<String>
    /// The rows, in the order of the table.
    public var rows: [String]

    /// Describes an obstacle.
    public init(reason: Localized<String>, rows: [String]) {
      self.reason = reason
      self.rows = rows
    }
  }

  /// The shortest way.
  case found([ReferenceStep])
  /// There is no way.
  case blocked([Obstacle])
}
