internal import LockbBase

/// The words of the theme in one language.
struct MachineWords: Sendable {
  let theme: SiteTheme
  let language: Language

  /// A word of the theme.
  func callAsFunction(_ key: String) -> String { theme.word(key, language) }

  /// A word of the theme with a value in place of `{name}`.
  func callAsFunction(_ key: String, _ name: String, _ value: String) -> String {
    let parts = theme.word(key, language).split(
      separator: "{\(name)}", omittingEmptySubsequences: false)
    return parts.joined(separator: value)
  }

  /// A word of the theme; the name where the theme has no word for it.
  func name(_ family: String, _ name: String) -> String {
    let key = "machine.\(family).\(name)"
    let word = theme.word(key, language)
    return word == key ? name : word
  }
}
