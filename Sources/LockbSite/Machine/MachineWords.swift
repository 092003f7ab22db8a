internal import LockbBase
internal import LockbPack

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

  /// Places as a machine writes them, with the platforms by their names.
  func places(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let platform = word.prefix { $0 != "," && $0 != ";" }
      return name("platform", String(platform)) + word.dropFirst(platform.count)
    }.joined(separator: " ")
  }

  /// A cell of a table of the machine in the words of the page.
  func cell(_ text: String, of column: ReferenceTable.Column) -> String {
    switch column.id {
    case "where": places(text)
    case "confidence": self("confidence-" + text)
    default: text
    }
  }
}
