internal import LockbBase

/// A set of platforms.
struct PlatformSet: OptionSet, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ platform: ModelPlatform) {
    let index = ModelPlatform.allCases.firstIndex(of: platform) ?? 0
    rawValue = 1 << UInt16(index)
  }

  static let phone = PlatformSet(.iOS).union(Self(.iPadOS))
  static let clip = Self(.appClip)
  static let watch = Self(.watchOS)
  static let television = Self(.tvOS)
  static let headset = Self(.visionOS)
  static let padOnHeadset = Self(.iPadAppOnVisionOS)
  static let desktop: Self = [Self(.macOS), Self(.macCatalyst), Self(.iPadAppOnMac)]

  /// A row that names no platform: iOS, iPadOS and those that follow them (section 3.1).
  static let phoneLike: Self = [.phone, .clip, .watch, .television, .headset, .padOnHeadset]
  /// Where Always is a level of its own (section 1.5).
  static let withAlways: Self = [.phone, .watch]
  /// Where only When In Use can be granted.
  static let whenInUseOnly: Self = [.clip, .television, .headset, .padOnHeadset]
  static let all: Self = [.phoneLike, .desktop]
}
