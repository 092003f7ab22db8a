internal import LockbPack

/// The open points of section 8 of the facts that decide what happens, each with its default.
public struct ModelParameters: Hashable, Sendable {
  /// C-1: the key that holds the text of Always; nil for what the era reads.
  var alwaysKey: ModelKeys?
  /// C-2: the one spelling that turns implicit sessions off; nil for both that are in use.
  public var explicitModeKey: String?
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
  /// C-20: seconds in which an app that left the foreground still counts as in use. Events say
  /// when they are over, so that no outcome depends on the number.
  public var grace = 5.0
  /// C-21: seconds after a launch in which tracked sessions can be retaken; as `grace`.
  public var sessionTracking = 5.0
  /// C-22: seconds after which a held event is dropped; as `grace`.
  public var heldEventMaxAge = 3_600.0
  /// C-25: airplane mode makes the status denied.
  public var airplaneIsDenied = false

  /// The defaults.
  public init() {}

  /// The names of section 8, sorted.
  public static let names = [
    "airplaneIsDenied", "alwaysKey", "alwaysResetOnUndetermined", "conditionsSurviveReboot",
    "explicitModeKey", "grace", "heldEventMaxAge", "ios8Upgrade", "macOSRequestPrompts",
    "sessionTracking", "visionOSBackground",
  ]

  /// The parameters that decide what happens and are not at their default, in words.
  var changed: [String] {
    let standard = Self()
    var changed: [String] = []
    func note(_ name: String, _ parameter: KeyPath<Self, Bool>) {
      guard self[keyPath: parameter] != standard[keyPath: parameter] else { return }
      changed.append("\(name)=\(self[keyPath: parameter])")
    }
    if let alwaysKey { changed.append("alwaysKey=" + (alwaysKey == .always ? "kA" : "kAold")) }
    note("alwaysResetOnUndetermined", \.alwaysResetOnUndetermined)
    note("visionOSBackground", \.visionOSBackground)
    note("ios8Upgrade", \.ios8Upgrade)
    note("macOSRequestPrompts", \.macOSRequestPrompts)
    note("conditionsSurviveReboot", \.conditionsSurviveReboot)
    note("airplaneIsDenied", \.airplaneIsDenied)
    return changed
  }

  /// The defaults, with some parameters set by name.
  init(_ flags: [String: ReferenceRequest.Flag]) throws(ModelRunError) {
    self.init()
    for name in flags.keys.sorted() {
      guard let value = flags[name] else { continue }
      guard Self.names.contains(name) else {
        throw ModelRunError(.unknownFlag(name))
      }
      guard set(name, value) else {
        throw ModelRunError(.unusableFlag(name))
      }
    }
  }

  private mutating func set(_ name: String, _ value: ReferenceRequest.Flag) -> Bool {
    switch (name, value) {
    case ("airplaneIsDenied", .bool(let isOn)): airplaneIsDenied = isOn
    case ("alwaysResetOnUndetermined", .bool(let isOn)): alwaysResetOnUndetermined = isOn
    case ("conditionsSurviveReboot", .bool(let isOn)): conditionsSurviveReboot = isOn
    case ("ios8Upgrade", .bool(let isOn)): ios8Upgrade = isOn
    case ("macOSRequestPrompts", .bool(let isOn)): macOSRequestPrompts = isOn
    case ("visionOSBackground", .bool(let isOn)): visionOSBackground = isOn
    case ("grace", .number(let seconds)) where seconds >= 0: grace = seconds
    case ("sessionTracking", .number(let seconds)) where seconds >= 0: sessionTracking = seconds
    case ("heldEventMaxAge", .number(let seconds)) where seconds >= 0: heldEventMaxAge = seconds
    case ("explicitModeKey", .text(let key)): explicitModeKey = key
    case ("alwaysKey", .text(let key)):
      switch key {
      case "kA", "NSLocationAlwaysAndWhenInUseUsageDescription": alwaysKey = .always
      case "kAold", "NSLocationAlwaysUsageDescription": alwaysKey = .alwaysOld
      default: return false
      }
    default: return false
    }
    return true
  }
}
