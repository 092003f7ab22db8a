internal import LockbBase
public import LockbPack

extension ModelContext {
  private static let purposeKey = "NSLocationTemporaryUsageDescriptionDictionary"
  private static let modeKeys = ["UIBackgroundModes", "WKBackgroundModes"]
  private static let explicitKeys = [
    "NSLocationRequireExplicitServiceSession", "CLRequireExplicitServiceSession",
  ]
  /// Keys that say nothing about what a request does; they are accepted.
  private static let inertKeys = [
    "NSLocationWildernessSafetyUsageDescriptionDictionary", "UIRequiredDeviceCapabilities",
    "NSWidgetWantsLocation", "NSAppClip", "NSAppClipRequestLocationConfirmation",
    "com.apple.developer.location.push",
  ]
  private static let keysByName: [String: ModelKeys] = [
    "NSLocationWhenInUseUsageDescription": .whenInUse,
    "NSLocationAlwaysAndWhenInUseUsageDescription": .always,
    "NSLocationAlwaysUsageDescription": .alwaysOld,
    "NSLocationUsageDescription": .mac,
    "NSLocationDefaultAccuracyReduced": .defaultReduced,
  ]

  /// Every way to write a key, for hints.
  static let keyNames =
    keysByName.keys.sorted() + explicitKeys + inertKeys + [purposeKey + ":PURPOSE"]
    + modeKeys.map { $0 + ":location" }

  /// Reads the context of a request.
  public init(_ request: ReferenceRequest) throws(ModelRunError) {
    guard let platform = ModelPlatform(rawValue: request.platform) else {
      throw ModelRunError(.unknownPlatform(request.platform))
    }
    guard let version = Version(request.version) else {
      throw ModelRunError(.malformedVersion(request.version))
    }
    guard !platform.leavesOut(version) else {
      throw ModelRunError(.uncoveredVersion(platform, version))
    }
    let parameters = try ModelParameters(request.flags)
    var keys: ModelKeys = []
    var purposes: [String] = []
    for key in request.keys {
      try Self.read(key, &keys, &purposes, platform, parameters.explicitModeKey)
    }
    guard
      let context = ModelContext(
        platform, version, keys: keys, purposes: purposes, parameters: parameters)
    else {
      throw ModelRunError(.uncoveredVersion(platform, version))
    }
    self = context
  }

  private static func read(
    _ text: String, _ keys: inout ModelKeys, _ purposes: inout [String],
    _ platform: ModelPlatform, _ explicitModeKey: String?
  ) throws(ModelRunError) {
    if let key = keysByName[text] {
      keys.insert(key)
      return
    }
    if explicitModeKey.map({ $0 == text }) ?? explicitKeys.contains(text) {
      keys.insert(.explicitSession)
      return
    }
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    let name = parts.first ?? ""
    if name == purposeKey {
      if parts.count == 2 { purposes.append(parts[1]) }
      return
    }
    if modeKeys.contains(name) {
      let isRead = name == modeKeys[0] || platform == .watchOS
      if isRead, parts.count == 2, parts[1] == "location" { keys.insert(.backgroundMode) }
      return
    }
    guard !inertKeys.contains(name), !explicitKeys.contains(name) else { return }
    throw ModelRunError(.unknownKey(text))
  }
}
