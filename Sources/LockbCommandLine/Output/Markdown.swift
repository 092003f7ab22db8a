/// Writes plain text into Markdown.
enum Markdown {
  /// The text on one line with every character that Markdown could read as markup escaped.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.sanitizedLine {
      if "\\`*_[]<>|#~".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
