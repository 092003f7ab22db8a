internal import LockbReference

/// The flags of section 1.4 that are true.
struct ModelDiagnostics: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  static let authorizationRequestInProgress = Self(rawValue: 1)
  static let insufficientlyInUse = Self(rawValue: 2)
  static let authorizationDenied = Self(rawValue: 4)
  static let authorizationDeniedGlobally = Self(rawValue: 8)
  static let authorizationRestricted = Self(rawValue: 16)
  static let alwaysAuthorizationDenied = Self(rawValue: 32)
  static let fullAccuracyDenied = Self(rawValue: 64)
  static let serviceSessionRequired = Self(rawValue: 128)
  static let accuracyLimited = Self(rawValue: 256)

  /// Every flag, in the order of its bits.
  static let allNames = [
    "authorizationRequestInProgress", "insufficientlyInUse", "authorizationDenied",
    "authorizationDeniedGlobally", "authorizationRestricted", "alwaysAuthorizationDenied",
    "fullAccuracyDenied", "serviceSessionRequired", "accuracyLimited",
  ]

  /// The names of the true flags, in a fixed order.
  var names: [String] {
    Self.allNames.indices.filter { rawValue >> UInt16($0) & 1 == 1 }.map { Self.allNames[$0] }
  }
}
