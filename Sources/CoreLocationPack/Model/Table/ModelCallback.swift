internal import LockbReference

/// The Callback column.
enum ModelCallback: Hashable, Sendable {
  /// Nothing is delivered.
  case none
  /// The current status, changed or not.
  case current
  /// This status, if it is new (T03, T04).
  case status(ModelStatus)
  /// The status, if it is new.
  case changed
  /// What a resumed app hears: on iOS the current status, elsewhere what it missed.
  case onWake
}
