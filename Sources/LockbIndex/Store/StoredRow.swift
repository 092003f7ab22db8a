internal import GRDB

/// A row of a knowledge base.
///
/// The database's own rows trap where a column has no value that is said to have one. A file may be
/// damaged so that it has none, and that is an error like any other: the only way to a value here throws.
struct StoredRow {
  private let row: Row

  /// The value of a column by its place.
  subscript<Value: DatabaseValueConvertible & StatementColumnConvertible>(
    place: Int
  ) -> Value {
    get throws { try row.decode(Value.self, atIndex: place) }
  }

  /// The value of a column by its name.
  subscript<Value: DatabaseValueConvertible & StatementColumnConvertible>(
    name: String
  ) -> Value {
    get throws { try row.decode(Value.self, forColumn: name) }
  }

  /// The bytes of a column; none where it has no value.
  func bytes(_ name: String) throws -> [UInt8] {
    try row.withUnsafeData(named: name) { $0.map { [UInt8]($0) } ?? [] }
  }

  /// The bytes of a column by its place; none where it has no value.
  func bytes(_ place: Int) throws -> [UInt8] {
    try row.withUnsafeData(atIndex: place) { $0.map { [UInt8]($0) } ?? [] }
  }
}

extension StoredRow {
  static func fetchOne(
    _ statement: Statement, arguments: StatementArguments? = nil
  ) throws -> StoredRow? {
    try Row.fetchOne(statement, arguments: arguments).map(StoredRow.init)
  }

  static func fetchOne(
    _ database: Database, sql: String, arguments: StatementArguments = StatementArguments()
  ) throws -> StoredRow? {
    try Row.fetchOne(database, sql: sql, arguments: arguments).map(StoredRow.init)
  }

  static func fetchAll(
    _ statement: Statement, arguments: StatementArguments? = nil
  ) throws -> [StoredRow] {
    try Row.fetchAll(statement, arguments: arguments).map(StoredRow.init)
  }

  static func fetchAll(
    _ database: Database, sql: String, arguments: StatementArguments = StatementArguments()
  ) throws -> [StoredRow] {
    try Row.fetchAll(database, sql: sql, arguments: arguments).map(StoredRow.init)
  }

  /// One row after another; each is good until the next is asked for.
  static func fetchCursor(
    _ statement: Statement, arguments: StatementArguments? = nil
  ) throws -> MapCursor<RowCursor, StoredRow> {
    try Row.fetchCursor(statement, arguments: arguments).map(StoredRow.init)
  }

  static func fetchCursor(
    _ database: Database, sql: String, arguments: StatementArguments = StatementArguments()
  ) throws -> MapCursor<RowCursor, StoredRow> {
    try Row.fetchCursor(database, sql: sql, arguments: arguments).map(StoredRow.init)
  }
}
