internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge

/// Documents that were read and judged, for a run that finds most of them unchanged.
struct CheckMemory: Sendable {
  /// The documents of a topic, and the files they were read from.
  struct Topic: Sendable {
    let files: [SourceFile]
    let documents: [CheckedDocument]
  }

  /// Every topic of the content: links lead to others where these change.
  let topics: [String]
  let checked: [String: Topic]
}
