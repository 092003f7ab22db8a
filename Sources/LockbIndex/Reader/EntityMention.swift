public import LockbKnowledge

/// A section that names an entity.
public struct EntityMention: Hashable, Sendable {
  /// The document.
  public var document: DocumentID
  /// The document's title.
  public var title: String
  /// The section's anchor; empty before the first heading.
  public var anchor: String
  /// The section's heading.
  public var heading: String
  /// The document's file.
  public var path: String
  /// The line of the section's heading, from 1.
  public var line: Int
  /// How often the section names the entity.
  public var count: Int
}
