import CoreLocationPack
import LockbPack
import Testing

/// Keys by the short names of the facts.
enum Keys {
  static let whenInUse = "NSLocationWhenInUseUsageDescription"
  static let always = "NSLocationAlwaysAndWhenInUseUsageDescription"
  static let alwaysOld = "NSLocationAlwaysUsageDescription"
  static let mac = "NSLocationUsageDescription"
  static let navigation = "NSLocationTemporaryUsageDescriptionDictionary:Navigation"
  static let background = "UIBackgroundModes:location"
  static let explicit = "NSLocationRequireExplicitServiceSession"
  static let reduced = "NSLocationDefaultAccuracyReduced"
  static let all = [whenInUse, always, alwaysOld, mac, navigation, background]
}

/// A run that a test reads step by step.
struct Run {
  let steps: [ModelRunStep]

  init(
    on platform: String = "iOS 18.0", keys: [String] = Keys.all,
    flags: [String: ReferenceRequest.Flag] = [:], _ events: String...
  ) throws {
    try self.init(on: platform, keys: keys, flags: flags, events)
  }

  init(
    on platform: String = "iOS 18.0", keys: [String] = Keys.all,
    flags: [String: ReferenceRequest.Flag] = [:], _ events: [String]
  ) throws {
    let words = platform.split(separator: " ").map(String.init)
    steps = try ModelRun.run(
      ReferenceRequest(
        platform: words[0], version: words[1], keys: keys, flags: flags, events: events))
  }

  subscript(index: Int) -> ModelRunStep { steps[index] }

  /// One word list a step: grant, prompt and its key, callback, delivery, completion; `-` for none.
  var story: [String] {
    steps.map { step in
      var words = [step.after.grant.rawValue]
      if let prompt = step.prompt { words.append(prompt.id) }
      if let callback = step.callback { words.append(callback.rawValue) }
      if let delivery = step.delivery { words.append(delivery) }
      if let completion = step.completion { words.append("completion:" + completion) }
      words += step.diagnostics
      return words.joined(separator: " ")
    }
  }

  /// The row of each step.
  var rows: [String] { steps.map(\.row) }
}
