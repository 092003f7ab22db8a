internal import GRDB

/// Answers searches from one knowledge base.
public struct Searcher: Sendable {
  private let store: Store

  /// Opens a knowledge base for reading; it may lie in a folder that cannot be written.
  public init(path: String) throws(IndexError) {
    store = try Store(path: path)
  }

  /// Searches with the knowledge base that a reader has open.
  public init(_ reader: KnowledgeReader) {
    store = reader.store
  }

  /// Searches. Any text is a valid query; the same request always gets the same answer.
  public func search(_ request: SearchRequest) throws(IndexError) -> SearchResponse {
    try store.read { database in try SearchRun(database, request).response() }
  }
}
