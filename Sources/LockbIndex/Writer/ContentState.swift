internal import GRDB

/// What a writer has to know of a knowledge base before it adds documents to it.
struct ContentState: Sendable {
  /// The ids of the vocabulary’s entities, by name.
  let entities: [String: Int]
  var directory: EntryDirectory
  /// The ids that the next documents and sections get.
  var documentIDs: FreeIDs
  var sectionIDs: FreeIDs
  var words: WordList

  /// Of a knowledge base with a vocabulary and no documents.
  /// - Parameter words: Those of the vocabulary.
  init(entities: [String: Int], words: WordList) {
    self.entities = entities
    self.words = words
    directory = EntryDirectory([])
    documentIDs = FreeIDs(next: 1)
    sectionIDs = FreeIDs(next: entities.count + 1)
  }

  /// Of a knowledge base that has content.
  init(_ database: Database) throws {
    entities = try Dictionary(
      StoredRow.fetchAll(database, sql: "SELECT name, id FROM entity")
        .map { row in try (row[0] as String, row[1] as Int) },
      // No two have one name, unless the file is damaged.
      uniquingKeysWith: { first, _ in first })
    directory = try EntryDirectory(Store.blob("directory", database))
    words = try WordList(Store.blob("words", database))
    let first = entities.count + 1
    var free: [Int] = []
    for entry in first..<max(first, directory.count) where directory.document(entry) == 0 {
      free.append(entry)
    }
    sectionIDs = FreeIDs(free: free, next: max(first, directory.count))
    documentIDs = FreeIDs(next: 1)
    documentIDs.leaveOut(try Int.fetchAll(database, sql: "SELECT id FROM document ORDER BY id"))
  }
}
