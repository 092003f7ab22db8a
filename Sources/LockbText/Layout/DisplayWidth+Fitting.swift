extension DisplayWidth {
  /// The text in at most `width` columns, with an ellipsis where something was cut off.
  public static func truncated(_ text: String, to width: Int) -> String {
    guard columns(of: text) > width else { return text }
    guard width > 0 else { return "" }
    var output = ""
    var used = 0
    for character in text {
      let columns = columns(of: character)
      if used + columns > width - 1 { break }
      output.append(character)
      used += columns
    }
    return output + "…"
  }

  /// The text with spaces behind it up to `width` columns; a longer text stays as it is.
  public static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(of: text)))
  }

  /// The lines of a text in at most `width` columns each: broken at spaces, inside a word only
  /// where it fits on no line. Line breaks in the text stay.
  public static func wrapped(_ text: String, to width: Int) -> [String] {
    let width = max(2, width)
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      var wrapper = Wrapper(width: width)
      for word in line.split(separator: " ") { wrapper.add(word) }
      return wrapper.lines + [wrapper.line]
    }
  }

  private struct Wrapper {
    let width: Int
    var lines: [String] = []
    var line = ""
    private var used = 0

    init(width: Int) { self.width = width }

    mutating func add(_ word: Substring) {
      let columns = DisplayWidth.columns(of: word)
      if used > 0, used + 1 + columns <= width {
        line += " "
        used += 1
      } else if used > 0 {
        breakLine()
      }
      for character in word {
        let columns = DisplayWidth.columns(of: character)
        if used + columns > width { breakLine() }
        line.append(character)
        used += columns
      }
    }

    private mutating func breakLine() {
      lines.append(line)
      line = ""
      used = 0
    }
  }
}
