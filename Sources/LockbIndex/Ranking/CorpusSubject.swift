internal import GRDB
internal import LockbKnowledge

/// Tells whether the documents are about what the cards are about.
///
/// It is used on the connection's queue only, while one search runs.
final class CorpusSubject {
  /// The share of the sections that speak of symbols and keys from which on the documents are about
  /// them.
  private static let leastShare = 0.01
  /// The fewest cards that are somebody else's: a small vocabulary is written for the documents.
  private static let leastCards = 50

  private let database: Database
  private let entityCount: Int
  private let sectionCount: Int
  private var answer: Bool?

  init(_ database: Database, entityCount: Int, sectionCount: Int) {
    self.database = database
    self.entityCount = entityCount
    self.sectionCount = sectionCount
  }

  /// Whether hardly any section speaks of a symbol or a key by a name that is no ordinary word.
  func isForeign() throws -> Bool {
    if let answer { return answer }
    let rows = try StoredRow.fetchAll(
      database,
      sql: """
        SELECT name_en, container, kind,
          (SELECT count(*) FROM mention WHERE mention.entity = entity.id)
        FROM entity WHERE kind IN (?, ?)
        """, arguments: [EntityKind.api.rawValue, EntityKind.key.rawValue])
    var sections = 0
    for row in rows where try Self.isDistinctive(row[0], container: row[1], kind: row[2]) {
      sections += try row[3]
    }
    let isForeign = Double(sections) < Self.leastShare * Double(sectionCount)
    answer = isForeign
    return isForeign
  }

  /// Whether the cards came with the program and the documents are not about them.
  func isElsewhere() throws -> Bool { try entityCount >= Self.leastCards && isForeign() }

  /// Whether an entity is a symbol or a key.
  func isSymbol(_ entry: Int) throws -> Bool {
    let kind = try String.fetchOne(
      database.cachedStatement(sql: "SELECT kind FROM entity WHERE id = ?"), arguments: [entry])
    return kind == EntityKind.api.rawValue || kind == EntityKind.key.rawValue
  }

  /// Whether a name is hardly written where something else is meant: that of a key, of a type, or one
  /// with a capital inside.
  private static func isDistinctive(_ name: String, container: String?, kind: String) -> Bool {
    kind == EntityKind.key.rawValue || container == nil
      || name.prefix { $0 != "(" }.dropFirst().contains(where: \.isUppercase)
  }
}
