internal import GRDB

extension IndexError {
  /// The error of a failed read.
  init(reading path: String, _ error: any Error) {
    guard let error = error as? DatabaseError else {
      self = error as? IndexError ?? .damaged(path: path, reason: Self.reason(of: error))
      return
    }
    let reason = error.message ?? "SQLite error \(error.extendedResultCode.rawValue)"
    switch error.resultCode {
    case .SQLITE_NOTADB:
      self = .damaged(path: path, reason: reason)
    case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH, .SQLITE_BUSY, .SQLITE_LOCKED,
      .SQLITE_NOMEM, .SQLITE_READONLY:
      self = .unreadable(path: path, reason: reason)
    case .SQLITE_IOERR where error.extendedResultCode != .SQLITE_IOERR_SHORT_READ:
      self = .unreadable(path: path, reason: reason)
    default:
      self = .damaged(path: path, reason: reason)
    }
  }

  /// What an error says that is none of the database, in one line.
  private static func reason(of error: any Error) -> String {
    error is RowDecodingError ? "a value is missing where there has to be one" : "\(error)"
  }

  /// The error of a failed write.
  init(writing path: String, _ step: String, _ error: any Error) {
    if error is RowDecodingError {
      self = .damaged(path: path, reason: Self.reason(of: error))
      return
    }
    guard let error = error as? DatabaseError else {
      self = error as? IndexError ?? .unwritable(path: path, step: step, reason: "\(error)")
      return
    }
    let reason = error.message ?? "SQLite error \(error.extendedResultCode.rawValue)"
    switch error.resultCode {
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(path: path, reason: reason)
    default: self = .unwritable(path: path, step: step, reason: reason)
    }
  }
}
