internal import LockbBase
internal import LockbIndex
internal import LockbSite
internal import Synchronization

/// A place for what the shards were made of, which pages are written beside.
final class RecordsOnceMade: Sendable {
  /// What is kept.
  struct Kept: Sendable {
    let records: SearchRecords
    /// A mark of each file that they came to, by path.
    let files: [String: UInt64]
  }

  private let made = Mutex<Kept?>(nil)

  /// What was kept; nil until it is.
  var kept: Kept? { made.withLock { $0 } }

  /// Puts down records and the marks of the files that they came to.
  func keep(_ records: SearchRecords, _ marks: [String: UInt64]) {
    made.withLock { $0 = Kept(records: records, files: marks) }
  }
}
