internal import GRDB
internal import LockbBase
internal import LockbKnowledge

/// Puts entities together again from their tables.
struct EntityReader {
  private let database: Database

  init(_ database: Database) { self.database = database }

  /// The row of an entity by its id, as the vocabulary spells it.
  static func row(named id: String, _ database: Database) throws -> StoredRow? {
    try StoredRow.fetchOne(
      database.cachedStatement(sql: "SELECT * FROM entity WHERE name = ?"), arguments: [id])
  }

  /// The entity of a row of its table.
  func entity(_ row: StoredRow) throws -> Entity {
    let id: Int = try row["id"]
    var symbol: Symbol?
    if let kind = try row["symbol_kind"] as String? {
      symbol = try Symbol(kind: kind, container: row["container"], declaration: row["declaration"])
    }
    return try Entity(
      id: row["name"], kind: EntityKind(rawValue: row["kind"]) ?? .term,
      name: Localized(en: row["name_en"], ko: row["name_ko"]),
      aliases: rows("SELECT text, language, standing FROM alias", id).map { row in
        try Alias(
          row[0], (row[1] as String?).flatMap(Language.init(rawValue:)),
          Alias.Standing(rawValue: row[2]) ?? .allowed)
      },
      summary: Localized(en: row["summary_en"], ko: row["summary_ko"]), symbol: symbol,
      availability: rows("SELECT platform, introduced, deprecated FROM availability", id)
        .map(Availability.init),
      properties: rows("SELECT label_en, label_ko, value_en, value_ko FROM property", id)
        .map { row in
          try Property(
            label: Localized(en: row[0], ko: row[1]), value: Localized(en: row[2], ko: row[3]))
        },
      relations: rows("SELECT kind, target FROM relation", id).map { row in
        try Relation(Relation.Kind(rawValue: row[0]) ?? .related, row[1])
      },
      sources: PackedList.list(row["sources"]))
  }

  private func rows(_ select: String, _ entity: Int) throws -> [StoredRow] {
    try StoredRow.fetchAll(
      database.cachedStatement(sql: select + " WHERE entity = ? ORDER BY ordinal"),
      arguments: [entity])
  }
}
