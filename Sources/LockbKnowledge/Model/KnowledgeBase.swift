/// Documents and the vocabulary they were read with: what the index, the site and the checker read.
public struct KnowledgeBase: Sendable {
  /// What the documents may name.
  public var vocabulary: Vocabulary
  /// The documents, sorted by id.
  public var documents: [Document]

  /// Assembles a knowledge base.
  public init(vocabulary: Vocabulary, documents: [Document]) {
    self.vocabulary = vocabulary
    self.documents = documents.sorted { $0.id < $1.id }
  }
}
