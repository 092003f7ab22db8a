/// Reads the text tables in which a grammar lists its words, a block a concept:
///
///     prompt/any
///     en prompt; alert; =Alert
///     ko 알림; 표시하다; 요청~
///     code showPrompt
///     cell popup
///
/// The first line holds the concepts that the words can stand for, best first. `=` makes letter
/// case count; a Korean form in `다` is a verb, and `~` stands for the noun, its 하다 and its 되다.
/// `cell` lists words that mean the concept only where they are all that a piece of a table says.
/// A line that begins with a space continues the one before, one that begins with `#` is a comment.
enum LexiconTable {
  struct Entry: Sendable {
    var senses: [String]
    var english: [String] = []
    var korean: [String] = []
    var codes: [String] = []
    var cells: [String] = []
  }

  static func entries(of table: String) -> [Entry] {
    table.split(separator: "\n\n").compactMap { block in
      var lines: [Substring] = []
      for line in block.split(separator: "\n") where !line.hasPrefix("#") {
        if line.hasPrefix(" "), let last = lines.popLast() {
          lines.append(last + " " + line)
        } else {
          lines.append(line)
        }
      }
      guard let first = lines.first else { return nil }
      var entry = Entry(senses: forms(of: first))
      for line in lines.dropFirst() { add(line, to: &entry) }
      return entry
    }
  }

  private static func add(_ line: Substring, to entry: inout Entry) {
    let key = line.prefix { $0 != " " }
    let forms = forms(of: line.dropFirst(key.count))
    switch key {
    case "en": entry.english += forms
    case "ko": entry.korean += forms
    case "code": entry.codes += forms
    case "cell": entry.cells += forms
    default: preconditionFailure("no such line in a lexicon: \(line)")
    }
  }

  private static func forms(of text: Substring) -> [String] {
    text.split(separator: ";").map { trimmed($0) }.filter { !$0.isEmpty }
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
