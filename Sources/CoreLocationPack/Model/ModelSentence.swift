/// What follows the keyword of a scenario line.
enum ModelSentence {
  /// The event that a `when` line names, as `model run` writes it.
  static func event(_ text: String) -> String {
    if let method = between("the app calls ", text, "") ?? call(text) { return event(of: method) }
    if let label = between("the user chooses ", text, "") ?? chosen(text) {
      return "choose:" + unquoted(label)
    }
    return text
  }

  /// What a `then` line claims; nil for no known sentence.
  static func assertion(_ text: String) -> ModelScenario.Action? {
    switch text {
    case "a prompt appears", "알림이 나타난다": return .prompt(key: nil)
    case "no prompt appears", "알림이 나타나지 않는다": return .noPrompt
    case "no callback", "콜백이 없다": return .noCallback
    default: break
    }
    if let key = between("a prompt appears with ", text, "") { return .prompt(key: key) }
    if let key = between("", text, " 함께 알림이 나타난다") {
      return .prompt(key: withoutEnding(key, ["과", "와"]))
    }
    if let status = value("the status is ", "상태는 ", text, ModelScenarioReader.status) {
      return .status(status)
    }
    if let grant = value("the grant is ", "권한은 ", text, ModelGrant.init(rawValue:)) {
      return .grant(grant)
    }
    if let status = value("the callback is ", "콜백은 ", text, ModelScenarioReader.status) {
      return .callback(status)
    }
    return nil
  }

  private static func value<Value>(
    _ english: String, _ korean: String, _ text: String, _ read: (String) -> Value?
  ) -> Value? {
    if let word = between(english, text, "") { return read(word) }
    guard let word = between(korean, text, "") else { return nil }
    return read(word) ?? read(withoutEnding(word, ["이다", "입니다"]))
      ?? read(withoutEnding(word, ["다"]))
  }

  private static func call(_ text: String) -> String? {
    between("앱이 ", text, " 호출하면").map { withoutEnding($0, ["을", "를"]) }
  }

  private static func chosen(_ text: String) -> String? {
    between("사용자가 ", text, " 선택하면").map { withoutEnding($0, ["을", "를"]) }
  }

  private static func between(_ start: String, _ text: String, _ end: String) -> String? {
    guard text.hasPrefix(start), text.hasSuffix(end), text.count >= start.count + end.count else {
      return nil
    }
    return String(text.dropFirst(start.count).dropLast(end.count))
  }

  private static func withoutEnding(_ text: String, _ endings: [String]) -> String {
    for ending in endings where text.hasSuffix(ending) && text.count > ending.count {
      return String(text.dropLast(ending.count))
    }
    return text
  }

  private static func unquoted(_ label: String) -> String {
    let quotes: Set<Character> = ["\"", "“", "”", "「", "」", "'", "‘"]
    var label = label[...]
    if let first = label.first, quotes.contains(first) { label = label.dropFirst() }
    if let last = label.last, quotes.contains(last) { label = label.dropLast() }
    return String(label)
  }

  private static let eventsByMethod = [
    "requestWhenInUseAuthorization": "requestWhenInUse",
    "requestAlwaysAuthorization": "requestAlways",
    "startUpdatingLocation": "startStandard",
    "stopUpdatingLocation": "stopStandard",
    "startMonitoringSignificantLocationChanges": "startSignificantChange",
    "stopMonitoringSignificantLocationChanges": "stopSignificantChange",
    "startMonitoringVisits": "startVisits",
    "stopMonitoringVisits": "stopVisits",
    "startMonitoring": "startRegion",
    "stopMonitoring": "stopRegion",
    "startRangingBeacons": "startRanging",
    "stopRangingBeacons": "stopRanging",
    "startUpdatingHeading": "startHeading",
    "stopUpdatingHeading": "stopHeading",
    "startMonitoringLocationPushes": "startLocationPushes",
    "stopMonitoringLocationPushes": "stopLocationPushes",
    "liveUpdates": "beginLiveUpdates",
  ]

  /// The method that an event stands for; nil for an event that is no call of one.
  static func method(of event: String) -> String? {
    eventsByMethod.first { $0.value == event }?.key
  }

  /// A method with or without code marks and parentheses; an event’s own name also stands.
  private static func event(of method: String) -> String {
    let name = method.filter { $0 != "`" }
    let base = String(name.prefix { $0 != "(" })
    if base == "requestTemporaryFullAccuracyAuthorization" {
      let purpose = name.split(separator: "\"", omittingEmptySubsequences: false)
      return "requestTemporaryFullAccuracy:" + (purpose.count > 1 ? purpose[1] : "")
    }
    return eventsByMethod[base] ?? (name.contains("(") ? base : name)
  }
}
