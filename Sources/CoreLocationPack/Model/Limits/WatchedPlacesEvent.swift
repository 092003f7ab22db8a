internal import LockbReference

/// What changes how many places are watched.
enum WatchedPlacesEvent: String, CaseIterable, Sendable {
  case addCondition, removeCondition, startRegion, stopRegion, reboot, reinstall
}
