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
    guard let row = try Row.fetchOne(statement, arguments: [id.topic, id.language.rawValue])
    else { return nil }
    let document: Int = row["id"]
    return Document(
      id: id, path: row["path"], title: row["title"], summary: row["summary"],
      isDraft: row["draft"], date: row["date"], tags: PackedList.list(row["tags"]),
      questions: PackedList.list(row["questions"]),
      digest: Digest(row["digest"] as String) ?? Digest(),
      sections: try Row.fetchAll(
        database.cachedStatement(sql: "SELECT * FROM section WHERE document = ? ORDER BY ordinal"),
        arguments: [document]
      ).map(section),
      availability: try rows(
        "SELECT platform, introduced, deprecated FROM document_availability WHERE document = ?",
        document
      ).map(Availability.init),
      diagnostics: try rows("SELECT * FROM diagnostic WHERE document = ?", document)
        .map(diagnostic),
      lineStarts: try row.withUnsafeData(named: "line_starts") {
        PackedList.numbers($0.map { [UInt8]($0) } ?? [])
      })
  }

  private func section(_ row: Row) throws -> Section {
    let id: Int = row["id"]
    return Section(
      anchor: row["anchor"], level: row["level"], title: row["title"],
      path: PackedList.list(row["trail"]), range: Self.range(row), line: row["line"],
      text: row["text"],
      codeSamples: try rows("SELECT * FROM code_sample WHERE section = ?", id).map { row in
        CodeSample(
          language: row["language"], info: row["info"], code: row["code"], range: Self.range(row))
      },
      tables: try rows("SELECT * FROM data_table WHERE section = ?", id).map { row in
        try table(row, of: id)
      },
      links: try rows("SELECT * FROM link WHERE section = ?", id).map { row in
        DocumentLink(
          text: row["text"],
          target: PackedLink(kind: row["kind"], target: row["target"], anchor: row["anchor"])
            .meaning, isEmpty: row["empty"], range: Self.range(row))
      },
      mentions: try Row.fetchAll(
        database.cachedStatement(
          sql: """
            SELECT entity.name, lower, upper, count FROM mention
            JOIN entity ON entity.id = entity WHERE section = ? ORDER BY ordinal
            """),
        arguments: [id]
      ).map { row in
        Mention(entity: row[0], range: Self.range(row), count: row[3])
      })
  }

  private func table(_ row: Row, of section: Int) throws -> KnowledgeTable {
    let cells = try Row.fetchAll(
      database.cachedStatement(
        sql: "SELECT * FROM cell WHERE section = ? AND data_table = ? ORDER BY line, place"),
      arguments: [section, row["ordinal"] as Int])
    var lines: [[KnowledgeCell]] = []
    for row in cells {
      let line: Int = row["line"]
      while lines.count <= line { lines.append([]) }
      let packed = PackedCell(
        kind: row["kind"], value: row["value"], number: row["number"], isLater: row["later"])
      lines[line].append(
        KnowledgeCell(text: row["text"], value: packed.meaning, range: Self.range(row)))
    }
    return KnowledgeTable(
      header: lines.first ?? [], rows: Array(lines.dropFirst()), isRecovered: row["recovered"],
      range: Self.range(row))
  }

  private func diagnostic(_ row: Row) -> Diagnostic {
    Diagnostic(
      row["rule"], Diagnostic.Severity(rawValue: row["severity"]) ?? .note, row["message"],
      at: row["lower"] as Int? == nil ? nil : Self.range(row), suggestion: row["suggestion"])
  }

  private func rows(_ select: String, _ owner: Int) throws -> [Row] {
    try Row.fetchAll(
      database.cachedStatement(sql: select + " ORDER BY ordinal"), arguments: [owner])
  }

  /// A range that runs forwards whatever a damaged file says.
  private static func range(_ row: Row) -> SourceRange {
    let lower: Int = row["lower"]
    return SourceRange(lower, max(lower, row["upper"]))
  }
}
