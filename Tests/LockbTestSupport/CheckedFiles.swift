public import LockbCheck
internal import LockbKnowledge

/// Files held in memory, read and judged.
public struct CheckedFiles {
  /// The documents.
  public let library: CheckLibrary
  /// What is wrong in them, in the order of a report.
  public let findings: [Finding]

  /// Reads and checks files, in whatever order they come.
  public init(
    _ files: [(path: String, text: String)],
    knowledge: CheckKnowledge = TurnstileClaims.knowledge, speller: Speller? = nil
  ) {
    let catalogue = ContentCatalogue(paths: files.map(\.path))
    let builder = KnowledgeBuilder(vocabulary: knowledge.vocabulary, catalogue: catalogue)
    let readings = catalogue.topics.sorted { $0.key < $1.key }.flatMap { topic, paths in
      builder.readings(
        topic: topic,
        files: files.filter { paths.contains($0.path) }.map {
          SourceFile(path: $0.path, bytes: Array($0.text.utf8))
        })
    }
    let documents = readings.map {
      CheckedDocument($0, path: $0.document.path, knowledge: knowledge)
    }
    let library = CheckLibrary(
      documents, topics: Array(catalogue.topics.keys), vocabulary: knowledge.vocabulary,
      speller: speller)
    let checker = Checker()
    self.library = library
    findings = library.documents.flatMap { checker.findings(in: $0, of: library) }
      .sorted(by: Finding.isOrdered)
  }
}
