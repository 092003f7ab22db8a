internal import GRDB
internal import LockbKnowledge

/// Takes documents out of a knowledge base with everything that belongs to them.
struct DocumentRemover {
  private static let sectionTables = ["code_sample", "link", "mention", "data_table", "cell"]
  private static let documentTables = ["diagnostic", "document_availability"]

  private let database: Database
  private let search: SearchInserter
  private var columns = ColumnWriter()

  /// Prepares to remove.
  init(_ database: Database) throws {
    self.database = database
    search = try SearchInserter(removing: database)
  }

  /// The ids of a topic's documents.
  func documents(of topic: String) throws -> [Int] {
    try Int.fetchAll(
      database, sql: "SELECT id FROM document WHERE topic = ? ORDER BY id", arguments: [topic])
  }

  /// Removes one document and returns the ids of its sections.
  mutating func remove(_ id: Int) throws -> [Int] {
    guard
      let document = try StoredRow.fetchOne(
        database, sql: "SELECT title, summary, tags, topic, questions FROM document WHERE id = ?",
        arguments: [id])
    else { return [] }
    let title: String = try document[0]
    let sections = try StoredRow.fetchAll(
      database, sql: "SELECT id, title, text FROM section WHERE document = ? ORDER BY ordinal",
      arguments: [id])
    var ids: [Int] = []
    for (index, row) in sections.enumerated() {
      let section: Int = try row[0]
      ids.append(section)
      var text = try SectionText(
        title: row[1], text: row[2],
        code: String.fetchAll(
          database, sql: "SELECT code FROM code_sample WHERE section = ? ORDER BY ordinal",
          arguments: [section]))
      if index == 0 {
        text.documentTitle = title
        text.documentSynopsis = try Document.synopsis(
          summary: document[1], questions: PackedList.list(document[4]))
        text.tags = try PackedList.list(document[2])
      }
      try search.run(section, columns.columns(of: text))
      for table in Self.sectionTables {
        try database.cachedStatement(sql: "DELETE FROM \(table) WHERE section = ?")
          .execute(arguments: [section])
      }
    }
    for table in Self.documentTables + ["section"] {
      try database.cachedStatement(sql: "DELETE FROM \(table) WHERE document = ?")
        .execute(arguments: [id])
    }
    try database.execute(sql: "DELETE FROM document WHERE id = ?", arguments: [id])
    if let first = ids.first {
      for (key, standing) in try NameKey.keys(title: title, topic: document[3]) {
        try database.execute(
          sql: "DELETE FROM name WHERE key = ? AND standing = ? AND entry = ?",
          arguments: [key, standing, first])
      }
    }
    return ids
  }
}
