internal import GRDB
internal import LockbBase
internal import LockbKnowledge

/// What is read of an entry to rank it.
struct EntryText {
  /// The section's heading, or the entity's name in both languages.
  var title: String
  /// The document's title; empty for an entity.
  var documentTitle: String
  /// The document's description and questions; empty for an entity.
  var synopsis: String
  /// The section's text, or what the entity's card says.
  var body: String
  /// Whether the entry is the top of its document.
  var isTop: Bool
}

extension EntryText {
  /// Reads a section.
  init(section: Int, _ database: Database) throws {
    let row = try StoredRow.fetchOne(
      database.cachedStatement(
        sql: """
          SELECT section.title, document.title, document.summary, text, ordinal, questions
          FROM section JOIN document ON document.id = document WHERE section.id = ?
          """),
      arguments: [section])
    try self.init(
      title: row?[0] ?? "", documentTitle: row?[1] ?? "",
      synopsis: Document.synopsis(
        summary: row?[2] ?? "", questions: PackedList.list(row?[5] ?? "")),
      body: row?[3] ?? "", isTop: row?[4] == 0)
  }

  /// Reads an entity: names as the title, the type that holds it as part of the text.
  init(entity: Int, _ database: Database) throws {
    let row = try StoredRow.fetchOne(
      database.cachedStatement(
        sql: """
          SELECT name_en, name_ko, summary_en, summary_ko, container FROM entity WHERE id = ?
          """),
      arguments: [entity])
    let aliases = try String.fetchAll(
      database.cachedStatement(sql: "SELECT text FROM alias WHERE entity = ? ORDER BY ordinal"),
      arguments: [entity])
    let facts = try StoredRow.fetchAll(
      database.cachedStatement(
        sql: """
          SELECT label_en, label_ko, value_en, value_ko FROM property WHERE entity = ?
          ORDER BY ordinal
          """),
      arguments: [entity])
    try self.init(
      names: [row?[0] ?? "", row?[1] ?? ""], aliases: aliases,
      summaries: [row?[2] ?? "", row?[3] ?? ""], container: row?[4],
      facts: facts.flatMap { row in try (0..<4).map { try row[$0] as String } })
  }

  /// The text of an entity that is not in a knowledge base yet.
  init(_ entity: Entity) {
    self.init(
      names: [entity.name.english, entity.name.korean], aliases: entity.aliases.map(\.text),
      summaries: [entity.summary.english, entity.summary.korean],
      container: entity.symbol?.container,
      facts: entity.properties.flatMap {
        [$0.label.english, $0.label.korean, $0.value.english, $0.value.korean]
      })
  }

  private init(
    names: [String], aliases: [String], summaries: [String], container: String?, facts: [String]
  ) {
    let container = container.map { $0 + "." } ?? ""
    func own(_ name: String) -> String {
      !container.isEmpty && name.hasPrefix(container)
        ? String(name.dropFirst(container.count)) : name
    }
    let names = names.map(own)
    self.init(
      title: names[0] == names[1] ? names[0] : names.joined(separator: "\n"), documentTitle: "",
      synopsis: "",
      body: (aliases.map(own) + summaries + [container] + facts).joined(separator: "\n"),
      isTop: false)
  }
}
