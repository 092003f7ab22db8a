/// Where an object before a document's text ends, which may be broken in any way.
struct JSONFrontMatter {
  /// Offset past the closing brace, or past the last line that belongs to the object.
  let end: Int
  /// Offset of the first line of the text.
  let bodyStart: Int
  /// Whether its brace is closed.
  let isClosed: Bool
  /// Whether text stands behind its brace.
  let hasTail: Bool

  /// Looks at a brace; nil where it begins a shortcode or an expression: `{{`, `{/*`, `{name}`.
  init?(_ source: [UInt8], from start: Int) {
    let second = source[(start + 1)...].first { !$0.isMarkdownSpace }
    let isObject = Self.hasKey(source, behind: start)
    guard isObject || second == 0x22 || second == 0x7D else { return nil }
    if let closing = Self.closingBrace(source, from: start) {
      let lineEnd = source.lineEnd(from: closing)
      hasTail = !source[closing..<lineEnd].allSatisfy(\.isBlank)
      guard isObject || !hasTail else { return nil }
      end = closing
      bodyStart = source.nextLine(from: lineEnd)
      isClosed = true
      return
    }
    guard isObject else { return nil }
    hasTail = false
    isClosed = false
    var line = start
    while line < source.count {
      let lineEnd = source.lineEnd(from: line)
      let text = source[line..<lineEnd].droppingTrailingBlanks
      if text.isEmpty { break }
      line = source.nextLine(from: lineEnd)
      // A quote that is missing hides the brace.
      if text.elementsEqual([0x7D]) { break }
    }
    end = source[..<line].droppingTrailingBreaks.endIndex
    bodyStart = line
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

  /// Whether a key in quotes is the first thing in an object, comments left out, with its colon.
  private static func hasKey(_ source: [UInt8], behind start: Int) -> Bool {
    var offset = start + 1
    while offset < source.count {
      if source[offset].isMarkdownSpace {
        offset += 1
      } else if source[offset...].starts(with: [0x2F, 0x2F]) {
        offset = source.nextLine(from: source.lineEnd(from: offset))
      } else {
        break
      }
    }
    guard offset < source.count, [0x22, 0x27].contains(source[offset]) else { return false }
    let rest = source[(offset + 1)..<source.lineEnd(from: offset)]
    guard let quote = rest.firstIndex(of: source[offset]) else { return false }
    return rest[(quote + 1)...].first { !$0.isBlank } == 0x3A
  }
}

extension ArraySlice<UInt8> {
  /// Without the line endings at its end.
  fileprivate var droppingTrailingBreaks: ArraySlice<UInt8> {
    var slice = self
    while let last = slice.last, last == 0x0A || last == 0x0D { slice.removeLast() }
    return slice
  }
}
