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

  /// The text on one line as code, between more backticks than it holds itself.
  static func code(_ text: String) -> String {
    let text = text.sanitizedLine
    let runs = text.split { $0 != "`" }
    let fence = String(repeating: "`", count: 1 + (runs.map(\.count).max() ?? 0))
    let gap = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + gap + text + gap + fence
  }
}

extension Markdown {
  /// A table of plain cells.
  static func table(_ header: [String], _ rows: [[String]]) -> String {
    let lines = [header, header.map { _ in "---" }] + rows
    return lines.enumerated().map { index, row in
      "| " + row.map { index == 1 ? $0 : escaped($0) }.joined(separator: " | ") + " |\n"
    }.joined()
  }
}
