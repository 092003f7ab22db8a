internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge

/// Documents checked on every core.
struct CheckRun {
  /// The documents that were asked about.
  let asked: [CheckedDocument]
  /// Them and what is needed to understand them.
  let library: CheckLibrary
  /// What is wrong in them.
  let findings: [Finding]

  init(source: CheckSource, knowledge: CheckKnowledge) {
    let locations = Dictionary(
      source.files.map { ($0.path, $0.location) }, uniquingKeysWith: { first, _ in first })
    let documents = concurrentMap(source.readings(knowledge.vocabulary)) { reading in
      CheckedDocument(
        reading, path: locations[reading.document.path] ?? reading.document.path,
        knowledge: knowledge)
    }
    library = CheckLibrary(
      documents, topics: source.topics, vocabulary: knowledge.vocabulary)
    let paths = Set(source.files.filter(\.isAsked).map(\.location))
    asked = library.documents.filter { paths.contains($0.path) }
    let checker = Checker()
    findings = concurrentMap(asked) { [library] in checker.findings(in: $0, of: library) }.flatMap {
      $0
    }
  }

  /// A report of some of the findings.
  func report(_ findings: [Finding]) -> CheckReport {
    CheckReport(
      findings: findings, documents: asked, coverage: CheckCoverage(of: asked, rows: []))
  }
}
