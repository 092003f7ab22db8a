import LockbBase
import LockbCheck
import LockbClaims
import LockbKnowledge

/// Checks files held in memory.
func check(
  _ files: [(path: String, text: String)], knowledge: CheckKnowledge = TurnstileClaims.knowledge
) -> [Finding] {
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
    documents, topics: Array(catalogue.topics.keys), vocabulary: knowledge.vocabulary)
  let checker = Checker()
  return library.documents.flatMap { checker.findings(in: $0, of: library) }
    .sorted(by: Finding.isOrdered)
}

func check(_ example: RuleExample) -> [Finding] {
  check(example.files.map { ($0.path, $0.text) })
}

func check(_ text: String, at path: String = "gate.en.md") -> [Finding] {
  check([(path, text)])
}
