internal import GRDB

/// An open knowledge base: one connection that only reads.
final class Store: Sendable {
  /// Where a knowledge base says which versions of the code made what stands in it.
  static let makersKey = "made_by"

  let path: String
  /// The size of the file in bytes.
  let size: Int
  private let queue: DatabaseQueue

  /// Opens a knowledge base and checks that it is one that this release can read.
  init(path: String) throws(IndexError) {
    let header = try FileHeader(path: path)
    self.path = path
    size = header.size
    var configuration = Configuration()
    configuration.readonly = true
    configuration.label = "lockb"
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA mmap_size = 268435456")
    }
    do {
      queue = try DatabaseQueue(path: path, configuration: configuration)
    } catch {
      throw IndexError(reading: path, error)
    }
    let makers = Makers(try read { try Self.text(Self.makersKey, $0) })
    guard makers == .own else {
      let (found, own) = ("\(Schema.version), \(makers)", "\(Schema.version), \(Makers.own)")
      throw makers.isNewer(than: .own)
        ? .newer(path: path, found: found, expected: own)
        : .outdated(path: path, found: found, expected: own)
    }
  }

  /// Runs queries on the connection, all of them under one lock of the file.
  func read<Value>(_ body: (Database) throws -> Value) throws(IndexError) -> Value {
    do {
      return try queue.unsafeRead { database in
        try database.execute(sql: "BEGIN")
        defer { try? database.execute(sql: "COMMIT") }
        return try body(database)
      }
    } catch {
      throw IndexError(reading: path, error)
    }
  }

  /// Closes the connection; whatever is asked of it later fails.
  func close() { try? queue.close() }

  /// Copies the whole knowledge base into another database.
  func copy(to other: DatabaseQueue) throws(IndexError) {
    do {
      try queue.backup(to: other)
    } catch {
      throw IndexError(reading: path, error)
    }
  }

  /// A text that the knowledge base says about itself; empty where it says nothing.
  static func text(_ key: String, _ database: Database) throws -> String {
    try String.fetchOne(
      database.cachedStatement(sql: "SELECT value FROM meta WHERE key = ?"), arguments: [key]) ?? ""
  }

  /// A number that the knowledge base says about itself; 0 where it says nothing.
  static func number(_ key: String, _ database: Database) throws -> Int {
    try Int.fetchOne(
      database.cachedStatement(sql: "SELECT value FROM meta WHERE key = ?"), arguments: [key]) ?? 0
  }

  /// A blob that the knowledge base keeps about itself; empty where there is none.
  static func blob(_ key: String, _ database: Database) throws -> [UInt8] {
    let row = try StoredRow.fetchOne(
      database.cachedStatement(sql: "SELECT value FROM meta WHERE key = ?"), arguments: [key])
    return try row?.bytes(0) ?? []
  }
}
