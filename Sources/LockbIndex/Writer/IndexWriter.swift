internal import GRDB
internal import LockbBase
public import LockbKnowledge

/// Writes a knowledge base so that readers see the old file or the new one, never a part.
///
/// Everything goes into a file beside the target, which then takes the target's name in one step.
/// Writers of the same target wait for each other.
public struct IndexWriter: Sendable {
  private let path: String

  /// A writer for the knowledge base at a path; its folder is created when it is first written.
  public init(path: String) {
    self.path = path
  }

  /// Writes a whole knowledge base, whatever was there before.
  @discardableResult
  public func write(
    _ knowledge: KnowledgeBase, files: [IndexedFile], stamp: IndexStamp
  ) throws(IndexError) -> IndexChange {
    let replacement = try ReplacementFile(for: path)
    return try build(replacement) { database throws in
      try database.execute(sql: "BEGIN; " + Schema.tables)
      var content = try ContentWriter(database, vocabulary: knowledge.vocabulary)
      let written = try content.add(knowledge.documents)
      try database.execute(sql: Schema.indexes)
      try content.finish(
        files: files, stamp: stamp, vocabularyDigest: knowledge.vocabulary.digest.description)
      try database.execute(sql: "INSERT INTO search(search) VALUES('optimize'); COMMIT")
      return (written, removed: 0)
    }
  }

  /// Replaces some documents of a knowledge base and leaves the rest alone.
  ///
  /// The vocabulary stays the one that it was written with; `write` takes a new one.
  /// - Parameter find: Finds out what to replace, while the file is copied and looked into; nil to leave it as it is.
  @discardableResult
  public func update(_ find: () -> IndexUpdate?) throws(IndexError) -> IndexChange? {
    let replacement = try ReplacementFile(for: path)
    let store = try Store(path: path)
    let (prepared, found) = together(
      {
        Result { () throws(IndexError) in
          try replacement.copyTarget()
          return try store.read { try ContentState($0) }
        }
      }, find)
    store.close()
    guard let update = found else {
      replacement.discard()
      return nil
    }
    let state = try prepared.get()
    replacement.startFlush()
    return try build(replacement) { database throws in
      try database.execute(sql: "BEGIN")
      var content = ContentWriter(database, state: state)
      let added = update.documents.map(\.id.topic)
      let removed = try content.remove(
        Set(update.topics + added).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      let written = try content.add(update.documents.sorted { $0.id < $1.id })
      try content.finish(files: update.files, stamp: update.stamp, vocabularyDigest: nil)
      try database.execute(sql: "COMMIT")
      return (written, removed)
    }
  }

  /// Runs the statements that make the replacement, and puts it in place.
  private func build(
    _ replacement: ReplacementFile,
    _ body: (Database) throws -> (written: Int, removed: Int)
  ) throws(IndexError) -> IndexChange {
    var configuration = Configuration()
    configuration.label = "lockb"
    // Nobody else sees the replacement, and a run that fails throws it away.
    configuration.prepareDatabase { database in
      try database.execute(
        sql: """
          PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
          PRAGMA temp_store = MEMORY; PRAGMA cache_size = -32768;
          PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(Schema.version);
          """)
    }
    let change: IndexChange
    do {
      let queue = try DatabaseQueue(path: replacement.path, configuration: configuration)
      change = try queue.inDatabase { database in
        let counts = try body(database)
        return IndexChange(
          written: counts.written, removed: counts.removed,
          information: try IndexInformation(database, bytes: Self.size(database)))
      }
      try queue.close()
    } catch {
      replacement.discard()
      throw IndexError(writing: path, "write", error)
    }
    try replacement.commit()
    return change
  }

  /// The size of the file that is written, in bytes.
  private static func size(_ database: Database) throws -> Int {
    let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
    return try pages * (Int.fetchOne(database, sql: "PRAGMA page_size") ?? 0)
  }
}
