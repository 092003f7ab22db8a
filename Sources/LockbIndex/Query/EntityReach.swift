internal import GRDB
internal import LockbText

/// Tells which sections are about an entity, and how strongly.
struct EntityReach {
  /// How strongly a section is about an entity that its heading names.
  static let strengthOfTitle = 0.9

  private let database: Database
  private let entityCount: Int

  init(_ database: Database, entityCount: Int) {
    self.database = database
    self.entityCount = entityCount
  }

  /// How strongly a section is about an entity that it mentions so often.
  static func strength(ofMentions count: Int) -> Double { 0.8 * Double(count) / Double(count + 1) }

  /// The sections that mention an entity.
  func mentions(of entity: Int) throws -> [(section: Int, strength: Double)] {
    try StoredRow.fetchAll(
      database.cachedStatement(
        sql: "SELECT section, count FROM mention WHERE entity = ? ORDER BY section"),
      arguments: [entity]
    ).map { try ($0[0], Self.strength(ofMentions: $0[1])) }
  }

  /// The sections with a heading or a title that has a name of one of some entities, in either
  /// language.
  func titles(with entities: [Int]) throws -> [Int] {
    var phrases: [String] = []
    for entity in entities {
      let texts = try String.fetchAll(
        database.cachedStatement(
          sql: """
            SELECT name_en FROM entity WHERE id = ?1 UNION SELECT name_ko FROM entity WHERE id = ?1
            UNION SELECT text FROM alias
            WHERE entity = ?1 AND standing IN ('preferred', 'allowed')
            ORDER BY 1
            """), arguments: [entity])
      for text in texts {
        let words = Analyzer.surfaces(in: text)
        guard !words.isEmpty else { continue }
        let phrase = FullTextQuery.quoted(words.joined(separator: " "))
        if !phrases.contains(phrase) { phrases.append(phrase) }
      }
    }
    guard !phrases.isEmpty else { return [] }
    return try Int.fetchAll(
      database.cachedStatement(sql: "SELECT rowid FROM search WHERE search MATCH ? AND rowid > ?"),
      arguments: ["{title} : (\(phrases.joined(separator: " OR ")))", entityCount])
  }
}
