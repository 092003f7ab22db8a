internal import ArgumentParser
internal import CoreLocationPack
internal import Foundation
internal import LockbBase
internal import LockbIndex
internal import LockbKnowledge
internal import LockbPack

/// Measures search results against judgments, beside what SQLite does by itself.
struct RelevanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "relevance",
    abstract: "Score search on the judged queries, beside stock full-text tables.")

  @Option(help: "The folder of the query sets.")
  var data = "Tests/Data/Relevance"
  @Option(help: "The documents that queries.tsv is about.")
  var content = "Content/core-location"
  @Option(help: "A folder of other documents, whose titles and headings are the queries.")
  var corpus: String?
  @Flag(help: "Score the queries that nothing is tuned on as well.")
  var heldOut = false
  @Flag(help: "Print every query whose gain is below 0.9.")
  var verbose = false

  @Option(help: "Print what every query of a class got and missed.")
  var list: String?
  @Flag(help: "Print, by name, what the engines have in their first ten without a judgment.")
  var pool = false

  func run() throws {
    let fileSystem = DiskFileSystem()
    let vocabulary = CoreLocationPack.pack.vocabulary
    func judged(_ file: String) throws -> RelevanceSet {
      try RelevanceSet(path: data + "/" + file, fileSystem: fileSystem)
    }
    var main = [("Content", try judged("queries.tsv"))]
    var other = [("Fixtures", try judged("queries-fixtures.tsv"))]
    if heldOut {
      main.append(("Content, held out", try judged("queries-held-out.tsv")))
      other.append(("Fixtures, held out", try judged("queries-fixtures-held-out.tsv")))
    }
    try measure(main, try Self.knowledge(content, vocabulary, fileSystem))
    try measure(other, try Self.knowledge(data + "/fixtures", .empty, fileSystem))
    if let corpus {
      let knowledge = try Self.knowledge(corpus, .empty, fileSystem)
      try measure([(corpus, RelevanceSet(headingsOf: knowledge.documents))], knowledge)
    }
  }

  static func knowledge(
    _ root: String, _ vocabulary: Vocabulary, _ fileSystem: some FileSystem
  ) throws -> KnowledgeBase {
    let files = try fileSystem.walk(root).files.filter { $0.path.hasSuffix(".md") }
    let catalogue = ContentCatalogue(paths: files.map(\.path))
    let builder = KnowledgeBuilder(vocabulary: vocabulary, catalogue: catalogue)
    let locations = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.location) })
    var documents: [Document] = []
    for topic in catalogue.topics.keys.sorted() {
      let sources = try (catalogue.topics[topic] ?? []).map { path in
        SourceFile(path: path, bytes: try fileSystem.read(locations[path] ?? root + "/" + path))
      }
      documents += builder.documents(topic: topic, files: sources)
    }
    return KnowledgeBase(vocabulary: vocabulary, documents: documents)
  }

  private func measure(
    _ sets: [(name: String, set: RelevanceSet)], _ knowledge: KnowledgeBase
  ) throws {
    let path = NSTemporaryDirectory() + "lockb-relevance-\(getpid()).sqlite"
    defer { for ending in ["", ".lock"] { unlink(path + ending) } }
    try IndexWriter(path: path).write(
      knowledge, files: [], stamp: IndexStamp(contentRoot: "", toolVersion: "", created: 0))
    let searcher = try Searcher(path: path)
    let baselines = try BaselineIndex.Tokenizer.allCases.map {
      (name: $0.rawValue, index: try BaselineIndex(knowledge, tokenizer: $0))
    }
    for (name, set) in sets {
      print("\(name): \(knowledge.documents.count) documents, \(set.queries.count) queries")
      let report = try RelevanceReport(engine: "lockb", set) { query in
        RelevanceAnswer(try searcher.search(SearchRequest(query, limit: 40)))
      }
      if verbose { report.failures.forEach { print("  " + $0) } }
      if let list {
        report.answers.filter { $0.group == list }.forEach { print("  " + $0.line) }
      }
      var unjudged = report.unjudged
      report.lines(inDetail: true).forEach { print("  " + $0) }
      for baseline in baselines {
        let report = try RelevanceReport(engine: baseline.name, set) { query in
          RelevanceAnswer(ids: try baseline.index.search(query, limit: 40), isSure: true)
        }
        report.lines(inDetail: false).forEach { print("  " + $0) }
        unjudged.merge(report.unjudged) { $0.union($1) }
      }
      guard pool else { continue }
      for query in set.queries where !query.grades.isEmpty {
        let names = (unjudged[query.id] ?? []).sorted().joined(separator: " ")
        print("pool\t\(query.id)\t\(query.text)\t\(names)")
      }
    }
    guard !knowledge.vocabulary.entities.isEmpty else { return }
    let names = try NameCheck(knowledge.vocabulary, searcher)
    let first = names.asked - names.failures.count
    print("Names: \(first) of \(names.asked) spellings of APIs and keys find them first")
    for failure in names.failures { print("  \(failure.spelling) finds \(failure.found)") }
  }
}
