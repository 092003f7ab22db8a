internal import LockbReference

extension ModelRule {
  /// How sure a step is: as sure as the row, but no more than inferred where section 1.5 says
  /// nothing of the grant on the platform, or the row names other platforms.
  func confidence(
    from before: ModelState, to after: ModelState, in context: ModelContext
  ) -> Confidence {
    let platform = context.platform
    let isOpen =
      platform.openGrants.contains(before.grant) || platform.openGrants.contains(after.grant)
    let isNamed = named.contains(PlatformSet(platform))
    return isOpen || !isNamed ? max(confidence, .inferred) : confidence
  }
}

extension ModelPlatform {
  /// The grants that section 1.5 calls not documented, or inferred, on the platform.
  var openGrants: [ModelState.Grant] {
    switch self {
    case .watchOS: [.provisional]
    case .tvOS, .visionOS, .iPadAppOnVisionOS: [.temporary]
    case .macCatalyst, .iPadAppOnMac: [.always]
    case .iOS, .iPadOS, .macOS, .appClip: []
    }
  }
}
