public import LockbBase

/// What stays fixed during a run: where the app runs, what it declares, how open points are read.
public struct ModelContext: Hashable, Sendable {
  /// The platform.
  public let platform: ModelPlatform
  /// The version of the platform.
  public let version: Version
  /// The era of the version.
  public let era: ModelEra
  /// What the app declares.
  var keys: ModelKeys
  /// The entries of the dictionary of temporary purposes.
  var purposes: [String]
  /// How the open points of section 8 are read.
  public var parameters: ModelParameters

  /// A context; nil for a version that the facts do not cover.
  init?(
    _ platform: ModelPlatform, _ version: Version, keys: ModelKeys, purposes: [String] = [],
    parameters: ModelParameters = ModelParameters()
  ) {
    guard let era = platform.era(at: version) else { return nil }
    self.platform = platform
    self.version = version
    self.era = era
    self.keys = keys
    self.purposes = purposes
    self.parameters = parameters
  }

  /// The key of the Always request (C-1).
  var alwaysKey: ModelKeys { era == .i8 ? .alwaysOld : .always }

  /// Whether the app starts with reduced accuracy; the key is read from iOS 14 on.
  var startsReduced: Bool { keys.contains(.defaultReduced) && hasAccuracySetting }

  /// Whether the user can choose the accuracy (section 1.1; not on the Mac, where no row says so).
  var hasAccuracySetting: Bool {
    switch platform {
    case .iOS, .iPadOS, .tvOS, .appClip: version >= Version(14)
    case .watchOS: version >= Version(7)
    case .visionOS, .iPadAppOnVisionOS: true
    case .macOS, .macCatalyst, .iPadAppOnMac: false
    }
  }
}

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
}

/// The open points of section 8 of the facts that decide what happens, each with its default.
public struct ModelParameters: Hashable, Sendable {
  /// C-4: a return to notDetermined gives the one Always request back.
  public var alwaysResetOnUndetermined = true
  /// C-5: background sessions do something on visionOS.
  public var visionOSBackground = false
  /// C-6: iOS 8–10 upgrade When In Use to Always with one prompt.
  public var ios8Upgrade = false
  /// C-7: a request method alone prompts on macOS.
  public var macOSRequestPrompts = true
  /// C-9: monitored conditions outlive a restart of the device.
  public var conditionsSurviveReboot = true
  /// C-25: airplane mode makes the status denied.
  public var airplaneIsDenied = false

  /// The defaults.
  public init() {}

  /// The parameters by the names of section 8.
  static var named: [(name: String, path: any WritableKeyPath<Self, Bool> & Sendable)] {
    [
      ("airplaneIsDenied", \.airplaneIsDenied),
      ("alwaysResetOnUndetermined", \.alwaysResetOnUndetermined),
      ("conditionsSurviveReboot", \.conditionsSurviveReboot),
      ("ios8Upgrade", \.ios8Upgrade),
      ("macOSRequestPrompts", \.macOSRequestPrompts),
      ("visionOSBackground", \.visionOSBackground),
    ]
  }
}
