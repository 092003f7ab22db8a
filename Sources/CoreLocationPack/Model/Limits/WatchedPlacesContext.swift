internal import LockbReference

/// Where places are watched, and what ends it.
struct WatchedPlacesContext: Hashable, Sendable {
  var hasConditions = true
  var hasRegions = true
  /// C-9.
  var conditionsSurviveReboot = true
}
