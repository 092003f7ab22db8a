internal import GRDB

/// The order of documents that have the same score, and which of them are translations.
///
/// It comes from their names, so that it does not depend on when a document was written.
struct DocumentOrder {
  private var ranks: [Int: Int] = [:]
  /// The translation of each document that has one.
  private(set) var twins: [Int: Int] = [:]

  /// Reads the names from their index.
  init(_ database: Database) throws {
    var last: (id: Int, topic: String)?
    let rows = try StoredRow.fetchCursor(
      database.cachedStatement(sql: "SELECT id, topic FROM document ORDER BY topic, language"))
    while let row = try rows.next() {
      let id: Int = try row[0]
      let topic: String = try row[1]
      ranks[id] = ranks.count
      if let last, last.topic == topic {
        twins[id] = last.id
        twins[last.id] = id
      }
      last = (id, topic)
    }
  }

  /// Whether one of two answers comes first: the better one.
  func precedes(_ left: RankedOwner, _ right: RankedOwner) -> Bool {
    left.score != right.score
      ? left.score > right.score : precedes(left.candidate, right.candidate)
  }

  /// Whether one of two candidates with the same score comes first: entities before documents.
  func precedes(_ left: Candidate, _ right: Candidate) -> Bool {
    switch (left.isEntity, right.isEntity) {
    case (true, true): left.owner > right.owner
    case (true, false): true
    case (false, true): false
    case (false, false): ranks[left.owner, default: 0] < ranks[right.owner, default: 0]
    }
  }
}
