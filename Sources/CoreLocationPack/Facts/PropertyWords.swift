internal import LockbBase
internal import LockbKnowledge

/// The values of `ClaimProperties` in the words of both languages.
enum PropertyWords {
  /// Values in words, each once. The names that a table gives to its own values are left out: they
  /// tell a reader nothing.
  static func text(of values: some Collection<String>) -> Localized<String>? {
    var found: [Localized<String>] = []
    for text in values.compactMap({ text(of: $0) }) where !found.contains(text) {
      found.append(text)
    }
    guard !found.isEmpty else { return nil }
    return Localized(
      en: found.map(\.english).joined(separator: ", "),
      ko: found.map(\.korean).joined(separator: ", "))
  }

  private static func text(of value: String) -> Localized<String>? {
    guard let slash = value.firstIndex(of: "/") else { return plain[value] }
    let name = String(value[value.index(after: slash)...])
    switch value[..<slash] {
    case "status", "diagnostic", "key", "completion", "api", "count", "times", "items":
      return Localized(en: name, ko: name)
    case "kilometers": return Localized(en: "\(name) km", ko: "\(name) km")
    case "meters": return Localized(en: "\(name) m", ko: "\(name) m")
    case "minutes": return Localized(en: "\(name) min", ko: "\(name)분")
    case "label":
      let name = name.replacing("_", with: " ")
      let label = ModelChoice(rawValue: name)?.label ?? Localized(en: name, ko: name)
      return Localized(en: "“\(label.english)”", ko: "“\(label.korean)”")
    case "service": return services[value]
    default: return nil
    }
  }

  /// The names of services, by their concepts.
  private static let services: [String: Localized<String>] = Dictionary(
    Vocabulary.coreLocation.entities.filter { $0.kind == .service }.map { ($0.id, $0.name) },
    uniquingKeysWith: { first, _ in first })

  /// The answers that mean the same whatever is asked.
  private static let plain: [String: Localized<String>] = [
    "always": Localized(en: "always", ko: "항상"),
    "never": Localized(en: "never", ko: "결코 아님"),
    "once": Localized(en: "once", ko: "한 번"),
    "at-once": Localized(en: "at once", ko: "곧바로"),
    "both": Localized(en: "both", ko: "둘 다"),
    "either": Localized(en: "either", ko: "어느 쪽이든"),
    "one": Localized(en: "one", ko: "하나"),
    "two": Localized(en: "two", ko: "둘"),
    "three": Localized(en: "three", ko: "셋"),
    "nobody": Localized(en: "nobody", ko: "아무도 아님"),
  ]
}
