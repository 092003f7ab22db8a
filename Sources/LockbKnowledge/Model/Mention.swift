public import LockbBase

/// A place where a section names an entity.
public struct Mention: Hashable, Sendable {
  /// The entity's id.
  public var entity: String
  /// The bytes of the first mention.
  public var range: SourceRange
  /// How often the section names it.
  public var count: Int

  /// Describes the mentions of one entity.
  public init(entity: String, range: SourceRange, count: Int) {
    self.entity = entity
    self.range = range
    self.count = count
  }
}
