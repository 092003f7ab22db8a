/// Where the metadata of a file stands.
struct FrontMatterBlock {
  /// How the metadata is written.
  enum Notation {
    /// Between `---` lines.
    case yaml
    /// Between `+++` lines.
    case toml
    /// An object in braces.
    case json
  }

  let notation: Notation
  /// The bytes to decode.
  let content: Range<Int>
  /// Offset past the closing delimiter, line ending left out.
  let end: Int
  /// Whether the closing delimiter is there. Without it the metadata ends at the first blank line.
  let isClosed: Bool
  /// Offset of the first line of the text.
  let bodyStart: Int
  /// Lines of the file before the first line to decode.
  let lineOffset: Int

  /// The delimiter that closes it.
  var delimiter: String {
    switch notation {
    case .yaml: "---"
    case .toml: "+++"
    case .json: "}"
    }
  }

  /// Looks at the beginning of a file; nil where it begins with its text.
  init?(_ source: [UInt8], from start: Int) {
    let firstEnd = source.lineEnd(from: start)
    let first = source[start..<firstEnd].droppingTrailingBlanks
    if first.first == 0x7B {
      // `{{`, `{/*` and `{name` begin a shortcode or an expression, never an object.
      let second = source[(start + 1)...].first { !$0.isMarkdownSpace }
      guard second == 0x22 || second == 0x7D else { return nil }
      let closing = Self.closingBrace(source, from: start)
      guard let closing else { return nil }
      let lineEnd = source.lineEnd(from: closing)
      guard source[closing..<lineEnd].allSatisfy(\.isBlank) else { return nil }
      notation = .json
      content = start..<closing
      end = closing
      bodyStart = source.nextLine(from: lineEnd)
      lineOffset = 0
      isClosed = true
      return
    }
    switch Array(first) {
    case Array("---".utf8): notation = .yaml
    case Array("+++".utf8): notation = .toml
    default: return nil
    }
    let lower = source.nextLine(from: firstEnd)
    let secondLine = source[lower..<source.lineEnd(from: lower)]
    let looksLikeMetadata = Self.isKey(secondLine, notation)
    var firstBlank: Int?
    lineOffset = 1
    var line = lower
    while line < source.count {
      let lineEnd = source.lineEnd(from: line)
      let text = source[line..<lineEnd].droppingTrailingBlanks
      let closesYAML = notation == .yaml && text.elementsEqual("...".utf8)
      if text.elementsEqual(first) || closesYAML {
        // Two breaks with nothing between them that reads as metadata are two breaks.
        let isBreaks = notation == .yaml && !looksLikeMetadata && secondLine.allSatisfy(\.isBlank)
        guard !isBreaks || line == lower else { return nil }
        content = lower..<line
        end = line + text.count
        bodyStart = source.nextLine(from: lineEnd)
        isClosed = true
        return
      }
      if text.isEmpty, firstBlank == nil { firstBlank = line }
      line = source.nextLine(from: lineEnd)
    }
    guard looksLikeMetadata else { return nil }
    bodyStart = firstBlank ?? source.count
    content = lower..<bodyStart
    end = bodyStart
    isClosed = false
  }

  /// Offset past the brace that closes the object; strings are skipped.
  private static func closingBrace(_ source: [UInt8], from start: Int) -> Int? {
    var depth = 0
    var isString = false
    var offset = start
    while offset < source.count {
      switch source[offset] {
      case 0x5C where isString: offset += 1
      case 0x22: isString.toggle()
      case 0x7B where !isString: depth += 1
      case 0x7D where !isString:
        depth -= 1
        if depth == 0 { return offset + 1 }
      default: break
      }
      offset += 1
    }
    return nil
  }

  private static func isKey(_ line: ArraySlice<UInt8>, _ notation: FrontMatterBlock.Notation)
    -> Bool
  {
    let sign: UInt8 = notation == .yaml ? 0x3A : 0x3D
    guard let position = line.firstIndex(of: sign), position > line.startIndex else { return false }
    return line[..<position].allSatisfy { !$0.isMarkdownSpace || $0 == 0x20 }
  }
}

extension [UInt8] {
  /// Offset of the line ending at or after an offset, or of the end.
  func lineEnd(from offset: Int) -> Int {
    self[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? count
  }

  /// Offset behind the line ending at an offset.
  func nextLine(from end: Int) -> Int {
    guard end < count else { return count }
    return self[end] == 0x0D && end + 1 < count && self[end + 1] == 0x0A ? end + 2 : end + 1
  }
}

extension ArraySlice<UInt8> {
  fileprivate var droppingTrailingBlanks: ArraySlice<UInt8> {
    var slice = self
    while let last = slice.last, last.isBlank { slice.removeLast() }
    return slice
  }
}
