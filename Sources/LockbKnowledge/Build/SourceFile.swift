/// The bytes of one document and where they came from.
public struct SourceFile: Hashable, Sendable {
  /// Path relative to the content root, in NFC.
  public var path: String
  /// The file's bytes.
  public var bytes: [UInt8]

  /// A document's file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
