internal import LockbBase
public import LockbKnowledge

/// The documents that are checked together.
public struct CheckLibrary: Sendable {
  /// The documents, by id.
  public let documents: [CheckedDocument]
  /// What documents may name.
  public let vocabulary: Vocabulary
  private let positions: [DocumentID: Int]

  /// Puts documents together, in whatever order they come.
  public init(_ documents: [CheckedDocument], vocabulary: Vocabulary) {
    self.documents = documents.sorted { $0.id < $1.id }
    self.vocabulary = vocabulary
    positions = Dictionary(
      self.documents.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// A document by its id.
  public func document(_ id: DocumentID) -> CheckedDocument? {
    positions[id].map { documents[$0] }
  }

  /// The documents of a topic, English first.
  public func documents(ofTopic topic: String) -> [CheckedDocument] {
    Language.allCases.compactMap { document(DocumentID(topic: topic, language: $0)) }
  }

  /// The same document in the other language.
  public func twin(of document: CheckedDocument) -> CheckedDocument? {
    self.document(
      DocumentID(topic: document.id.topic, language: document.id.language.counterpart))
  }
}
