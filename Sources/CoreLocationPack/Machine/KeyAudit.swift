internal import LockbBase
internal import LockbPack

/// What an Info.plist is worth for a request, found out by asking the table with and without keys.
struct KeyAudit {
  /// What an app may ask for, as the command line writes it.
  static let levels = ["when-in-use", "always", "temporary-full-accuracy:PURPOSE"]

  static let purposeKey = "NSLocationTemporaryUsageDescriptionDictionary"

  let platform: String
  let version: String
  let requests: [String]
  private let choices: [ModelChoice]
  private let usageKeys: [String]

  /// - Parameter level: one of `levels`, with the name of a purpose.
  init(level: String, platform: String, version: String) throws(ModelRunError) {
    self.platform = platform
    self.version = version
    let usual: [ModelUsageKey] = [.whenInUse, .always, .alwaysOld, .mac]
    let fields = level.split(separator: ":", maxSplits: 1).map(String.init)
    let plain: [ModelChoice] = [
      .allowWhileUsingApp, .onlyWhileUsingTheApp, .allow, .whileUsingUntilTomorrow, .agreeOnce,
    ]
    switch (fields.first, fields.count) {
    case ("when-in-use", 1), ("whenInUse", 1):
      (requests, choices) = (["requestWhenInUse"], plain)
      usageKeys = usual.compactMap(\.name)
    case ("always", 1):
      requests = ["requestAlways"]
      choices = [.changeToAlwaysAllow, .alwaysAllow, .grantAlways] + plain
      usageKeys = usual.compactMap(\.name)
    case ("temporary-full-accuracy", 2):
      requests = [
        "requestWhenInUse", "settings:preciseOff", "requestTemporaryFullAccuracy:" + fields[1],
      ]
      choices = plain
      usageKeys = usual.compactMap(\.name) + [Self.purposeKey + ":" + fields[1]]
    default:
      throw ModelRunError(.unknownLevel(level))
    }
  }

  /// Examines what an app declares.
  func audit(_ declared: [String: ReferenceAudit.Declared]) throws(ModelRunError) -> (
    keys: [ReferenceAudit.Key], steps: [ModelRunStep]
  ) {
    let filled = Self.filled(declared)
    let steps = try steps(filled, version)
    var keys: [ReferenceAudit.Key] = []
    for key in usageKeys {
      let isRead = try isRead(key, beside: filled, version)
      switch (isRead, Self.fault(of: key, in: declared)) {
      case (true, nil): keys.append(.init(key, .present))
      case (true, .missing): keys.append(.init(key, .missing, consequence(steps)))
      case (true, .empty): keys.append(.init(key, .empty, consequence(steps)))
      case (true, .mistyped): keys.append(.init(key, .mistyped, mistyped(steps)))
      case (false, .missing): break
      case (false, _): keys.append(try useless(key, filled))
      }
    }
    return (keys + (try modeKeys(declared)), steps)
  }

  /// A key is read if leaving it out changes what happens, beside all keys or beside those declared.
  func isRead(
    _ key: String, beside declared: [String], _ version: String
  ) throws(ModelRunError) -> Bool {
    for others in [usageKeys, declared] {
      let without = others.filter { $0 != key }
      if try visible(without + [key], version) != visible(without, version) { return true }
    }
    return false
  }

  /// What a person could tell apart.
  private func visible(
    _ keys: [String], _ version: String
  ) throws(ModelRunError) -> [[String]] {
    try steps(keys, version).map { step in
      [step.event, step.prompt?.id ?? "", step.after.status.rawValue, step.after.accuracy]
    }
  }

  /// Every request, and the answer that allows most to every prompt.
  private func steps(
    _ keys: [String], _ version: String
  ) throws(ModelRunError) -> [ModelRunStep] {
    var request = ReferenceRequest(platform: platform, version: version, keys: keys)
    var steps: [ModelRunStep] = []
    for event in requests {
      request.events.append(event)
      steps = try ModelRun.run(request)
      if let prompt = steps.last?.prompt,
        let choice = choices.first(where: { prompt.options.contains($0.label) })
      {
        request.events.append("choose:" + choice.rawValue)
        steps = try ModelRun.run(request)
      }
    }
    return steps
  }

  private func mistyped(_ steps: [ModelRunStep]) -> Localized<String> {
    let consequence = consequence(steps)
    let ending = consequence.english.isEmpty ? "" : "; "
    return Localized(
      en: "the value is no string" + ending + consequence.english,
      ko: "값이 문자열이 아닙니다" + (ending.isEmpty ? "" : ". ") + consequence.korean)
  }

  private func consequence(_ steps: [ModelRunStep]) -> Localized<String> {
    guard let step = steps.first(where: { $0.refusedBy != nil }) else { return .same("") }
    let call = ModelSentence.method(of: step.event).map { $0 + "()" } ?? step.event
    return Localized(
      en: "\(call) does nothing (\(step.row))",
      ko: "\(call) 요청은 아무 일도 하지 않습니다 (\(step.row))")
  }
}
