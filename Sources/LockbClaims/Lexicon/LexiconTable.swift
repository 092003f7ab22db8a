internal import LockbBase

/// The text tables in which a grammar lists its words, a block a concept:
///
///     prompt/any
///     en prompt; alert; =Alert
///     ko 알림; 표시하다; 요청~
///     code showPrompt
///     cell popup
///     pairs 첫; 두 번째 × 알림; 팝업
///
/// The first line holds the concepts that the words can stand for, best first. `=` makes letter
/// case count; a Korean form in `다` is a verb, and `~` stands for the noun, its 하다 and its 되다.
/// `pairs` puts each Korean word of a list before each of another. `cell` lists words that mean the
/// concept only where they are all that a piece of a table says, and `phrase` what says so only where
/// a table compares what things are and do.
/// A line that begins with a space continues the one before, one that begins with `#` is a comment.
/// Everything stays the bytes of the table until it is needed: most of its words are never asked for.
enum LexiconTable {
  /// The concepts of a block with the lines of their words.
  struct Entry: Sendable {
    var senses: [String]
    var lines: [Line] = []
  }

  /// Words of one kind, semicolons between them.
  struct Line: Sendable {
    enum Kind: Sendable { case english, korean, pairs, code, cell, title, phrase }

    let kind: Kind
    let forms: ArraySlice<UInt8>

    init(_ kind: Kind, _ names: [String]) {
      self.kind = kind
      forms = Array(names.joined(separator: ";").utf8)[...]
    }

    /// A line of a table: what kind it is, then the forms.
    init(_ line: ArraySlice<UInt8>) {
      let key = line.prefix { $0 != 0x20 }
      forms = line[key.endIndex...]
      switch String(decoding: key, as: UTF8.self) {
      case "en": kind = .english
      case "ko": kind = .korean
      case "pairs": kind = .pairs
      case "code": kind = .code
      case "cell": kind = .cell
      case "title": kind = .title
      case "phrase": kind = .phrase
      default:
        preconditionFailure("no such line in a lexicon: \(String(decoding: line, as: UTF8.self))")
      }
    }

    /// Calls `found` with each form, without the spaces around it.
    @inline(__always)
    func forEachForm(_ found: (TableBytes) -> Void) {
      LexiconTable.forEachForm(in: forms, found)
    }

    /// The forms that a sieve lets through; a sign that letter case matters stands before some.
    func forms(_ sieve: TextSieve?) -> [ArraySlice<UInt8>] {
      var found: [ArraySlice<UInt8>] = []
      forms.withUnsafeBufferPointer { bytes in
        LexiconTable.forEachForm(in: bytes) { form in
          let isExact = form.first == UInt8(ascii: "=")
          guard sieve?.passes(isExact ? form.part(1, form.count) : form) ?? true,
            let place = form.baseAddress, let start = bytes.baseAddress
          else { return }
          let first = forms.startIndex + (place - start)
          found.append(forms[first..<first + form.count])
        }
      }
      return found
    }

    /// The first and the second words of pairs.
    func withHalves(_ body: (TableBytes, TableBytes) -> Void) {
      let cross: StaticString = "×"
      forms.withUnsafeBufferPointer { bytes in
        let place = bytes.indices.first { bytes.part($0, bytes.count).begins(with: cross) }
        guard let place else { preconditionFailure("no × between pairs: \(names)") }
        body(
          bytes.part(0, place), bytes.part(place + cross.utf8CodeUnitCount, bytes.count))
      }
    }

    /// The forms as text.
    var names: [String] { LexiconTable.names(in: forms) }
  }

  /// A form of an entry, as the bytes of the table.
  struct Form: Sendable {
    /// The place of the entry.
    var entry: Int
    var text: ArraySlice<UInt8>
  }

  /// How many entries are sifted at a time.
  private static let entriesOfPart = 512

