internal import ArgumentParser
internal import CoreLocationPack
internal import Foundation
internal import LockbBase
internal import LockbIndex
internal import LockbKnowledge
internal import LockbPack

/// Writes the shards of the site's search, and what the command line answers to queries, to compare.
struct ShardsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shards",
    abstract: "Write the shards of the site's search into a folder, with answers to compare.")

  @Argument(help: "The folder; it is created.")
  var folder: String
  @Option(help: "The documents.")
  var content = "Content/core-location"
  @Option(help: "Judged queries whose answers go into golden.json; none where it is empty.")
  var queries = "Tests/Data/Relevance/queries.tsv"
  @Option(help: "Take so many made-up documents instead, without vocabulary or answers.")
  var generated: Int?
  @Flag(help: "Leave the pack's vocabulary out.")
  var withoutVocabulary = false

  func run() throws {
    let fileSystem = DiskFileSystem()
    let isMadeUp = withoutVocabulary || generated != nil
    let vocabulary = isMadeUp ? Vocabulary.empty : CoreLocationPack.pack.vocabulary
    let knowledge =
      try generated.map(Self.madeUp)
      ?? RelevanceCommand.knowledge(content, vocabulary, fileSystem)
    let pages = knowledge.documents.count + 2 * vocabulary.entities.count
    let clock = ContinuousClock()
    let start = clock.now
    let files = SearchShards(
      knowledge, SearchRecords(knowledge), pages: pages, documentPath: { $0 }, cardPath: { $0 }
    ).files
    let bytes = files.reduce(0) { $0 + $1.bytes.count }
    print("\(files.count) files, \(bytes) bytes, in \(start.duration(to: clock.now))")
    let root = URL(fileURLWithPath: folder)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for file in files { try Data(file.bytes).write(to: root.appendingPathComponent(file.path)) }
    guard !queries.isEmpty, generated == nil else { return }
    let answers = try Self.answers(queries, knowledge, fileSystem)
    try answers.write(to: root.appendingPathComponent("golden.json"))
  }

  private static func madeUp(_ count: Int) -> KnowledgeBase {
    let generator = DocumentGenerator()
    let files = (0..<count).map { (path: generator.path($0), text: generator.document($0)) }
    let catalogue = ContentCatalogue(paths: files.map(\.path))
    let builder = KnowledgeBuilder(vocabulary: .empty, catalogue: catalogue)
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
    let documents = catalogue.topics.keys.sorted().flatMap { topic in
      builder.documents(
        topic: topic,
        files: (catalogue.topics[topic] ?? []).map {
          SourceFile(path: $0, bytes: Array((texts[$0] ?? "").utf8))
        })
    }
    return KnowledgeBase(vocabulary: .empty, documents: documents)
  }

  private struct Answer: Encodable {
    var id: String
    var query: String
    var tier: String
    var total: Int
    var ids: [String]
    var scores: [Double]
    var unmatched: [String]
  }

  private static func answers(
    _ path: String, _ knowledge: KnowledgeBase, _ fileSystem: some FileSystem
  ) throws -> Data {
    let index = NSTemporaryDirectory() + "lockb-shards-\(getpid()).sqlite"
    defer { for ending in ["", ".lock"] { unlink(index + ending) } }
    try IndexWriter(path: index).write(
      knowledge, files: [], stamp: IndexStamp(contentRoot: "", toolVersion: "", created: 0))
    let searcher = try Searcher(path: index)
    let set = try RelevanceSet(path: path, fileSystem: fileSystem)
    let answers = try set.queries.map { query in
      let response = try searcher.search(SearchRequest(query.text, limit: 10))
      return Answer(
        id: query.id, query: query.text, tier: response.tier.rawValue, total: response.total,
        ids: response.results.map(\.id), scores: response.results.map(\.score),
        unmatched: response.unmatchedTerms)
    }
    return try JSONEncoder().encode(answers)
  }
}
