public import LockbBase

/// A place where an app runs, with version numbers of its own.
public enum ModelPlatform: String, CaseIterable, Sendable {
  case iOS, iPadOS, watchOS, tvOS, macOS, visionOS, macCatalyst
  case iPadAppOnVisionOS, iPadAppOnMac, appClip

  /// The first version the facts cover.
  public var firstVersion: Version {
    switch self {
    case .iOS, .iPadOS: Version(8)
    case .watchOS: Version(2)
    case .tvOS: Version(9)
    case .macOS: Version(10, 10)
    case .visionOS, .iPadAppOnVisionOS: Version(1)
    case .macCatalyst: Version(13, 1)
    case .iPadAppOnMac: Version(11)
    case .appClip: Version(14)
    }
  }

  /// Whether a version never came out: the facts have 26 follow 18 (section 0.1), and name the
  /// later numbers of no other platform.
  func leavesOut(_ version: Version) -> Bool {
    (self == .iOS || self == .iPadOS) && version >= Version(19) && version < Version(26)
  }

  /// The era of a version by section 0.2 of the facts; nil before the first version.
  ///
  /// A version that stands for both 13.0–13.3 and later is read as the later one (reading Q16).
  public func era(at version: Version) -> ModelEra? {
    guard version >= firstVersion else { return nil }
    let starts: [(Version, ModelEra)] =
      switch self {
      case .iOS, .iPadOS:
        [(Version(11), .i11), (Version(13), .i13a), (Version(13, 4), .i13b)]
          + [(Version(17), .i17), (Version(18), .i18)]
      case .macCatalyst, .appClip:
        [(Version(13), .i13b), (Version(17), .i17), (Version(18), .i18)]
      case .watchOS:
        [(Version(4), .i11), (Version(6), .i13b), (Version(10), .i17), (Version(11), .i18)]
      case .tvOS:
        [(Version(11), .i11), (Version(13), .i13b), (Version(17), .i17), (Version(18), .i18)]
      case .macOS, .iPadAppOnMac:
        [(Version(10, 13), .i11), (Version(10, 15), .i13b)]
          + [(Version(14), .i17), (Version(15), .i18)]
      case .visionOS, .iPadAppOnVisionOS: [(Version(1), .i17), (Version(2), .i18)]
      }
    return starts.last { version >= $0.0 }?.1 ?? .i8
  }
}
