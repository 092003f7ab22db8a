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

  /// Whether another context is one of the same platform and version.
  func isAtPlace(of other: Self) -> Bool {
    platform == other.platform && version == other.version
  }

  /// The key of the Always request (C-1).
  var alwaysKey: ModelKeys { readsOldAlwaysKey ? .alwaysOld : .always }

  /// Whether the system looks for the Always text under the key of iOS 8.
  var readsOldAlwaysKey: Bool { parameters.alwaysKey.map { $0 == .alwaysOld } ?? (era == .i8) }

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
