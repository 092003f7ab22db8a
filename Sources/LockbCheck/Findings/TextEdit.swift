public import LockbBase

/// A certain edit: bytes of a document and what belongs in their place.
public struct TextEdit: Hashable, Sendable {
  /// The bytes to replace; empty where text is put in.
  public var range: SourceRange
  /// The new text.
  public var text: String

  /// An edit.
  public init(_ range: SourceRange, _ text: String) {
    self.range = range
    self.text = text
  }
}
