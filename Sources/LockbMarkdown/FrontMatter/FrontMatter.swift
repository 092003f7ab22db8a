public import LockbBase

/// The metadata before a document's text, in one of the three notations that Hugo reads.
public struct FrontMatter: Sendable {
  /// Its bytes, delimiters included.
  public var range: SourceRange
  /// The decoded value, always a mapping; empty where the metadata is broken.
  public var fields: [String: MetadataValue]

  /// Assembles decoded metadata.
  public init(range: SourceRange, fields: [String: MetadataValue]) {
    self.range = range
    self.fields = fields
  }
}
