internal import LockbBase

/// For whom an answer is written: language, width and whether colours are wanted.
struct Presentation: Sendable {
  /// The language of lockb's own words.
  var language: Language
  /// The columns of the terminal; never below 20.
  var width: Int
  /// Whether escape sequences may be used.
  var usesColor: Bool

  init(language: Language = .english, width: Int = 80, usesColor: Bool = false) {
    self.language = language
    self.width = max(20, width)
    self.usesColor = usesColor
  }
}
