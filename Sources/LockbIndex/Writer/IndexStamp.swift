/// What a knowledge base says about where it comes from.
public struct IndexStamp: Hashable, Sendable {
  /// The folder that its documents' paths are relative to.
  public var contentRoot: String
  /// The release that wrote it.
  public var toolVersion: String
  /// When it was written, in seconds since 1970.
  public var created: Int

  /// Assembles a stamp.
  public init(contentRoot: String, toolVersion: String, created: Int) {
    self.contentRoot = contentRoot
    self.toolVersion = toolVersion
    self.created = created
  }
}

/// One file that a knowledge base is made of, to tell later whether it changed.
public struct IndexedFile: Hashable, Sendable {
  /// Its path relative to the content root.
  public var path: String
  /// Its size in bytes.
  public var size: Int
  /// Time of its last change in nanoseconds since 1970.
  public var modified: Int
  /// The digest of its bytes.
  public var digest: String

  /// Describes a file.
  public init(path: String, size: Int, modified: Int, digest: String) {
    self.path = path
    self.size = size
    self.modified = modified
    self.digest = digest
  }
}

/// What a write changed.
public struct IndexChange: Hashable, Sendable {
  /// The number of documents that were written.
  public var written: Int
  /// The number of documents that were removed or replaced.
  public var removed: Int
  /// What the knowledge base says about itself now.
  public var information: IndexInformation
}
