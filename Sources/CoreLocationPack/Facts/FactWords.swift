internal import LockbBase
internal import LockbClaims

/// The values of `FactTable` in the words of both languages: the first phrase that a cell gives them
/// by, or the symbol that they are.
enum FactWords {
  /// Whether a value is a name that readers know; a call stands beside its symbol.
  static func isShown(_ value: String) -> Bool { phrases[value] != nil || value.contains(".") }

  /// A value in words.
  static func text(of value: String) -> Localized<String> {
    phrases[value] ?? Localized(en: value, ko: value)
  }

  /// By value: the first phrase in each language.
  private static let phrases: [String: Localized<String>] = {
    var phrases: [String: Localized<String>] = [:]
    for block in ClaimWords.meanings.split(separator: "\n\n") {
      let lines = block.split(separator: "\n")
      guard let slash = lines[0].firstIndex(of: "/") else { continue }
      let forms = lines.dropFirst().joined(separator: " ").replacing("phrase ", with: "")
        .split(separator: ";").map { $0.drop { $0 == " " } }
      let korean = forms.first { $0.unicodeScalars.contains { $0.value >= 0xAC00 } }
      guard let first = forms.first else { continue }
      phrases[String(lines[0][lines[0].index(after: slash)...])] = Localized(
        en: String(first), ko: String(korean ?? first))
    }
    return phrases
  }()
}
