internal import GRDB

/// Asks the full-text table which entries have a word.
struct HitReader {
  private let database: Database

  init(_ database: Database) { self.database = database }

  /// Fills in where the entries have a group's words, and how much that tells.
  func fill(_ group: inout QueryGroup, entries: Int) throws {
    group.hits = try hits(of: group.words)
    for split in group.splits {
      guard var common = try split.first.map({ try hits(of: [$0]) }) else { continue }
      for word in split.dropFirst() { common = common.intersection(try hits(of: [word])) }
      group.hits.formUnion(common)
    }
    for entity in group.entities {
      group.hits.add(entity, HitMap.title)
      let sections = try Int.fetchCursor(
        database.cachedStatement(sql: "SELECT section FROM mention WHERE entity = ?"),
        arguments: [entity])
      while let section = try sections.next() { group.hits.add(section, HitMap.mention) }
    }
    let frequency = Double(group.hits.count)
    group.weight = (1 + (Double(entries) - frequency + 0.5).clamped / (frequency + 0.5)).logarithm
  }

  /// Where the entries have any of some words.
  private func hits(of words: [String]) throws -> HitMap {
    var hits = HitMap()
    guard !words.isEmpty else { return hits }
    let expression = FullTextQuery.any(of: words)
    let statement = try database.cachedStatement(
      sql: "SELECT rowid FROM search WHERE search MATCH ?")
    for (filter, place) in [("", HitMap.text), ("{title title_forms name} : ", HitMap.title)] {
      let rows = try Int.fetchCursor(statement, arguments: [filter + expression])
      while let entry = try rows.next() { hits.add(entry, place) }
    }
    return hits
  }
}

extension Double {
  fileprivate var clamped: Double { Swift.max(self, 0) }
}
