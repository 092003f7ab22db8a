internal import LockbIndex
internal import Synchronization

/// A place for what the shards were made of, which pages are written beside.
final class RecordsOnceMade: Sendable {
  private let kept = Mutex<SearchRecords?>(nil)

  /// The records; nil until they are made.
  var records: SearchRecords? { kept.withLock { $0 } }

  /// Puts them down.
  func keep(_ records: SearchRecords?) { kept.withLock { $0 = records } }
}
