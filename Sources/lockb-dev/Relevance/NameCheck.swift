internal import LockbIndex
internal import LockbKnowledge

/// Asks for every API and key of a vocabulary by each of its spellings.
struct NameCheck {
  /// The number of spellings asked for.
  private(set) var asked = 0
  /// The spellings that another thing came first for, with what it was.
  private(set) var failures: [(spelling: String, found: String)] = []

  init(_ vocabulary: Vocabulary, _ searcher: Searcher) throws {
    let byID = Dictionary(uniqueKeysWithValues: vocabulary.entities.map { ($0.id, $0) })
    for entity in vocabulary.entities where [.api, .key].contains(entity.kind) {
      for spelling in entity.spellings {
        asked += 1
        let first = try searcher.search(SearchRequest(spelling, limit: 1)).results.first
        // One name may belong to several entities: any of them may come first.
        if let found = first.flatMap({ byID[$0.id] }), found.isSpelled(spelling) { continue }
        failures.append((spelling, first?.id ?? "nothing"))
      }
    }
  }
}
