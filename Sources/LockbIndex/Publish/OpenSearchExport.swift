public import LockbBase
public import LockbKnowledge

/// A knowledge base as files that OpenSearch reads: what creates the index, and what fills it.
public struct OpenSearchExport: Sendable {
  /// The body of the request that creates the index.
  public let definition: [UInt8]
  /// The bodies of the `_bulk` requests, each of pairs of lines: the id, then the document.
  public let parts: [[UInt8]]
  /// The number of documents in all parts.
  public let count: Int

  /// Servers refuse longer requests; theirs may be ten times as long.
  private static let partSize = 10_000_000

  /// Writes a knowledge base: cards in the order of the vocabulary, then sections by document.
  public init(_ knowledge: KnowledgeBase) {
    var definition: [UInt8] = Array(OpenSearchIndex.definition(knowledge.vocabulary).text.utf8)
    definition.append(0x0A)
    self.definition = definition
    var writer = Writer()
    for entity in knowledge.vocabulary.entities { writer.add(OpenSearchDocument(entity)) }
    let known = Set(knowledge.documents.map(\.id))
    for document in knowledge.documents {
      let twin = DocumentID(topic: document.id.topic, language: document.id.language.counterpart)
      for section in document.sections {
        writer.add(
          OpenSearchDocument(
            section, of: document, counterpart: known.contains(twin) ? twin : nil))
      }
    }
    parts = writer.finished
    count = writer.count
  }

  private struct Writer {
    var count = 0
    private var full: [[UInt8]] = []
    private var current: [UInt8] = []

    mutating func add(_ document: OpenSearchDocument) {
      var lines: [UInt8] = []
      JSONValue.members(["index": .members(["_id": .string(document.id)])])
        .writeCompactly(to: &lines)
      lines.append(0x0A)
      JSONValue.object(document.members).writeCompactly(to: &lines)
      lines.append(0x0A)
      if !current.isEmpty, current.count + lines.count > OpenSearchExport.partSize {
        full.append(current)
        current = []
      }
      current += lines
      count += 1
    }

    var finished: [[UInt8]] { current.isEmpty ? full : full + [current] }
  }
}
