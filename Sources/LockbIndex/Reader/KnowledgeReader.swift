internal import GRDB
internal import LockbBase
public import LockbKnowledge

/// Looks things up in one knowledge base.
public struct KnowledgeReader: Sendable {
  let store: Store

  /// Opens a knowledge base for reading; it may lie in a folder that cannot be written.
  public init(path: String) throws(IndexError) {
    store = try Store(path: path)
  }

  /// What the knowledge base says about itself.
  public func information() throws(IndexError) -> IndexInformation {
    try store.read { try IndexInformation($0, bytes: store.size) }
  }

  /// The files that it was made of, by path in byte order.
  public func files() throws(IndexError) -> [IndexedFile] {
    try store.read { database in
      let rows = try StoredRow.fetchCursor(
        database, sql: "SELECT path, size, modified, digest FROM file ORDER BY path")
      return try Array(
        rows.map { try IndexedFile(path: $0[0], size: $0[1], modified: $0[2], digest: $0[3]) })
    }
  }

  /// The entity with an id.
  public func entity(_ id: String) throws(IndexError) -> Entity? {
    try store.read { database in
      guard let row = try EntityReader.row(named: id, database) else { return nil }
      return try EntityReader(database).entity(row)
    }
  }

  /// All entities, in the order of the vocabulary.
  public func entities() throws(IndexError) -> [Entity] {
    try store.read { database in
      let reader = EntityReader(database)
      return try StoredRow.fetchAll(database, sql: "SELECT * FROM entity ORDER BY place")
        .map(reader.entity)
    }
  }

  /// The documents' ids, sorted.
  public func documents() throws(IndexError) -> [DocumentID] {
    try store.read { database in
      try StoredRow.fetchAll(database, sql: "SELECT topic, language FROM document")
        .compactMap(DocumentID.init).sorted()
    }
  }

  /// A document with everything that is known of it.
  public func document(_ id: DocumentID) throws(IndexError) -> Document? {
    try store.read { database in try DocumentReader(database).document(id) }
  }

  /// The sections that name an entity: by document, in reading order.
  public func mentions(of entity: String) throws(IndexError) -> [EntityMention] {
    try store.read { database in
      let rows = try StoredRow.fetchAll(
        database,
        sql: """
          SELECT topic, language, document.title, anchor, section.title, path, line, count
          FROM entity JOIN mention ON mention.entity = entity.id
          JOIN section ON section.id = mention.section
          JOIN document ON document.id = section.document
          WHERE entity.name = ? ORDER BY topic, language, section.ordinal
          """, arguments: [entity])
      return try rows.compactMap { row in
        guard let document = try DocumentID(row) else { return nil }
        return try EntityMention(
          document: document, title: row[2], anchor: row[3], heading: row[4], path: row[5],
          line: row[6], count: row[7])
      }
    }
  }
}

extension DocumentID {
  /// The id that a row begins with: topic, language.
  init?(_ row: StoredRow) throws {
    guard let language = try Language(rawValue: row[1]) else { return nil }
    try self.init(topic: row[0], language: language)
  }
}
