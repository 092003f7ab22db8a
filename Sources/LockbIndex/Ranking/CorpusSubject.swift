internal import GRDB
internal import LockbKnowledge

/// Tells whether the documents are about what the cards are about.
///
/// It is used on the connection's queue only, while one search runs.
final class CorpusSubject {
  /// The share of the sections that speak of symbols and keys from which on the documents are about
  /// them.
  private static let leastShare = 0.01

  private let database: Database
  private let sectionCount: Int
  private var answer: Bool?

  init(_ database: Database, sectionCount: Int) {
    self.database = database
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

  /// Whether a name is hardly written where something else is meant: that of a key, of a type, or one
  /// with a capital inside.
  private static func isDistinctive(_ name: String, container: String?, kind: String) -> Bool {
    kind == EntityKind.key.rawValue || container == nil
      || name.prefix { $0 != "(" }.dropFirst().contains(where: \.isUppercase)
  }
}
