public import LockbBase

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

  init(path: String, line: Int, kind: Kind, source: String) {
    self.path = path
    self.line = line
    self.kind = kind
    self.source = source
  }

  /// Writes everything.
  public func write(to packed: inout PackedWriter) {
    packed.add(path)
    packed.add(line)
    packed.add(kind.rawValue)
    packed.add(source)
  }

  /// Reads what was written.
  public init(_ packed: inout PackedReader) throws(PackedReader.Damage) {
    path = try packed.text()
    line = try packed.number()
    guard let kind = Kind(rawValue: try packed.text()) else { throw PackedReader.Damage() }
    self.kind = kind
    source = try packed.text()
  }
}
