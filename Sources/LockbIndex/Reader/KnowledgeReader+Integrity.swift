internal import GRDB

extension KnowledgeReader {
  /// Reads every page and every index entry and tells what is broken; empty where all is well.
  public func integrityProblems() throws(IndexError) -> [String] {
    var problems: [String] = []
    do {
      try store.read { database in
        problems += try String.fetchAll(database, sql: "PRAGMA integrity_check")
          .filter { $0 != "ok" }
        problems += try changedSections(database)
      }
      // The full-text check is a statement that writes: it runs on a copy in memory.
      let copy = try DatabaseQueue()
      try store.copy(to: copy)
      try copy.inDatabase { database in
        try database.execute(sql: "INSERT INTO search(search) VALUES('integrity-check')")
      }
    } catch let error as DatabaseError {
      problems.append(error.message ?? "SQLite error \(error.extendedResultCode.rawValue)")
    } catch {
      problems.append("\(error)")
    }
    return problems
  }

  /// Sections whose text is not what was written.
  private func changedSections(_ database: Database) throws -> [String] {
    var problems: [String] = []
    let rows = try StoredRow.fetchCursor(
      database,
      sql: """
        SELECT section.id, checksum, section.title, text, path, line
        FROM section LEFT JOIN document ON document.id = document ORDER BY section.id
        """)
    let code = try database.makeStatement(
      sql: "SELECT code FROM code_sample WHERE section = ? ORDER BY ordinal")
    while let row = try rows.next() {
      let samples = try String.fetchAll(code, arguments: [row[0] as Int])
      let checksum = try Checksum.of([row[2] as String, row[3] as String] + samples)
      if try checksum != row[1] as Int {
        try problems.append(
          "the text of \(row[4] as String? ?? "?"), line \(row[5] as Int) changed")
      }
    }
    return problems
  }
}
