internal import GRDB
internal import LockbBase
internal import LockbKnowledge

/// Writes sections with their code, tables, links, mentions and words.
struct SectionInserter {
  private let section: RowInserter
  private let code: RowInserter
  private let table: RowInserter
  private let cell: RowInserter
  private let link: RowInserter
  private let mention: RowInserter
  private let search: SearchInserter
  private let entities: [String: Int]

  /// Prepares to write sections that may name the entities given, each with its id.
  init(_ database: Database, entities: [String: Int]) throws {
    section = try RowInserter(database, into: "section", columns: 12)
    code = try RowInserter(database, into: "code_sample", columns: 7)
    table = try RowInserter(database, into: "data_table", columns: 5)
    cell = try RowInserter(database, into: "cell", columns: 11)
    link = try RowInserter(database, into: "link", columns: 9)
    mention = try RowInserter(database, into: "mention", columns: 6)
    search = try SearchInserter(adding: database)
    self.entities = entities
  }

  /// Writes one section under an id.
  func write(
    _ value: Section, as id: Int, of document: Int, at ordinal: Int, columns: SearchColumns
  ) throws {
    section.add(id)
    section.add(document)
    section.add(ordinal)
    section.add(value.anchor)
    section.add(value.level)
    section.add(value.title)
    section.add(PackedList.text(value.path))
    section.add(value.line)
    section.add(value.range.lower)
    section.add(value.range.upper)
    section.add(Checksum.of(value))
    section.add(value.text)
    try section.run()
    for (index, item) in value.codeSamples.enumerated() {
      code.add(id)
      code.add(index)
      code.add(item.language)
      code.add(item.info)
      code.add(item.range.lower)
      code.add(item.range.upper)
      code.add(item.code)
      try code.run()
    }
    for (index, item) in value.tables.enumerated() { try write(item, at: index, of: id) }
    for (index, item) in value.links.enumerated() { try write(item, at: index, of: id) }
    for (index, item) in value.mentions.enumerated() {
      guard let entity = entities[item.entity] else { continue }
      mention.add(id)
      mention.add(index)
      mention.add(entity)
      mention.add(item.count)
      mention.add(item.range.lower)
      mention.add(item.range.upper)
      try mention.run()
    }
    try search.run(id, columns)
  }

  private func write(_ value: KnowledgeTable, at index: Int, of section: Int) throws {
    table.add(section)
    table.add(index)
    table.add(value.isRecovered)
    table.add(value.range.lower)
    table.add(value.range.upper)
    try table.run()
    for (line, row) in ([value.header] + value.rows).enumerated() {
      for (place, item) in row.enumerated() {
        cell.add(section)
        cell.add(index)
        cell.add(line)
        cell.add(place)
        cell.add(item.text)
        let packed = PackedCell(item.value)
        cell.add(packed.kind)
        cell.add(packed.value)
        cell.add(packed.number)
        cell.add(packed.isLater)
        cell.add(item.range.lower)
        cell.add(item.range.upper)
        try cell.run()
      }
    }
  }

  private func write(_ value: DocumentLink, at index: Int, of section: Int) throws {
    let packed = PackedLink(value.target)
    link.add(section)
    link.add(index)
    link.add(value.text)
    link.add(packed.kind)
    link.add(packed.target)
    link.add(packed.anchor)
    link.add(value.isEmpty)
    link.add(value.range.lower)
    link.add(value.range.upper)
    try link.run()
  }
}
