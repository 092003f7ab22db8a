internal import LockbCheck

/// What a baseline had to do with a check.
struct BaselineOutcome {
  /// The file.
  var path: String
  /// Entries that describe nothing any more.
  var stale: [Baseline.Entry] = []
  /// Findings that an update put in.
  var added = 0
  /// Findings that an update took out.
  var removed = 0

  /// What is told of it, in lines.
  func lines(_ messages: Messages) -> [String] {
    var lines = stale.map { messages.stale($0) }
    if added + removed > 0 { lines.append(messages.updated(self)) }
    return lines
  }
}
