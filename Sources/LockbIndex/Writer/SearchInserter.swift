internal import GRDB

/// Puts the columns of entries into the full-text table, or takes them out.
struct SearchInserter {
  private let statement: RowInserter

  /// Prepares to add entries.
  init(adding database: Database) throws {
    statement = try RowInserter(
      database,
      """
      INSERT INTO search(rowid, title, title_forms, name, summary, body, body_forms, code)
      VALUES(?, ?, ?, ?, ?, ?, ?, ?)
      """)
  }

  /// Prepares to take entries out: they are named by what was put in.
  init(removing database: Database) throws {
    statement = try RowInserter(
      database,
      """
      INSERT INTO search(search, rowid, title, title_forms, name, summary, body, body_forms, code)
      VALUES('delete', ?, ?, ?, ?, ?, ?, ?, ?)
      """)
  }

  /// Adds or takes out one entry.
  func run(_ entry: Int, _ columns: SearchColumns) throws {
    statement.add(entry)
    for column in [
      columns.title, columns.titleForms, columns.name, columns.summary, columns.body,
      columns.bodyForms, columns.code,
    ] {
      statement.add(utf8: column)
    }
    try statement.run()
  }
}