  /// What the lines of entries hold, in their order; read on both cores.
  static func forms(
    of entries: [Entry], in line: @Sendable (Line) -> [ArraySlice<UInt8>]
  ) -> [Form] {
    let starts = Array(stride(from: 0, to: entries.count, by: entriesOfPart))
    return concurrentMap(starts) { start in
      (start..<min(start + entriesOfPart, entries.count)).flatMap { place in
        entries[place].lines.flatMap(line).map { Form(entry: place, text: $0) }
      }
    }.flatMap { $0 }
  }

  /// The entries of some tables, in their order.
  static func entries(of tables: [String]) -> [Entry] {
    let text = unwrapped(tables)
    var entries: [Entry] = []
    var isBegun = false
    text.withUnsafeBufferPointer { bytes in
      bytes.forEachLine { range in
        if range.isEmpty {
          isBegun = false
        } else if isBegun {
          entries[entries.count - 1].lines.append(Line(text[range]))
        } else {
          entries.append(Entry(senses: names(in: text[range])))
          isBegun = true
        }
      }
    }
    return entries
  }

  /// Tables without comments, a line wherever one was continued, each ended by a line feed.
  private static func unwrapped(_ tables: [String]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(tables.reduce(0) { $0 + $1.utf8.count + 2 })
    for table in tables {
      table.withTableBytes { bytes in
        bytes.forEachLine { range in
          var line = bytes.part(range.lowerBound, range.upperBound)
          switch line.first {
          case 0x23: return
          case 0x20:
            text[text.count - 1] = 0x20
            line = line.trimmed
          default: break
          }
          text.append(contentsOf: line)
          text.append(0x0A)
        }
      }
      text.append(0x0A)
    }
    return text
  }

  private static func names(in line: ArraySlice<UInt8>) -> [String] {
    var names: [String] = []
    forEachForm(in: line) { names.append($0.text) }
    return names
  }

  @inline(__always)
  private static func forEachForm(in line: ArraySlice<UInt8>, _ found: (TableBytes) -> Void) {
    line.withUnsafeBufferPointer { forEachForm(in: $0, found) }
  }

  /// Calls `found` with each form of a list, without the spaces around it.
  @inline(__always)
  static func forEachForm(in list: TableBytes, _ found: (TableBytes) -> Void) {
    list.forEachPiece(between: ";") { piece in
      let form = piece.trimmed
      if !form.isEmpty { found(form) }
    }
  }

  /// The words of a form as a text would be cut: Hangul apart from other letters.
  static func words(of form: String) -> [String] {
    form.withTableBytes { form in
      var words: [String] = []
      forEachWord(of: form) { word, _ in words.append(word.text) }
      return words
    }
  }

  /// Calls `found` with each word of a form and with whether it is Hangul.
  @inline(__always)
  static func forEachWord(of form: TableBytes, _ found: (TableBytes, Bool) -> Void) {
    var (start, index) = (0, 0)
    var wasHangul = false
    while index < form.count {
      let byte = form[index]
      let isGap = byte == 0x20 || byte == 0x2D || byte == 0x2E || byte == 0x2F
      let isHangul = byte >= 0xE0 && isHangul(form, at: index)
      if isGap || isHangul != wasHangul {
        if start < index { found(form.part(start, index), wasHangul) }
        start = isGap ? index + 1 : index
      }
      wasHangul = isHangul
      index += byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    }
    if start < form.count { found(form.part(start, form.count), wasHangul) }
  }

  /// Whether a syllable or a lone letter stands at a place.
  private static func isHangul(_ bytes: TableBytes, at place: Int) -> Bool {
    guard bytes[place] & 0xF0 == 0xE0, place + 2 < bytes.count else { return false }
    let scalar =
      UInt32(bytes[place] & 0x0F) << 12 | UInt32(bytes[place + 1] & 0x3F) << 6
      | UInt32(bytes[place + 2] & 0x3F)
    return 0xAC00...0xD7A3 ~= scalar || 0x3131...0x318E ~= scalar
  }
}
