internal import LockbBase

/// What the Settings app shows, in both languages.
enum SettingsRow {
  /// A row by its English name, which stays where there is no other.
  static func words(_ english: String) -> Localized<String> {
    Localized(en: english, ko: korean[english] ?? english)
  }

  /// The English name of a row that is named in either language; nil for no row.
  static func name(_ text: String) -> String? {
    korean.first { $0.key == text || $0.value == text }?.key
  }

  /// The rows are named as the Korean Settings app names them (section 2.3); the rest describes.
  private static let korean = [
    "Never": "안 함", "Ask Next Time": "다음번에 묻기", "While Using the App": "앱을 사용하는 동안",
    "Always": "항상", "none chosen": "선택 안 됨", "greyed out": "흐리게 표시됨", "off": "끔",
  ]
}
