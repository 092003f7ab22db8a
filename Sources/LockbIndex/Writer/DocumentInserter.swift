internal import GRDB
internal import LockbBase
internal import LockbKnowledge

/// Writes documents with everything that belongs to them.
struct DocumentInserter {
  private let document: RowInserter
  private let availability: RowInserter
  private let diagnostic: RowInserter
  private let name: RowInserter
  private let sections: SectionInserter

  /// Prepares to write documents that may name the entities given, each with its id.
  init(_ database: Database, entities: [String: Int]) throws {
    document = try RowInserter(database, into: "document", columns: 12)
    availability = try RowInserter(database, into: "document_availability", columns: 5)
    diagnostic = try RowInserter(database, into: "diagnostic", columns: 8)
    name = try RowInserter(database, "INSERT OR IGNORE INTO name VALUES(?, ?, ?)")
    sections = try SectionInserter(database, entities: entities)
  }

  /// Writes one document under an id, its sections under theirs.
  func write(
    _ value: Document, as id: Int, sections entries: [Int], columns: [SearchColumns]
  ) throws {
    document.add(id)
    document.add(value.id.topic)
    document.add(value.id.language.rawValue)
    document.add(value.path)
    document.add(value.title)
    document.add(value.summary)
    document.add(value.isDraft)
    document.add(value.date)
    document.add(PackedList.text(value.tags))
    document.add(PackedList.text(value.questions))
    document.add(value.digest.description)
    document.add(blob: PackedList.blob(value.lineStarts))
    try document.run()
    for (index, item) in value.availability.enumerated() {
      try availability.runAvailability(id, index, item)
    }
    for (index, item) in value.diagnostics.enumerated() {
      diagnostic.add(id)
      diagnostic.add(index)
      diagnostic.add(item.rule)
      diagnostic.add(item.severity.rawValue)
      diagnostic.add(item.message)
      diagnostic.add(item.range?.lower)
      diagnostic.add(item.range?.upper)
      diagnostic.add(item.suggestion)
      try diagnostic.run()
    }
    for (index, section) in value.sections.enumerated() {
      try sections.write(
        section, as: entries[index], of: id, at: index, columns: columns[index])
    }
    guard let first = entries.first else { return }
    for (key, standing) in NameKey.keys(title: value.title, topic: value.id.topic) {
      name.add(key)
      name.add(standing)
      name.add(first)
      try name.run()
    }
  }
}
