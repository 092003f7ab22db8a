/// One file of a site.
public struct SiteFile: Hashable, Sendable {
  /// Where it goes, with `/` between ASCII parts: `assets/lockb.css`.
  public var path: String
  /// Its bytes.
  public var bytes: [UInt8]

  /// A file.
  public init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A file of text.
  public init(_ path: String, text: String) {
    self.init(path, Array(text.utf8))
  }
}
