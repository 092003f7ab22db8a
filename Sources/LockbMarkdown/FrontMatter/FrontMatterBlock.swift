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
  /// Whether the closing delimiter is there. Without it the metadata ends at the first line that is
  /// blank, or none of metadata.
  let isClosed: Bool
  /// Whether text stands on the line of the closing delimiter.
  let hasTail: Bool
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
      guard let object = JSONFrontMatter(source, from: start) else { return nil }
      notation = .json
      content = start..<object.end
      end = object.end
      bodyStart = object.bodyStart
      lineOffset = 0
      isClosed = object.isClosed
      hasTail = object.hasTail
      return
    }
    hasTail = false
    switch Array(first) {
    case Array("---".utf8): notation = .yaml
    case Array("+++".utf8): notation = .toml
    default: return nil
    }
    let lower = source.nextLine(from: firstEnd)
    let secondLine = source[lower..<source.lineEnd(from: lower)]
    let looksLikeMetadata = Self.isKey(secondLine, notation)
    var firstOther: Int?
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
      if firstOther == nil, !Self.continues(text, notation) { firstOther = line }
      line = source.nextLine(from: lineEnd)
    }
    guard looksLikeMetadata else { return nil }
    bodyStart = firstOther ?? source.count
    content = lower..<bodyStart
    end = bodyStart
    isClosed = false
  }

  /// Whether a line may be one of metadata that nobody closed: a key, what stands below one, an item or
  /// a bracket. A comment may as well be a heading, and a heading is never lost.
  private static func continues(
    _ line: ArraySlice<UInt8>, _ notation: FrontMatterBlock.Notation
  ) -> Bool {
    guard let first = line.first else { return false }
    return first.isBlank || [0x2D, 0x5B, 0x5D, 0x7B, 0x7D].contains(first) && !isRule(line)
      || first != 0x23 && isKey(line, notation)
  }

  /// Whether a line is nothing but dashes.
  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    line.count > 2 && line.allSatisfy { $0 == 0x2D }
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
  var droppingTrailingBlanks: ArraySlice<UInt8> {
    var slice = self
    while let last = slice.last, last.isBlank { slice.removeLast() }
    return slice
  }
}
