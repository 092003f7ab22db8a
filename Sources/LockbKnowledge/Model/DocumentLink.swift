public import LockbBase

/// A link, an image or a bare `[X]`, with what it leads to.
public struct DocumentLink: Hashable, Sendable {
  /// What a link leads to.
  public enum Target: Hashable, Sendable {
    /// An address outside the documents.
    case external(String)
    /// Another document of the same content, or the same one.
    case document(topic: String, anchor: String?)
    /// A known entity, named by the link's text where the address is missing.
    case entity(String)
    /// A file that is no document: an image.
    case file(String)
    /// Nothing known.
    case unresolved(String)
  }

  /// The plain text that is shown.
  public var text: String
  /// What it leads to.
  public var target: Target
  /// Whether the address was left empty: `[X]()`.
  public var isEmpty: Bool
  /// Its bytes.
  public var range: SourceRange

  /// Describes a link.
  public init(text: String, target: Target, isEmpty: Bool, range: SourceRange) {
    self.text = text
    self.target = target
    self.isEmpty = isEmpty
    self.range = range
  }
}
