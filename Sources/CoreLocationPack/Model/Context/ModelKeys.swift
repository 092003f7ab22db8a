internal import LockbBase

/// What an Info.plist declares, as far as a rule reads it.
struct ModelKeys: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let whenInUse = Self(rawValue: 1)
  static let always = Self(rawValue: 2)
  static let alwaysOld = Self(rawValue: 4)
  static let mac = Self(rawValue: 8)
  static let defaultReduced = Self(rawValue: 16)
  static let explicitSession = Self(rawValue: 32)
  static let backgroundMode = Self(rawValue: 64)
  static let purposes = Self(rawValue: 128)
  static let all = Self(rawValue: .max)
}
