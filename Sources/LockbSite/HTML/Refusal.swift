internal import LockbBase

/// Something of a document that the site does not show: it could run, or lead out of the site.
public struct Refusal: Hashable, Sendable {
  /// What was left out.
  public enum Kind: String, Hashable, Sendable {
    /// Raw HTML.
    case markup
    /// A link whose address could run something, or that leads nowhere.
    case link
    /// An image that is no file of the content.
    case image
  }

  /// The file.
  public var path: String
  /// The line.
  public var line: Int
  /// What was left out.
  public var kind: Kind
  /// Its source, shortened.
  public var source: String
}
