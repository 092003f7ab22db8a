internal import LockbIndex

/// What an engine gave for a query, as the judgments name it.
struct RelevanceAnswer {
  /// Topics without their language, and ids of entities, best first.
  var ids: [String]
  /// Whether the engine says that the query was matched whole.
  var isSure: Bool
}

extension RelevanceAnswer {
  /// An answer of lockb's; rules are not judged.
  init(_ response: SearchResponse) {
    ids = []
    isSure = response.tier <= .match
    for result in response.results where result.kind != .rule {
      var id = result.id
      if result.kind == .guide, let mark = id.lastIndex(of: "@") { id = String(id[..<mark]) }
      if !ids.contains(id) { ids.append(id) }
    }
  }
}
