internal import LockbReference

/// How many conditions and regions an app has watched: all that I25 speaks of.
struct WatchedPlaces: PackedState {
  /// Conditions of its monitors.
  var conditions: UInt64 = 0
  /// Regions of its managers.
  var regions: UInt64 = 0

  var bits: UInt64 { conditions | regions << 32 }

  init() {}

  init(bits: UInt64) {
    conditions = bits & 0xFFFF_FFFF
    regions = bits >> 32
  }
}

/// What changes how many places are watched.
enum WatchedPlacesEvent: String, CaseIterable, Sendable {
  case addCondition, removeCondition, startRegion, stopRegion, reboot, reinstall
}

/// What an app learns when it asks for one more.
enum WatchedPlacesOutput: String, Sendable {
  case nothing, conditionLimitExceeded
}

/// Where places are watched, and what ends it.
struct WatchedPlacesContext: Hashable, Sendable {
  var hasConditions = true
  var hasRegions = true
  /// C-9.
  var conditionsSurviveReboot = true
}
