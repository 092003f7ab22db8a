internal import GRDB
internal import GRDBSQLite

/// A prepared statement that is run once a row, with its values bound in place.
///
/// It binds through SQLite itself because writing a knowledge base is little else than this.
final class RowInserter {
  private enum Field {
    case null
    case integer(Int64)
    case text(start: Int, count: Int)
    case blob(start: Int, count: Int)
  }

  private let database: Database
  private let statement: Statement
  private var bytes: [UInt8] = []
  private var fields: [Field] = []

  /// Prepares a statement with one `?` for each value of a row.
  init(_ database: Database, _ sql: String) throws {
    self.database = database
    statement = try database.makeStatement(sql: sql)
  }

  /// Prepares an insertion into all columns of a table.
  convenience init(_ database: Database, into table: String, columns: Int) throws {
    let marks = Array(repeating: "?", count: columns).joined(separator: ", ")
    try self.init(database, "INSERT INTO \(table) VALUES(\(marks))")
  }

  /// The next value is an integer.
  func add(_ value: Int) { fields.append(.integer(Int64(value))) }

  /// The next value is an integer, or nothing.
  func add(_ value: Int?) {
    if let value { add(value) } else { fields.append(.null) }
  }

  /// The next value is a truth value.
  func add(_ value: Bool) { fields.append(.integer(value ? 1 : 0)) }

  /// The next value is text.
  func add(_ value: String) {
    let start = bytes.count
    bytes.append(contentsOf: value.utf8)
    fields.append(.text(start: start, count: bytes.count - start))
  }

  /// The next value is text, or nothing.
  func add(_ value: String?) {
    if let value { add(value) } else { fields.append(.null) }
  }

  /// The next value is text given as UTF-8.
  func add(utf8 value: some Collection<UInt8>) {
    fields.append(.text(start: bytes.count, count: value.count))
    bytes.append(contentsOf: value)
  }

  /// The next value is a blob.
  func add(blob value: [UInt8]) {
    fields.append(.blob(start: bytes.count, count: value.count))
    bytes.append(contentsOf: value)
  }

  /// Runs the statement with the values added since the last run.
  func run() throws {
    let handle = statement.sqliteStatement
    let code = bytes.withUnsafeBytes { buffer in
      for (index, field) in fields.enumerated() {
        let place = Int32(index + 1)
        switch field {
        case .null:
          sqlite3_bind_null(handle, place)
        case .integer(let value):
          sqlite3_bind_int64(handle, place, value)
        case .text(_, count: 0):
          sqlite3_bind_text(handle, place, "", 0, nil)
        case .text(let start, let count):
          let pointer = buffer.baseAddress?.advanced(by: start)
            .assumingMemoryBound(to: CChar.self)
          sqlite3_bind_text(handle, place, pointer, Int32(clamping: count), nil)
        case .blob(let start, let count):
          sqlite3_bind_blob(
            handle, place, buffer.baseAddress?.advanced(by: start), Int32(clamping: count), nil)
        }
      }
      let code = sqlite3_step(handle)
      sqlite3_reset(handle)
      return code
    }
    bytes.removeAll(keepingCapacity: true)
    fields.removeAll(keepingCapacity: true)
    guard code == SQLITE_DONE || code == SQLITE_ROW else {
      throw DatabaseError(
        resultCode: ResultCode(rawValue: code), message: database.lastErrorMessage)
    }
  }
}
