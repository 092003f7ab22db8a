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
/// `cell` lists words that mean the concept only where they are all that a piece of a table says, and
/// `phrase` what says so only where a table compares what things are and do.
/// A line that begins with a space continues the one before, one that begins with `#` is a comment.
enum LexiconTable {
  struct Entry: Sendable {
    var senses: [String]
    var english: [String] = []
    var korean: [String] = []
    var codes: [String] = []
    var cells: [String] = []
    var phrases: [String] = []
  }

  static func entries(of table: String) -> [Entry] {
    var entries: [Entry] = []
    var block: [Substring] = []
    // An empty line at the end closes the last block.
    for line in table.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) + [""[...].utf8]
    {
      if line.isEmpty {
        if !block.isEmpty { entries.append(entry(of: block)) }
        block = []
      } else if line.first == 0x20, let last = block.popLast() {
        block.append(last + " " + Substring(line.drop { $0 == 0x20 }))
      } else if line.first != 0x23 {
        block.append(Substring(line))
      }
    }
    return entries
  }

  private static func entry(of block: [Substring]) -> Entry {
    var entry = Entry(senses: forms(of: block[0].utf8))
    for line in block.dropFirst() {
      let key = line.utf8.prefix { $0 != 0x20 }
      let forms = forms(of: line.utf8.dropFirst(key.count))
      switch Substring(key) {
      case "en": entry.english += forms
      case "ko": entry.korean += forms
      case "code": entry.codes += forms
      case "cell": entry.cells += forms
      case "phrase": entry.phrases += forms
      default: preconditionFailure("no such line in a lexicon: \(line)")
      }
    }
    return entry
  }

  /// What semicolons part, without the spaces around it.
  private static func forms(of text: Substring.UTF8View) -> [String] {
    text.split(separator: 0x3B).compactMap { part in
      guard let first = part.firstIndex(where: { $0 != 0x20 }),
        let last = part.lastIndex(where: { $0 != 0x20 })
      else { return nil }
      return String(Substring(part[first...last]))
    }
  }

  /// The words of a form as a text would be cut: Hangul apart from other letters.
  static func words(of form: String) -> [String] {
    var words: [String] = []
    var current = String.UnicodeScalarView()
    var wasHangul = false
    func end() {
      if !current.isEmpty { words.append(String(current)) }
      current.removeAll()
    }
    for scalar in form.unicodeScalars {
      if scalar == " " || scalar == "-" || scalar == "/" || scalar == "." {
        end()
        continue
      }
      let isHangul = isHangul(scalar)
      if isHangul != wasHangul { end() }
      current.append(scalar)
      wasHangul = isHangul
    }
    end()
    return words
  }

  static func isHangul(_ word: String) -> Bool { word.unicodeScalars.allSatisfy(isHangul) }

  /// Whether a scalar is a syllable or a lone letter.
  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    0xAC00...0xD7A3 ~= scalar.value || 0x3131...0x318E ~= scalar.value
  }
}
