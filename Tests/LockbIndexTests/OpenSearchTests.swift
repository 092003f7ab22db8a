import Foundation
import LockbBase
import LockbKnowledge
import Testing

@testable import LockbIndex

@Suite struct OpenSearchTests {
  private let export: OpenSearchExport
  private let knowledge: KnowledgeBase
  /// The objects of the lines: an action, a document, and so on.
  private let lines: [[String: Any]]

  init() throws {
    knowledge = KnowledgeBase(
      vocabulary: .doors,
      documents: DoorLibrary.documents(DoorLibrary.texts, vocabulary: .doors))
    export = OpenSearchExport(knowledge)
    lines = try export.parts.flatMap { part in
      #expect(part.last == 0x0A, "a request ends with a line end")
      return try part.split(separator: 0x0A).map { line in
        try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
      }
    }
  }

  private var documents: [[String: Any]] {
    lines.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  private func definition() throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(export.definition)) as? [String: Any])
  }

  private func object(_ value: Any?, _ path: String...) throws -> [String: Any] {
    try path.reduce(try #require(value as? [String: Any])) { object, name in
      try #require(object[name] as? [String: Any], "\(name)")
    }
  }

  @Test func pairsEveryDocumentWithItsID() throws {
    #expect(lines.count == 2 * export.count)
    var ids: Set<String> = []
    for (action, document) in zip(lines, lines.dropFirst()) where action.count == 1 {
      let id = try #require(try object(action, "index")["_id"] as? String)
      #expect(id == document["id"] as? String)
      #expect(ids.insert(id).inserted, "\(id) stands there twice")
      #expect(id.utf8.count <= 512, "servers refuse longer ids")
    }
    #expect(ids.count == export.count)
  }

  @Test func holdsEveryCardAndEverySectionInBothLanguages() {
    let ids = documents.compactMap { $0["id"] as? String }
    var expected = knowledge.vocabulary.entities.map(\.id)
    for document in knowledge.documents {
      expected += document.sections.map { ResultID.section(document.id, anchor: $0.anchor) }
    }
    #expect(ids == expected)
    #expect(documents.contains { $0["language"] as? String == "ko" })
    #expect(documents.contains { $0["language"] as? String == "en" })
  }

  @Test func writesOnlyWhatTheMappingTakes() throws {
    let properties = try object(definition(), "mappings", "properties")
    for document in documents {
      for (name, value) in document {
        let type = try #require(
          try object(properties[name])["type"] as? String, "\(name) is not mapped")
        #expect(fits(value, type), "\(name): \(value) is no \(type)")
        guard type == "nested" else { continue }
        let inner = try object(properties[name], "properties")
        for row in try #require(value as? [[String: Any]]) {
          for (name, value) in row {
            let type = try object(inner[name])["type"] as? String ?? ""
            #expect(fits(value, type), "\(name): \(value) is no \(type)")
          }
        }
      }
    }
  }

  private func fits(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "keyword", "text": value is String || value is [String]
    case "integer": value is Int
    case "boolean": value is Bool
    case "nested": value is [[String: Any]]
    default: false
    }
  }

  @Test func keepsEachLanguageInFieldsOfItsOwn() throws {
    for document in documents {
      guard let language = document["language"] as? String else { continue }
      let other = language == "en" ? "_ko" : "_en"
      #expect(!document.keys.contains { $0.hasSuffix(other) })
    }
    let properties = try object(definition(), "mappings", "properties")
    #expect(try object(properties["body_ko"])["analyzer"] as? String == "korean")
    #expect(try object(properties["body_en"])["analyzer"] as? String == "english")
  }

  @Test func definesWhatTheMappingAndTheAnalyzersName() throws {
    let analysis = try object(definition(), "settings", "analysis")
    let builtIn: Set<String> = [
      "standard", "whitespace", "lowercase", "flatten_graph", "nori_part_of_speech",
      "nori_readingform",
    ]
    let analyzers = try object(analysis["analyzer"])
    for (name, analyzer) in analyzers {
      let parts = try object(analyzer)
      let tokenizer = try #require(parts["tokenizer"] as? String)
      let tokenizers = try object(analysis["tokenizer"])
      let filters = try object(analysis["filter"])
      #expect(builtIn.contains(tokenizer) || tokenizers[tokenizer] != nil)
      for filter in try #require(parts["filter"] as? [String]) {
        #expect(builtIn.contains(filter) || filters[filter] != nil, "\(name) names \(filter)")
      }
    }
    let text = String(decoding: export.definition, as: UTF8.self)
    for line in text.split(separator: "\n") where line.contains("\"analyzer\": \"") {
      let name = line.split(separator: "\"").last { !$0.hasPrefix(",") }.map(String.init) ?? ""
      #expect(analyzers[name] != nil, "\(line)")
    }
  }

  @Test func teachesTheDictionaryEachKoreanTermOnce() {
    let rules = OpenSearchIndex.koreanTerms(.doors)
    let words = rules.map { $0.split(separator: " ")[0] }
    #expect(!words.isEmpty)
    #expect(Set(words).count == words.count)
    for rule in rules {
      let parts = rule.split(separator: " ")
      #expect(parts.count == 1 || parts[0] == parts.dropFirst().joined())
    }
  }

  @Test func givesTheSameBytesWhateverTheOrderOfDocuments() {
    let other = OpenSearchExport(
      KnowledgeBase(
        vocabulary: knowledge.vocabulary, documents: knowledge.documents.reversed()))
    #expect(other.parts == export.parts)
    #expect(other.definition == export.definition)
  }

  @Test func cutsRequestsThatServersWouldRefuse() throws {
    var document = try #require(knowledge.documents.first)
    document.sections = (0..<30).map { number in
      Section(
        anchor: "s\(number)", level: 2, title: "S", range: SourceRange(0, 1), line: 1,
        text: String(repeating: "문 ", count: 150_000))
    }
    let large = OpenSearchExport(KnowledgeBase(vocabulary: .empty, documents: [document]))
    #expect(large.parts.count == 2)
    #expect(large.parts.allSatisfy { $0.count <= 10_000_000 })
    #expect(large.count == 30)
  }
}
