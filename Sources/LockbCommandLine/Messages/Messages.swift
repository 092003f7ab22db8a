internal import LockbBase

/// Every sentence that lockb says in answers, notes and errors, in both languages.
struct Messages: Sendable {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  /// The text of the user's language.
  func pick(_ english: @autoclosure () -> String, _ korean: @autoclosure () -> String) -> String {
    language == .english ? english() : korean()
  }

  /// A number with its English noun, in the plural where it is not one.
  func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
  }
}
