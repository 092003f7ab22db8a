/// Reads the text tables in which a grammar lists its words, a block a concept:
///
///     prompt/any
///     en prompt; alert; =Alert
///     ko 알림; 표시하다; 요청~
///     code showPrompt
///
/// The first line holds the concepts that the words can stand for, best first. `=` makes letter
/// case count; a Korean form in `다` is a verb, and `~` stands for the noun, its 하다 and its 되다.
/// A line that begins with a space continues the one before, one that begins with `#` is a comment.
enum LexiconTable {
  struct Entry: Sendable {
    var senses: [String]
    var english: [String] = []
    var korean: [String] = []
    var codes: [String] = []
  }

  static func entries(of table: String) -> [Entry] {
    var entries: [Entry] = []
    var isOpen = false
    var key = ""
    for line in unfolded(table) {
      if line.hasPrefix("#") { continue }
      guard let first = line.first(where: { $0 != " " }) else {
        isOpen = false
        continue
      }
      if !isOpen {
        entries.append(Entry(senses: line.split(separator: ";").map { trimmed($0) }))
        isOpen = true
        continue
      }
      var forms = line[...]
      if line.first == first {
        key = String(line.prefix { $0 != " " })
        forms = line.dropFirst(key.count)
      }
      add(forms, under: key, to: &entries[entries.count - 1])
    }
    return entries
  }

  /// The lines of a table; a line that a `;` does not end goes on in a continuation.
  private static func unfolded(_ table: String) -> [Substring] {
    var lines: [Substring] = []
    for line in table.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      let isMore = text.count < line.count && !text.isEmpty
      if isMore, let last = lines.last, !last.isEmpty, !last.hasPrefix("#") {
        lines[lines.count - 1] = last + " " + text
      } else {
        lines.append(line)
      }
    }
    return lines
  }

  private static func add(_ text: Substring, under key: String, to entry: inout Entry) {
    let forms = text.split(separator: ";").map { trimmed($0) }.filter { !$0.isEmpty }
    switch key {
    case "en": entry.english += forms
    case "ko": entry.korean += forms
    case "code": entry.codes += forms
    default: preconditionFailure("no such line in a lexicon: \(key)")
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  /// The words of a form as a text would be cut: Hangul apart from other letters.
  static func words(of form: String) -> [String] {
    var words: [String] = []
    var current = ""
    var wasHangul = false
    for character in form {
      if character == " " || character == "-" || character == "/" || character == "." {
        if !current.isEmpty { words.append(current) }
        current = ""
        continue
      }
      let isHangul = Self.isHangul(String(character))
      if !current.isEmpty, isHangul != wasHangul {
        words.append(current)
        current = ""
      }
      current.append(character)
      wasHangul = isHangul
    }
    if !current.isEmpty { words.append(current) }
    return words
  }

  static func isHangul(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { 0xAC00...0xD7A3 ~= $0.value || 0x3131...0x318E ~= $0.value }
  }
}
