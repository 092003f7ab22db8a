/// The usage description that a prompt shows (section 4.1 of the facts).
enum ModelUsageKey: UInt8, CaseIterable, Sendable {
  case none, whenInUse, always, alwaysOld, mac, temporary

  /// The key as an Info.plist spells it; nil for none.
  var name: String? {
    switch self {
    case .none: nil
    case .whenInUse: "NSLocationWhenInUseUsageDescription"
    case .always: "NSLocationAlwaysAndWhenInUseUsageDescription"
    case .alwaysOld: "NSLocationAlwaysUsageDescription"
    case .mac: "NSLocationUsageDescription"
    case .temporary: "NSLocationTemporaryUsageDescriptionDictionary"
    }
  }
}

extension ModelContext {
  /// The key a Mac reads: its own, or When In Use where an app brought from iOS lacks that one.
  ///
  /// No source says what a prompt for an app from iOS shows; reading of section 6.1.
  var macUsageKey: ModelUsageKey? {
    if keys.contains(.mac) { return .mac }
    return platform != .macOS && keys.contains(.whenInUse) ? .whenInUse : nil
  }

  /// The key that a table cell means in this context.
  func resolved(_ key: ModelUsageKey) -> ModelUsageKey {
    switch key {
    case .always: readsOldAlwaysKey ? .alwaysOld : .always
    case .mac: macUsageKey ?? .mac
    default: key
    }
  }

  /// The prompt that a table cell means in this context: an App Clip has a first prompt of its own.
  func shown(_ prompt: ModelPrompt) -> ModelPrompt {
    prompt == .whenInUse && platform == .appClip ? .clip : prompt
  }
}
