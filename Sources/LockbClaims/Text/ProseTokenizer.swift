internal import LockbBase
internal import LockbMarkdown
internal import LockbText

/// Cuts running text into tokens that know their bytes.
///
/// Text is read from the source and not from the tree, so that a token's range is exact in NFD and
/// behind escapes as well.
struct ProseTokenizer {
  let source: [UInt8]
  /// Whether the brackets of a name that links nowhere are marks.
  private let keepsBrackets: Bool
  private(set) var tokens: [ProseToken] = []
  private var isJoined = false
  private var emphasis = 0

  init(source: [UInt8], keepsBrackets: Bool = false) {
    self.source = source
    self.keepsBrackets = keepsBrackets
  }

  /// Reads inline content, soft breaks as spaces.
  mutating func read(_ content: [Inline]) {
    var index = 0
    while index < content.count {
      let inline = content[index]
      index += 1
      switch inline.kind {
      case .text:
        // A mark that could have set emphasis parts the text that it stands in.
        var range = inline.range
        while index < content.count, case .text = content[index].kind,
          content[index].range.lower == range.upper
        {
          range = SourceRange(range.lower, content[index].range.upper)
          index += 1
        }
        readText(range)
      case .code(let literal):
        append(.code, literal.nfc, inline.range)
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner):
        emphasized { $0.read(inner) }
      case .link(let link): emphasized { $0.read(link.content) }
      case .reference(_, let inner):
        let range = inline.range
        if keepsBrackets { append(.mark, "[", SourceRange(range.lower, range.lower + 1)) }
        emphasized { $0.read(inner) }
        if keepsBrackets { append(.mark, "]", SourceRange(range.upper - 1, range.upper)) }
      case .softBreak, .lineBreak: isJoined = false
      case .image, .html, .footnoteReference, .directive: break
      }
    }
  }

  /// Reads all of the source as text without markup.
  mutating func readPlain() { readText(SourceRange(0, source.count)) }

  private mutating func emphasized(_ body: (inout Self) -> Void) {
    emphasis += 1
    body(&self)
    emphasis -= 1
  }

  private mutating func append(_ kind: ProseToken.Kind, _ text: String, _ range: SourceRange) {
    tokens.append(
      ProseToken(
        kind: kind, text: text, range: range, isJoined: isJoined, isEmphasized: emphasis > 0))
    isJoined = true
  }

  /// Reads some bytes of the source as text without markup.
  mutating func readText(_ range: SourceRange) {
    var index = range.lower
    while index < range.upper {
      let start = index
      let scalar = next(&index, range.upper)
      if scalar.isSpace {
        isJoined = false
      } else if scalar.isHangul {
        skip(&index, range.upper) { $0.isHangul }
        append(.hangul, text(start, index), SourceRange(start, index))
      } else if scalar.isDigit {
        skip(&index, range.upper) { $0.isDigit }
        skipFractions(&index, range.upper)
        append(.number, text(start, index), SourceRange(start, index))
      } else if scalar.isLetter {
        skip(&index, range.upper) { $0.isLetter || $0.isDigit }
        if let name = endOfSystem(start, index) { index = name }
        let end = endOfArguments(behind: index, range.upper)
        if let end {
          index = end
        } else {
          skipApostrophe(&index, range.upper)
        }
        append(end == nil ? .latin : .code, text(start, index), SourceRange(start, index))
      } else if scalar == "&", !isJoined {
        append(.latin, "and", SourceRange(start, index))
      } else if scalar != "\\" {
        append(.mark, text(start, index), SourceRange(start, index))
      }
    }
  }

  /// Where the name of a system ends that its version stands behind without a space: `tramOS14`; nil
  /// for every other word.
  private func endOfSystem(_ start: Int, _ end: Int) -> Int? {
    let name = source[start..<end].lastIndex { !(0x30...0x39 ~= $0) }
    guard let name, name + 1 < end, name > start, source[start...name].suffix(2) == Self.system,
      source[start...name].allSatisfy({ 0x61...0x7A ~= $0 | 0x20 })
    else { return nil }
    return name + 1
  }

  private static let system = ArraySlice("OS".utf8)

  /// Where the labels of a method end that stand behind its name, as `(_:didFail:)` does; nil where
  /// none do.
  private func endOfArguments(behind name: Int, _ end: Int) -> Int? {
    guard name < end, source[name] == UInt8(ascii: "(") else { return nil }
    var index = name + 1
    while index < end {
      switch source[index] {
      case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x3A: index += 1
      case UInt8(ascii: ")"):
        return source[index - 1] == UInt8(ascii: ":") ? index + 1 : nil
      default: return nil
      }
    }
    return nil
  }

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: source[start..<end], as: UTF8.self).nfc
  }

  /// The scalar at an offset; whatever is no UTF-8 is read byte by byte as a replacement.
  private func next(_ index: inout Int, _ end: Int) -> Unicode.Scalar {
    let lead = source[index]
    if lead < 0x80 {
      index += 1
      return Unicode.Scalar(lead)
    }
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    let upper = min(index + length, end)
    var bytes = source[index..<upper].makeIterator()
    var decoder = UTF8()
    index = upper
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return "\u{FFFD}" }
    return scalar
  }

  private func skip(_ index: inout Int, _ end: Int, while accepts: (Unicode.Scalar) -> Bool) {
    while index < end {
      var after = index
      guard accepts(next(&after, end)) else { return }
      index = after
    }
  }

  /// `.4` behind `13`.
  private func skipFractions(_ index: inout Int, _ end: Int) {
    while index + 1 < end, source[index] == 0x2E, 0x30...0x39 ~= source[index + 1] {
      index += 1
      while index < end, 0x30...0x39 ~= source[index] { index += 1 }
    }
  }

  /// `’t` behind `don`.
  private func skipApostrophe(_ index: inout Int, _ end: Int) {
    guard index < end else { return }
    var after = index
    let mark = next(&after, end)
    guard mark == "'" || mark == "\u{2019}", after < end else { return }
    var letter = after
    guard next(&letter, end).isLetter else { return }
    index = letter
    skip(&index, end) { $0.isLetter }
  }
}

extension Unicode.Scalar {
  /// A syllable, or a jamo of a decomposed one.
  fileprivate var isHangul: Bool {
    switch value {
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E: true
    default: false
    }
  }

  // Looking properties up takes long, and most of a text is ASCII or Hangul.

  fileprivate var isSpace: Bool {
    isASCII ? value == 0x20 || 0x09...0x0D ~= value : !isHangul && properties.isWhitespace
  }

  fileprivate var isDigit: Bool {
    isASCII ? 0x30...0x39 ~= value : !isHangul && properties.numericType == .decimal
  }

  fileprivate var isLetter: Bool {
    isASCII
      ? 0x61...0x7A ~= value | 0x20 || value == 0x5F : !isHangul && properties.isAlphabetic
  }
}
