internal import GRDB
internal import LockbBase
internal import LockbKnowledge

/// Puts documents together again from their tables.
struct DocumentReader {
  private let database: Database

  init(_ database: Database) { self.database = database }

  /// A document by its id.
  func document(_ id: DocumentID) throws -> Document? {
    let statement = try database.cachedStatement(
      sql: "SELECT * FROM document WHERE topic = ? AND language = ?")
    guard let row = try StoredRow.fetchOne(statement, arguments: [id.topic, id.language.rawValue])
    else { return nil }
    let document: Int = try row["id"]
    return try Document(
      id: id, path: row["path"], title: row["title"], summary: row["summary"],
      isDraft: row["draft"], date: row["date"], tags: PackedList.list(row["tags"]),
      questions: PackedList.list(row["questions"]),
      digest: Digest(row["digest"] as String) ?? Digest(),
      sections: StoredRow.fetchAll(
        database.cachedStatement(sql: "SELECT * FROM section WHERE document = ? ORDER BY ordinal"),
        arguments: [document]
      ).map(section),
      availability: rows(
        "SELECT platform, introduced, deprecated FROM document_availability WHERE document = ?",
        document
      ).map(Availability.init),
      diagnostics: rows("SELECT * FROM diagnostic WHERE document = ?", document)
        .map(diagnostic),
      lineStarts: PackedList.numbers(row.bytes("line_starts")))
  }

  private func section(_ row: StoredRow) throws -> Section {
    let id: Int = try row["id"]
    return try Section(
      anchor: row["anchor"], level: row["level"], title: row["title"],
      path: PackedList.list(row["trail"]), range: Self.range(row), line: row["line"],
      text: row["text"],
      codeSamples: rows("SELECT * FROM code_sample WHERE section = ?", id).map { row in
        try CodeSample(
          language: row["language"], info: row["info"], code: row["code"], range: Self.range(row))
      },
      tables: rows("SELECT * FROM data_table WHERE section = ?", id).map { row in
        try table(row, of: id)
      },
      links: rows("SELECT * FROM link WHERE section = ?", id).map { row in
        try DocumentLink(
          text: row["text"],
          target: PackedLink(kind: row["kind"], target: row["target"], anchor: row["anchor"])
            .meaning, isEmpty: row["empty"], range: Self.range(row))
      },
      mentions: StoredRow.fetchAll(
        database.cachedStatement(
          sql: """
            SELECT entity.name, lower, upper, count FROM mention
            JOIN entity ON entity.id = entity WHERE section = ? ORDER BY ordinal
            """),
        arguments: [id]
      ).map { row in
        try Mention(entity: row[0], range: Self.range(row), count: row[3])
      })
  }

  private func table(_ row: StoredRow, of section: Int) throws -> KnowledgeTable {
    let cells = try StoredRow.fetchAll(
      database.cachedStatement(
        sql: "SELECT * FROM cell WHERE section = ? AND data_table = ? ORDER BY line, place"),
      arguments: [section, row["ordinal"] as Int])
    var lines: [[KnowledgeCell]] = []
    for row in cells {
      let line: Int = try row["line"]
      while lines.count <= line { lines.append([]) }
      let packed = try PackedCell(
        kind: row["kind"], value: row["value"], number: row["number"], isLater: row["later"])
      try lines[line].append(
        KnowledgeCell(text: row["text"], value: packed.meaning, range: Self.range(row)))
    }
    return try KnowledgeTable(
      header: lines.first ?? [], rows: Array(lines.dropFirst()), isRecovered: row["recovered"],
      range: Self.range(row))
  }

  private func diagnostic(_ row: StoredRow) throws -> Diagnostic {
    try Diagnostic(
      row["rule"], Diagnostic.Severity(rawValue: row["severity"]) ?? .note, row["message"],
      at: row["lower"] as Int? == nil ? nil : Self.range(row), suggestion: row["suggestion"])
  }

  private func rows(_ select: String, _ owner: Int) throws -> [StoredRow] {
    try StoredRow.fetchAll(
      database.cachedStatement(sql: select + " ORDER BY ordinal"), arguments: [owner])
  }

  /// A range that runs forwards whatever a damaged file says.
  private static func range(_ row: StoredRow) throws -> SourceRange {
    let lower: Int = try row["lower"]
    return try SourceRange(lower, max(lower, row["upper"]))
  }
}
