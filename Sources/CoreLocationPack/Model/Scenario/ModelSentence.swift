/// What follows `when` in a scenario.
enum ModelSentence {
  /// The event that a `when` line names, as `model run` writes it.
  static func event(_ text: String) -> String {
    if let method = between("the app calls ", text, "") ?? call(text) { return event(of: method) }
    if let label = between("the user chooses ", text, "") ?? chosen(text) {
      return "choose:" + unquoted(label)
    }
    return text
  }

  private static func call(_ text: String) -> String? {
    between("앱이 ", text, " 호출하면").map { withoutEnding($0, ["을", "를"]) }
  }

  private static func chosen(_ text: String) -> String? {
    between("사용자가 ", text, " 선택하면").map { withoutEnding($0, ["을", "를"]) }
  }

  /// What stands between two texts; nil where the text does not begin and end with them.
  static func between(_ start: String, _ text: String, _ end: String) -> String? {
    guard text.hasPrefix(start), text.hasSuffix(end), text.count >= start.count + end.count else {
      return nil
    }
    return String(text.dropFirst(start.count).dropLast(end.count))
  }

  /// A text without the first of some endings that it has.
  static func withoutEnding(_ text: String, _ endings: [String]) -> String {
    for ending in endings where text.hasSuffix(ending) && text.count > ending.count {
      return String(text.dropLast(ending.count))
    }
    return text
  }

  /// A label without the quotes around it.
  static func unquoted(_ label: String) -> String {
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

  /// The methods that the application can call, for hints.
  static let methods = eventsByMethod.keys.sorted()

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
