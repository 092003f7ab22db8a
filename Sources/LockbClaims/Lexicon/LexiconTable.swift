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
    var entry: Entry?
    var line: [UInt8] = []
    func endLine() {
      guard !line.isEmpty else { return }
      if var begun = entry {
        add(line, to: &begun)
        entry = begun
      } else {
        entry = Entry(senses: forms(of: line[...]))
      }
      line.removeAll(keepingCapacity: true)
    }
    func endEntry() {
      endLine()
      if let whole = entry { entries.append(whole) }
      entry = nil
    }
    var table = table
    table.withUTF8 { bytes in
      for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
        if part.isEmpty {
          endEntry()
        } else if part.first == 0x20, !line.isEmpty {
          line.append(0x20)
          line += part.drop { $0 == 0x20 }
        } else if part.first != 0x23 {
          endLine()
          line += part
        }
      }
    }
    endEntry()
    return entries
  }

  private static func add(_ line: [UInt8], to entry: inout Entry) {
    let key = line.prefix { $0 != 0x20 }
    let forms = forms(of: line[key.endIndex...])
    switch String(decoding: key, as: UTF8.self) {
    case "en": entry.english += forms
    case "ko": entry.korean += forms
    case "code": entry.codes += forms
    case "cell": entry.cells += forms
    case "phrase": entry.phrases += forms
    default:
      preconditionFailure("no such line in a lexicon: \(String(decoding: line, as: UTF8.self))")
    }
  }

  /// What semicolons part, without the spaces around it.
  private static func forms(of text: ArraySlice<UInt8>) -> [String] {
    text.split(separator: 0x3B).compactMap { part in
      guard let first = part.firstIndex(where: { $0 != 0x20 }),
        let last = part.lastIndex(where: { $0 != 0x20 })
      else { return nil }
      return String(decoding: part[first...last], as: UTF8.self)
    }
  }

  /// The words of a form as a text would be cut: Hangul apart from other letters.
  static func words(of form: String) -> [String] {
    var words: [String] = []
    var form = form
    form.withUTF8 { bytes in
      var (start, index) = (0, 0)
      var wasHangul = false
      func end() {
        if start < index {
          words.append(String(decoding: bytes[start..<index], as: UTF8.self))
        }
        start = index
      }
      while index < bytes.count {
        let byte = bytes[index]
        if byte == 0x20 || byte == 0x2D || byte == 0x2E || byte == 0x2F {
          end()
          index += 1
          start = index
          continue
        }
        let isHangul = isHangul(bytes[index...])
        if isHangul != wasHangul { end() }
        wasHangul = isHangul
        index += byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      }
      end()
    }
    return words
  }

  /// Whether a word that was cut is Hangul.
  static func isHangul(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { isHangul($0[...]) }
  }

  /// Whether UTF-8 begins with a syllable or a lone letter.
  private static func isHangul(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let start = bytes.startIndex
    guard bytes.count >= 3, bytes[start] & 0xF0 == 0xE0 else { return false }
    let scalar =
      UInt32(bytes[start] & 0x0F) << 12 | UInt32(bytes[start + 1] & 0x3F) << 6
      | UInt32(bytes[start + 2] & 0x3F)
    return 0xAC00...0xD7A3 ~= scalar || 0x3131...0x318E ~= scalar
  }
}
