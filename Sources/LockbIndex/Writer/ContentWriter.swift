internal import GRDB
internal import LockbBase
internal import LockbKnowledge
internal import LockbText

/// Puts documents into a knowledge base that is being written, and takes them out.
struct ContentWriter {
  private let database: Database
  private var state: ContentState

  /// Writes a vocabulary into empty tables and prepares to add documents.
  init(_ database: Database, vocabulary: Vocabulary) throws {
    self.database = database
    var inserter = try VocabularyInserter(database)
    var words = WordList()
    var ids: [String: Int] = [:]
    for (index, item) in VocabularyInserter.ordered(vocabulary.entities).enumerated() {
      ids[item.entity.id] = index + 1
      words.add(try inserter.write(item.entity, as: index + 1, place: item.place))
    }
    state = ContentState(entities: ids, words: words)
  }

  /// Prepares to change a knowledge base that has content.
  init(_ database: Database, state: ContentState) {
    self.database = database
    self.state = state
  }

  /// Writes documents, which come sorted by id, and returns their number; of two with the same
  /// id the first counts.
  mutating func add(_ documents: [Document]) throws -> Int {
    let documents = documents.enumerated().filter { index, document in
      index == 0 || documents[index - 1].id != document.id
    }.map(\.element)
    let inserter = try DocumentInserter(database, entities: state.entities)
    let pipeline = AnalysisPipeline(documents, state.words)
    defer { pipeline.cancel() }
    for document in documents {
      let columns = pipeline.next()
      let id = state.documentIDs.take()
      let sections = document.sections.map { _ in state.sectionIDs.take() }
      try inserter.write(document, as: id, sections: sections, columns: columns)
      for (index, columns) in columns.enumerated() {
        var traits: EntryDirectory.Traits = index == 0 ? [.top] : []
        if document.id.language == .korean { traits.insert(.korean) }
        state.directory.set(sections[index], document: id, words: columns.words, traits: traits)
      }
    }
    state.words = pipeline.allWords()
    return documents.count
  }

  /// Takes out every document of the topics and returns their number.
  mutating func remove(_ topics: [String]) throws -> Int {
    var remover = try DocumentRemover(database)
    var count = 0
    for topic in topics {
      for id in try remover.documents(of: topic) {
        let sections = try remover.remove(id)
        for section in sections { state.directory.clear(section) }
        state.sectionIDs.give(sections)
        state.documentIDs.give([id])
        count += 1
      }
    }
    return count
  }

  /// Writes what the knowledge base says about itself, and counts what it has.
  func finish(
    files: [IndexedFile], stamp: IndexStamp, vocabularyDigest: String?
  ) throws {
    try database.execute(sql: "DELETE FROM file")
    let file = try RowInserter(database, "INSERT OR REPLACE INTO file VALUES(?, ?, ?, ?)")
    for item in files {
      file.add(item.path)
      file.add(item.size)
      file.add(item.modified)
      file.add(item.digest)
      try file.run()
    }
    var digest = Digest()
    var documents = 0
    let rows = try StoredRow.fetchCursor(
      database, sql: "SELECT topic, language, digest FROM document ORDER BY topic, language")
    while let row = try rows.next() {
      for place in 0..<3 {
        try digest.update((row[place] as String).utf8)
        digest.update([0])
      }
      documents += 1
    }
    let sections = try Int.fetchOne(database, sql: "SELECT count(*) FROM section") ?? 0
    let meta = try RowInserter(database, "INSERT OR REPLACE INTO meta VALUES(?, ?)")
    func write(_ key: String, _ value: String) throws {
      meta.add(key)
      meta.add(value)
      try meta.run()
    }
    try write("analyzer", Analyzer.version)
    try write(Store.makersKey, Makers.own.description)
    try write("content_digest", digest.description)
    try write("content_root", stamp.contentRoot)
    try write("tool_version", stamp.toolVersion)
    if let vocabularyDigest { try write("vocabulary_digest", vocabularyDigest) }
    for (key, value) in [
      ("created", stamp.created), ("documents", documents), ("sections", sections),
      ("entities", state.entities.count), ("words_in_sections", state.directory.wordsInAll),
    ] {
      meta.add(key)
      meta.add(value)
      try meta.run()
    }
    meta.add("directory")
    meta.add(blob: state.directory.bytes)
    try meta.run()
    meta.add("words")
    meta.add(blob: state.words.blob())
    try meta.run()
  }
}
