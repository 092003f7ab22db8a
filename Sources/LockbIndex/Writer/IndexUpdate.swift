public import LockbKnowledge

/// What replaces some documents of a knowledge base and leaves the rest alone.
public struct IndexUpdate: Sendable {
  /// Every topic that changed or is gone: its documents in both languages are removed first.
  public var topics: [String]
  /// The documents that these topics, and new ones, have now.
  public var documents: [Document]
  /// All files that the knowledge base is made of, changed or not.
  public var files: [IndexedFile]
  /// Who writes, out of what, and when.
  public var stamp: IndexStamp

  /// An update.
  public init(
    removing topics: [String], adding documents: [Document], files: [IndexedFile],
    stamp: IndexStamp
  ) {
    self.topics = topics
    self.documents = documents
    self.files = files
    self.stamp = stamp
  }
}
