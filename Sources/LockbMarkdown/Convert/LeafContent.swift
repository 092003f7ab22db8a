internal import LockbBase

/// The text of a leaf block as cmark's inline parser sees it: lines joined by LF, without the
/// markers and indentation of the containers around it. Knows where every byte comes from.
struct LeafContent {
  /// The bytes.
  private(set) var bytes: [UInt8] = []
  /// Where runs of bytes come from, by their first offset in `bytes`.
  private var pieces: [(content: Int, source: Int)] = []
  /// Offset past the last byte in the source.
  private(set) var sourceEnd = 0

  /// The number of bytes.
  var count: Int { bytes.count }

  /// Adds bytes that stand in the source `shift` bytes further on than in their array.
  mutating func append(_ other: [UInt8], _ range: Range<Int>, shift: Int = 0) {
    pieces.append((bytes.count, range.lowerBound + shift))
    bytes += other[range]
    sourceEnd = range.upperBound + shift
  }

  /// Adds the line ending at a source offset, as LF.
  mutating func appendLineBreak(at source: Int) {
    pieces.append((bytes.count, source))
    bytes.append(0x0A)
    sourceEnd = source + 1
  }

  /// Adds a byte that stands at a source offset.
  mutating func append(_ byte: UInt8, at source: Int) {
    let continues = pieces.last.map { $0.source + bytes.count - $0.content == source } ?? false
    if !continues { pieces.append((bytes.count, source)) }
    bytes.append(byte)
    sourceEnd = source + 1
  }

  /// Drops white space at the end.
  mutating func trimEnd() {
    while let last = bytes.last, last.isMarkdownSpace {
      sourceEnd = sourceOffset(bytes.count - 1)
      bytes.removeLast()
    }
  }

  /// The source offset of a byte of the content, or of its end.
  func sourceOffset(_ offset: Int) -> Int {
    if offset >= bytes.count { return sourceEnd }
    var low = 0
    var high = pieces.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if pieces[middle].content <= offset { low = middle } else { high = middle }
    }
    return pieces[low].source + offset - pieces[low].content
  }

  /// The source range of a stretch of the content.
  func sourceRange(_ lower: Int, _ upper: Int) -> SourceRange {
    let start = sourceOffset(lower)
    return SourceRange(start, upper > lower ? sourceOffset(upper - 1) + 1 : start)
  }
}

extension UInt8 {
  /// Space, tab or a line ending.
  var isMarkdownSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }
  /// Space or tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  /// What a backslash can escape.
  var isASCIIPunctuation: Bool {
    0x21...0x2F ~= self || 0x3A...0x40 ~= self || 0x5B...0x60 ~= self || 0x7B...0x7E ~= self
  }
  /// A letter or digit of ASCII.
  var isASCIIAlphanumeric: Bool {
    0x30...0x39 ~= self || 0x41...0x5A ~= self || 0x61...0x7A ~= self
  }
}
