public import LockbMarkdown

/// A document and the tree that it was read from.
public struct DocumentReading: Sendable {
  /// The document.
  public var document: Document
  /// The file as a tree; its source is the file's bytes.
  public var parsed: ParsedDocument

  /// Pairs a document with its tree.
  public init(document: Document, parsed: ParsedDocument) {
    self.document = document
    self.parsed = parsed
  }
}
