internal import LockbPack

extension KeyAudit {
  /// What keeps a usage key from counting as declared.
  enum Fault {
    case missing, empty
    /// Its value is no text.
    case mistyped
  }

  /// The keys that turn implicit sessions off; the second spelling is contested (C-2).
  static let explicitModeKeys = [
    "NSLocationRequireExplicitServiceSession", "CLRequireExplicitServiceSession",
  ]

  /// What counts as declared, in the notation of a run.
  static func filled(_ declared: [String: ReferenceAudit.Declared]) -> [String] {
    let texts = [ModelUsageKey.whenInUse, .always, .alwaysOld, .mac].compactMap(\.name)
    let switches = ["NSLocationDefaultAccuracyReduced"] + explicitModeKeys
    return declared.keys.sorted().flatMap { name -> [String] in
      switch declared[name] {
      case .text(let text): texts.contains(name) && !isBlank(text) ? [name] : []
      case .bool(let isOn): switches.contains(name) && isOn ? [name] : []
      case .list(let values):
        ["UIBackgroundModes", "WKBackgroundModes"].contains(name)
          ? values.map { "\(name):\($0)" } : []
      case .entries(let entries):
        name == purposeKey
          ? entries.filter { $0.text.map { !isBlank($0) } ?? false }.map { "\(name):\($0.name)" }
          : []
      case .other, nil: []
      }
    }
  }

  /// What is wrong with the value of a usage key; nil where it has a text.
  static func fault(of key: String, in declared: [String: ReferenceAudit.Declared]) -> Fault? {
    guard key.hasPrefix(purposeKey + ":") else {
      return declared[key].map { value in
        guard case .text(let text) = value else { return .mistyped }
        return isBlank(text) ? .empty : nil
      } ?? .missing
    }
    guard let dictionary = declared[purposeKey] else { return .missing }
    guard case .entries(let entries) = dictionary else { return .mistyped }
    guard let entry = entries.first(where: { purposeKey + ":" + $0.name == key }) else {
      return .missing
    }
    guard let text = entry.text else { return .mistyped }
    return isBlank(text) ? .empty : nil
  }

  private static func isBlank(_ text: String) -> Bool {
    text.allSatisfy(\.isWhitespace)
  }
}
