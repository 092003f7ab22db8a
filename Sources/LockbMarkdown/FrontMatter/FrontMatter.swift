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

  /// A field by its name, whatever case its letters have: Hugo reads `Draft` as `draft`. What is spelt
  /// the same way comes first.
  public subscript(name: String) -> MetadataValue? {
    if let value = fields[name] { return value }
    let folded = name.lowercased()
    return fields.keys.filter { $0.lowercased() == folded }.min().flatMap { fields[$0] }
  }
}
