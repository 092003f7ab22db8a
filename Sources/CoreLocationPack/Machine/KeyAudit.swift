internal import LockbBase
internal import LockbPack

/// What an Info.plist is worth for a request, found out by asking the table with and without keys.
struct KeyAudit {
  /// What an app may ask for, as the command line writes it.
  static let levels = ["when-in-use", "always", "temporary-full-accuracy:PURPOSE"]

  private static let purposeKey = "NSLocationTemporaryUsageDescriptionDictionary"

  let platform: String
  let version: String
  private let requests: [String]
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
    case ("when-in-use", 1):
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
      if filled.contains(key) {
        keys.append(isRead ? .init(key, .present) : try useless(key, filled))
      } else if Self.isEmpty(key, in: declared) {
        keys.append(
          isRead ? .init(key, .empty, consequence(steps)) : try useless(key, filled))
      } else if isRead {
        keys.append(.init(key, .missing, consequence(steps)))
      }
    }
    return (keys, steps)
  }

  /// A key is read if leaving it out changes what happens, beside all keys or beside those declared.
  private func isRead(
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

  private func useless(
    _ key: String, _ declared: [String]
  ) throws(ModelRunError) -> ReferenceAudit.Key {
    var readers: [Version] = []
    for place in ModelExplore.places where place.platform.rawValue == platform {
      let isRead = try? isRead(key, beside: declared, "\(place.version)")
      if isRead == true { readers.append(place.version) }
    }
    guard let first = readers.first, let last = readers.last else {
      return .init(
        key, .unused,
        Localized(en: "\(platform) does not read it for this", ko: "\(platform)에서는 이 요청에 쓰지 않습니다"))
    }
    let next = ModelExplore.places.first { $0.platform.rawValue == platform && $0.version > last }
    let range = platform + " " + PlaceList.range(first, before: next?.version)
    return .init(
      key, .outdated, Localized(en: "only \(range) read it", ko: "\(range)에서만 씁니다"))
  }

  private func consequence(_ steps: [ModelRunStep]) -> Localized<String> {
    guard let step = steps.first(where: { $0.refusedBy != nil }) else { return .same("") }
    let call = ModelSentence.method(of: step.event).map { $0 + "()" } ?? step.event
    return Localized(
      en: "\(call) does nothing (\(step.row))",
      ko: "\(call) 요청은 아무 일도 하지 않습니다 (\(step.row))")
  }
}

extension KeyAudit {
  /// What counts as declared, in the notation of a run.
  fileprivate static func filled(_ declared: [String: ReferenceAudit.Declared]) -> [String] {
    let texts = [ModelUsageKey.whenInUse, .always, .alwaysOld, .mac].compactMap(\.name)
    let switches = [
      "NSLocationDefaultAccuracyReduced", "NSLocationRequireExplicitServiceSession",
      "CLRequireExplicitServiceSession",
    ]
    return declared.keys.sorted().flatMap { name -> [String] in
      switch declared[name] {
      case .text(let text): texts.contains(name) && !isBlank(text) ? [name] : []
      case .bool(let isOn): switches.contains(name) && isOn ? [name] : []
      case .list(let values):
        ["UIBackgroundModes", "WKBackgroundModes"].contains(name)
          ? values.map { "\(name):\($0)" } : []
      case .entries(let entries):
        name == purposeKey
          ? entries.filter { !isBlank($0.text) }.map { "\(name):\($0.name)" } : []
      case .other, nil: []
      }
    }
  }

  /// Whether a key is declared without a text.
  fileprivate static func isEmpty(
    _ key: String, in declared: [String: ReferenceAudit.Declared]
  ) -> Bool {
    if declared[key] != nil { return true }
    guard case .entries(let entries)? = declared[purposeKey], key.hasPrefix(purposeKey) else {
      return false
    }
    return entries.contains { purposeKey + ":" + $0.name == key }
  }

  private static func isBlank(_ text: String) -> Bool {
    text.allSatisfy(\.isWhitespace)
  }
}

extension ReferenceAudit.Key {
  fileprivate init(
    _ name: String, _ verdict: ReferenceAudit.Verdict,
    _ reason: Localized<String> = Localized(en: "", ko: "")
  ) {
    self.init(name: name, verdict: verdict, reason: reason)
  }
}
