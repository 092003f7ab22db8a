internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge

/// Documents checked on every core.
struct CheckRun {
  /// The documents that were asked about.
  let asked: [CheckedDocument]
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
    let library = CheckLibrary(
      documents, topics: source.topics, vocabulary: knowledge.vocabulary)
    let paths = Set(source.files.filter(\.isAsked).map(\.location))
    asked = library.documents.filter { paths.contains($0.path) }
    let checker = Checker()
    findings = concurrentMap(asked) { checker.findings(in: $0, of: library) }.flatMap { $0 }
  }

  /// A report of some of the findings, with how much of the reference’s rows is documented.
  func report(_ findings: [Finding], rows: [String]) -> CheckReport {
    CheckReport(
      findings: findings, documents: asked, coverage: CheckCoverage(of: asked, rows: rows))
  }
}
