internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge

/// Documents checked on every core.
struct CheckRun {
  /// The documents that were asked about.
  let asked: [CheckedDocument]
  /// Them and what is needed to understand them.
  let library: CheckLibrary
  /// What the next run need not do again.
  let memory: CheckMemory

  /// Checks everything, but for the topics that an earlier run knows and that have not changed.
  init(
    source: CheckSource, knowledge: CheckKnowledge, speller: Speller? = nil,
    since previous: CheckMemory? = nil
  ) {
    let locations = Dictionary(
      source.files.map { ($0.path, $0.location) }, uniquingKeysWith: { first, _ in first })
    let builder = source.builder(knowledge.vocabulary)
    let topics = source.topics
    let known = previous?.topics == topics ? previous?.checked ?? [:] : [:]
    let checked = concurrentMap(source.filesByTopic) { topic, files in
      if let earlier = known[topic], earlier.files == files { return (topic, earlier) }
      let documents = concurrentMap(builder.readings(topic: topic, files: files)) { reading in
        CheckedDocument(
          reading, path: locations[reading.document.path] ?? reading.document.path,
          knowledge: knowledge)
      }
      return (topic, CheckMemory.Topic(files: files, documents: documents))
    }
    memory = CheckMemory(
      topics: topics, checked: Dictionary(checked, uniquingKeysWith: { first, _ in first }))
    library = CheckLibrary(
      checked.flatMap(\.1.documents), topics: topics, vocabulary: knowledge.vocabulary,
      speller: speller)
    let paths = Set(source.files.filter(\.isAsked).map(\.location))
    asked = library.documents.filter { paths.contains($0.path) }
  }

  /// What is wrong in the documents that were asked about.
  var findings: [Finding] {
    let checker = Checker()
    return concurrentMap(asked) { [library] in checker.findings(in: $0, of: library) }
      .flatMap { $0 }
  }

  /// A report of some of the findings, with how much of the reference’s rows is documented.
  func report(_ findings: [Finding], rows: [String]) -> CheckReport {
    CheckReport(
      findings: findings, documents: asked, coverage: CheckCoverage(of: asked, rows: rows))
  }
}
