import CoreLocationPack
import Foundation
import LockbBase
import LockbIndex
import LockbKnowledge
import LockbPack
import LockbText
import Testing

/// The search of the site beside the command line. Its own tests run in node, on what is written here.
@Suite struct SiteSearchTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  @Test(arguments: [
    ("Content/core-location", "queries.tsv"),
    ("Tests/Data/Relevance/fixtures", "queries-fixtures.tsv"),
  ])
  func answersInTheBrowserAsOnTheCommandLine(content: String, queries: String) throws {
    guard NodeProgram.exists else {
      return print("node is not installed: the search of the site was not compared")
    }
    let isMain = content.hasPrefix("Content")
    let vocabulary = isMain ? CoreLocationPack.pack.vocabulary : .empty
    let knowledge = try Self.knowledge(Self.root + "/" + content, vocabulary)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lockb-search-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = try Self.queries(queries) + Self.furtherQueries
    for file in Self.shards(knowledge) {
      try Data(file.bytes).write(to: folder.appendingPathComponent(file.path))
    }
    try Self.answers(texts, knowledge, folder).write(
      to: folder.appendingPathComponent("golden.json"))
    try Self.tokens(texts, knowledge).write(to: folder.appendingPathComponent("tokens.json"))

    let run = try NodeProgram.test(
      "Tests/Site/search.test.mjs", environment: ["LOCKB_SEARCH": folder.path])
    #expect(run.status == 0, "\(run.output.suffix(4000))")
  }

  @Test func writesTheSameShardsWhateverTheOrderOfDocuments() throws {
    let vocabulary = CoreLocationPack.pack.vocabulary
    let knowledge = try Self.knowledge(Self.root + "/Content/core-location", vocabulary)
    let reversed = KnowledgeBase(
      vocabulary: vocabulary, documents: Array(knowledge.documents.reversed()))
    let files = Self.shards(knowledge)
    #expect(files == Self.shards(reversed))
    let pages = knowledge.documents.count + 2 * vocabulary.entities.count
    #expect(files.count <= max(64, 3 * pages))
    #expect(files.allSatisfy { $0.bytes.starts(with: Array("lockb.shard(\"".utf8)) })
  }

  /// Queries that no set judges: unknown words and other things that a reader types.
  private static let furtherQueries = [
    "자전거인데 알림", "요리하는 방법", "알림을 요리하려면", "전세 대출 금리", "수박은", "알림이 안 돼요",
    "위치권한우주선", "baking bread", "how to bake bread", "always bicycles", "수영하는 방법",
  ]

  // MARK: - Support

  private static func shards(_ knowledge: KnowledgeBase) -> [SearchShards.File] {
    SearchShards(
      knowledge, SearchRecords(knowledge),
      pages: knowledge.documents.count + 2 * knowledge.vocabulary.entities.count,
      documentPath: { $0 }, cardPath: { $0 }
    ).files
  }

  private static func knowledge(_ root: String, _ vocabulary: Vocabulary) throws -> KnowledgeBase {
    let fileSystem = DiskFileSystem()
    let files = try fileSystem.walk(root).files.filter { $0.path.hasSuffix(".md") }
    let catalogue = ContentCatalogue(paths: files.map(\.path))
    let builder = KnowledgeBuilder(vocabulary: vocabulary, catalogue: catalogue)
    var documents: [Document] = []
    for topic in catalogue.topics.keys.sorted() {
      let sources = try (catalogue.topics[topic] ?? []).map { path in
        SourceFile(path: path, bytes: try fileSystem.read(root + "/" + path))
      }
      documents += builder.documents(topic: topic, files: sources)
    }
    return KnowledgeBase(vocabulary: vocabulary, documents: documents)
  }

  private static func queries(_ file: String) throws -> [String] {
    let path = root + "/Tests/Data/Relevance/" + file
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst()
      .compactMap { line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        return cells.count > 3 ? String(cells[3]) : nil
      }
  }

  private struct Answer: Encodable {
    var query: String
    var tier: String
    var total: Int
    var ids: [String]
    var unmatched: [String]
  }

  private static func answers(
    _ queries: [String], _ knowledge: KnowledgeBase, _ folder: URL
  ) throws -> Data {
    let index = folder.appendingPathComponent("kb.sqlite").path
    try IndexWriter(path: index).write(
      knowledge, files: [], stamp: IndexStamp(contentRoot: "", toolVersion: "", created: 0))
    let searcher = try Searcher(path: index)
    return try JSONEncoder().encode(
      queries.map { query in
        let response = try searcher.search(SearchRequest(query, limit: 10))
        return Answer(
          query: query, tier: response.tier.rawValue, total: response.total,
          ids: response.results.map(\.id), unmatched: response.unmatchedTerms)
      })
  }

  private struct AnalysedText: Encodable {
    var text: String
    /// The surface and the other forms of each token.
    var tokens: [[String]]
  }

  private static func tokens(_ queries: [String], _ knowledge: KnowledgeBase) throws -> Data {
    let inputs = try String(
      contentsOfFile: root + "/Tests/Data/Text/analyzer-inputs.txt", encoding: .utf8)
    let texts =
      queries + inputs.split(separator: "\n").map(String.init)
      + knowledge.documents.flatMap { $0.sections.flatMap { [$0.title, $0.text] } }
    return try JSONEncoder().encode(
      texts.map { text in
        AnalysedText(
          text: text,
          tokens: Analyzer.tokens(in: text).map { [$0.surface] + $0.indexedStems })
      })
  }
}
