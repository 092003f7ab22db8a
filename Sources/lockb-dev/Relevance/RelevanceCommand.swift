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
  @Flag(help: "Print every query whose gain is below 1.")
  var verbose = false

  func run() throws {
    let fileSystem = DiskFileSystem()
    let main = try RelevanceSet(path: data + "/queries.tsv", fileSystem: fileSystem)
    let other = try RelevanceSet(path: data + "/queries-fixtures.tsv", fileSystem: fileSystem)
    let vocabulary = CoreLocationPack.pack.vocabulary
    try measure(
      "Content", main, try Self.knowledge(content, vocabulary, fileSystem))
    try measure("Fixtures", other, try Self.knowledge(data + "/fixtures", .empty, fileSystem))
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

  private func measure(_ name: String, _ set: RelevanceSet, _ knowledge: KnowledgeBase) throws {
    let path = NSTemporaryDirectory() + "lockb-relevance-\(getpid()).sqlite"
    defer { for ending in ["", ".lock"] { unlink(path + ending) } }
    try IndexWriter(path: path).write(
      knowledge, files: [], stamp: IndexStamp(contentRoot: "", toolVersion: "", created: 0))
    let searcher = try Searcher(path: path)
    var engines: [(name: String, search: (String) throws -> (ids: [String], isSure: Bool))] = [
      (
        "lockb",
        { query in
          let answer = try searcher.search(SearchRequest(query, limit: 40))
          return (Self.ids(answer), answer.tier <= .match)
        }
      )
    ]
    for tokenizer in BaselineIndex.Tokenizer.allCases {
      let baseline = try BaselineIndex(knowledge, tokenizer: tokenizer)
      engines.append(
        (tokenizer.rawValue, { (ids: try baseline.search($0, limit: 10), isSure: true) }))
    }
    print("\(name): \(knowledge.documents.count) documents, \(set.queries.count) queries")
    for engine in engines {
      try report(engine.name, set, isDetailed: engine.name == "lockb", engine.search)
    }
  }

  /// The judged ids of an answer: topics without language, entities; rules are not judged.
  private static func ids(_ answer: SearchResponse) -> [String] {
    var ids: [String] = []
    for result in answer.results where result.kind != .rule {
      var id = result.id
      if result.kind == .guide, let mark = id.lastIndex(of: "@") { id = String(id[..<mark]) }
      if !ids.contains(id) { ids.append(id) }
    }
    return Array(ids.prefix(10))
  }

  private func report(
    _ engine: String, _ set: RelevanceSet, isDetailed: Bool,
    _ search: (String) throws -> (ids: [String], isSure: Bool)
  ) throws {
    var scores: [String: RelevanceScore] = [:]
    var nothing = (queries: 0, answered: 0, sure: 0)
    for query in set.queries {
      let answer = try search(query.text)
      guard !query.grades.isEmpty else {
        nothing.queries += 1
        if !answer.ids.isEmpty { nothing.answered += 1 }
        if !answer.ids.isEmpty, answer.isSure { nothing.sure += 1 }
        if verbose, isDetailed, !answer.ids.isEmpty {
          print("  \(answer.isSure ? "FALSE" : "false") \(query.id) \(query.text): \(answer.ids)")
        }
        continue
      }
      for key in ["all", "class " + query.group, "language " + query.language] {
        scores[key, default: RelevanceScore()].add(answer.ids, query.grades)
      }
      let gain = RelevanceScore.gain(of: answer.ids, query.grades)
      if verbose, isDetailed, gain < 0.9 {
        let shown = answer.ids.map { "\($0)=\(query.grades[$0, default: 0])" }
        print(
          "  \(String(format: "%.2f", gain)) \(query.id) \(query.text): "
            + "\(shown.joined(separator: " "))")
        let missing = query.grades.filter { $0.value == 2 && !answer.ids.contains($0.key) }
        if !missing.isEmpty { print("       missing \(missing.keys.sorted())") }
      }
    }
    for key in scores.keys.sorted() where isDetailed || key == "all" || key.hasPrefix("language") {
      guard let score = scores[key] else { continue }
      print(
        "  "
          + engine.padding(toLength: 18, withPad: " ", startingAt: 0)
          + key.padding(toLength: 22, withPad: " ", startingAt: 0)
          + String(
            format: "n %3d  P@1 %.3f  MRR %.3f  nDCG %.3f  R@10 %.3f  empty %.3f", score.queries,
            score.precisionAtOne, score.meanReciprocalRank, score.meanGain, score.meanRecall,
            score.emptyRate))
    }
    print(
      "  \(engine): of \(nothing.queries) queries about nothing here, \(nothing.answered) answered,"
        + " \(nothing.sure) labelled match or better")
  }
}
