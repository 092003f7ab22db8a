extension ModelContext {
  /// The same context without what no rule, condition, effect or invariant reads there, so that
  /// contexts in which the same happens become equal. A test compares both step by step.
  var essence: ModelContext {
    var parameters = ModelParameters()
    if asksForAlways, readsOldAlwaysKey != (era == .i8) {
      parameters.alwaysKey = self.parameters.alwaysKey
    }
    if hasAlways {
      parameters.alwaysResetOnUndetermined = self.parameters.alwaysResetOnUndetermined
      if era == .i8 { parameters.ios8Upgrade = self.parameters.ios8Upgrade }
    }
    if platform.isMac { parameters.macOSRequestPrompts = self.parameters.macOSRequestPrompts }
    if isOnHeadset { parameters.visionOSBackground = self.parameters.visionOSBackground }
    if let monitor = platform.introduction(of: .addCondition), version >= monitor {
      parameters.conditionsSurviveReboot = self.parameters.conditionsSurviveReboot
    }
    parameters.airplaneIsDenied = self.parameters.airplaneIsDenied
    let platform: ModelPlatform = platform == .iPadOS ? .iOS : platform
    let version = ModelExplore.places(of: platform).last { $0 <= self.version } ?? self.version
    var context = self
    context.parameters = parameters
    context.purposes = []
    context.keys = keys.intersection(readKeys)
    return ModelContext(platform, version, keys: context.keys, parameters: parameters) ?? context
  }

  /// The keys that make a difference.
  var readKeys: ModelKeys {
    var read: ModelKeys = []
    if platform.isMac {
      read.insert(.mac)
      if platform != .macOS, !keys.contains(.mac) { read.insert(.whenInUse) }
    } else {
      read.insert(.whenInUse)
      if asksForAlways { read.insert(alwaysKey) }
      if era >= .i18 { read.insert(.explicitSession) }
      read.insert(.backgroundMode)
    }
    if hasAccuracySetting { read.insert(.defaultReduced) }
    return read
  }

  /// Whether Always is a level of its own.
  var hasAlways: Bool { PlatformSet.withAlways.contains(PlatformSet(platform)) }

  /// Whether a request for Always looks for a key of its own.
  var asksForAlways: Bool { hasAlways || platform == .appClip }

  private var isOnHeadset: Bool { platform == .visionOS || platform == .iPadAppOnVisionOS }
}
