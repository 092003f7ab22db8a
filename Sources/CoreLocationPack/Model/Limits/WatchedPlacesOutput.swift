internal import LockbReference

/// What an app learns when it asks for one more.
enum WatchedPlacesOutput: String, Sendable {
  case nothing, conditionLimitExceeded
}
