internal import LockbBase

/// One task, done by lockb and by other programs on the same documents in the same run.
struct Comparison {
  /// What is done.
  let task: Localized<String>
  /// How it is measured, and what is not the same on both sides.
  let method: Localized<String>
  var ours: Contestant
  var others: [Contestant]
}
