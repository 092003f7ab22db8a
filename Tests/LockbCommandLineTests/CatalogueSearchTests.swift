import CoreLocationPack
import Foundation
import LockbIndex
import LockbKnowledge
import LockbPack
import Testing

/// The catalogue of the shipped pack, alone in a knowledge base.
@Suite struct CatalogueSearchTests {
  @Test func findsEveryAPIAndKeyFirstHoweverItIsSpelled() throws {
    let vocabulary = CoreLocationPack.pack.vocabulary
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("lockb-\(UUID().uuidString).sqlite").path
    defer {
      for ending in ["", ".lock"] { try? FileManager.default.removeItem(atPath: path + ending) }
    }
    try IndexWriter(path: path).write(
      KnowledgeBase(vocabulary: vocabulary, documents: []), files: [],
      stamp: IndexStamp(contentRoot: "", toolVersion: "", created: 0))
    let searcher = try Searcher(path: path)
    let entities = vocabulary.entities.filter { [.api, .key].contains($0.kind) }
    let byID = Dictionary(uniqueKeysWithValues: vocabulary.entities.map { ($0.id, $0) })
    #expect(!entities.isEmpty)
    for entity in entities {
      for spelling in entity.spellings {
        let first = try searcher.search(SearchRequest(spelling, limit: 1)).results.first
        let found = first.flatMap { byID[$0.id] }
        #expect(found?.isSpelled(spelling) == true, "\(spelling) finds \(first?.id ?? "nothing")")
        // Where one name belongs to several, any of them may come first.
        if !entities.contains(where: { $0.id != entity.id && $0.isSpelled(spelling) }) {
          #expect(first?.id == entity.id, "\(spelling) finds \(first?.id ?? "nothing")")
        }
      }
    }
  }
}
