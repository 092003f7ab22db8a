internal import LockbBase

extension ModelContext {
  /// A place with every set of keys and every value of every parameter.
  static func everything(_ platform: ModelPlatform, _ version: Version) -> [ModelContext] {
    var all: [ModelContext] = []
    for keys in 0...ModelKeys.all.rawValue {
      for choice in 0..<64 {
        func isOn(_ bit: Int) -> Bool { choice >> bit & 1 == 1 }
        var parameters = ModelParameters()
        parameters.alwaysKey = isOn(0) ? (isOn(1) ? .always : .alwaysOld) : nil
        if isOn(1), !isOn(0) { continue }
        parameters.alwaysResetOnUndetermined = !isOn(2)
        parameters.airplaneIsDenied = isOn(3)
        parameters.conditionsSurviveReboot = !isOn(4)
        if platform.isMac {
          parameters.macOSRequestPrompts = !isOn(5)
        } else if platform == .visionOS || platform == .iPadAppOnVisionOS {
          parameters.visionOSBackground = isOn(5)
        } else {
          parameters.ios8Upgrade = isOn(5)
        }
        let context = ModelContext(
          platform, version, keys: ModelKeys(rawValue: keys), parameters: parameters)
        if let context { all.append(context) }
      }
    }
    return all
  }
}
