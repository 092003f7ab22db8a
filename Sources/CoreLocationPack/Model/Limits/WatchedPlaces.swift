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
