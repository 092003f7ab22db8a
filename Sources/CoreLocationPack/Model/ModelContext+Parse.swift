internal import LockbBase

/// What a run is asked to do, as the contract writes it.
public struct ModelRunRequest: Hashable, Sendable {
  /// The value of a flag.
  public enum Flag: Hashable, Sendable {
    case bool(Bool)
    case number(Double)
    case text(String)
  }

  /// The platform by its name.
  public var platform: String
  /// The version of the platform.
  public var version: String
  /// What the app declares: `KEY`, or `KEY:value`.
  public var keys: [String]
  /// Parameters of section 8 by name.
  public var flags: [String: Flag]
  /// What happens, in order.
  public var events: [String]

  /// Asks for a run.
  public init(
    platform: String, version: String, keys: [String] = [], flags: [String: Flag] = [:],
    events: [String] = []
  ) {
    self.platform = platform
    self.version = version
    self.keys = keys
    self.flags = flags
    self.events = events
  }
}

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

  /// Reads the context of a request.
  public init(_ request: ModelRunRequest) throws(ModelRunError) {
    guard let platform = ModelPlatform(rawValue: request.platform) else {
      let names = ModelPlatform.allCases.map(\.rawValue)
      let hint = NearestNames.hint(request.platform, among: names)
      throw ModelRunError(
        .unknownPlatform, "unknown platform “\(request.platform.prefix(80))”",
        hint: hint.isEmpty ? "the platforms are " + names.joined(separator: ", ") : hint)
    }
    guard let version = Version(request.version) else {
      throw ModelRunError(
        .unknownVersion, "“\(request.version.prefix(80))” is no version", hint: "write 18 or 13.4")
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
      throw ModelRunError(
        .unknownVersion, "the facts do not cover \(platform.rawValue) \(version)",
        hint: "they begin with \(platform.rawValue) \(platform.firstVersion)")
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
    let names =
      keysByName.keys.sorted() + explicitKeys + inertKeys + [purposeKey + ":PURPOSE"]
      + modeKeys.map { $0 + ":location" }
    throw ModelRunError(
      .unknownKey, "unknown key “\(text.prefix(80))”",
      hint: NearestNames.hint(text, among: names))
  }
}
