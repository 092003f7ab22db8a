internal import LockbBase

/// Cuts a text node at offsets of its literal, each piece with its exact source.
struct TextPieces {
  private let literal: [UInt8]
  private let range: SourceRange
  private let source: [UInt8]
  private var done = (literal: 0, source: 0)

  init(_ literal: String, at range: SourceRange, in source: [UInt8]) {
    self.literal = Array(literal.utf8)
    self.range = range
    self.source = source
    done.source = range.lower
  }

  /// The piece from the last cut up to an offset of the literal; nil where it would be empty.
  mutating func cut(upTo end: Int) -> Inline? {
    let start = done
    done = (end, sourceOffset(of: end))
    guard end > start.literal else { return nil }
    return Inline(
      .text(String(decoding: literal[start.literal..<end], as: UTF8.self)),
      SourceRange(start.source, done.source))
  }

  /// The rest.
  mutating func rest() -> Inline? { cut(upTo: literal.count) }

  /// Where in the source the literal's byte at an offset, not before the last cut, begins.
  func sourceOffset(of offset: Int) -> Int {
    if literal.count == range.count { return range.lower + offset }
    if offset == literal.count { return range.upper }
    let matched = literal[done.literal..<offset].withUnsafeBufferPointer { text in
      source.withUnsafeBufferPointer { TextMatcher.match(text, in: $0, from: done.source) }
    }
    // In a table cell a pipe has one backslash more than is matched here.
    return min(max(matched ?? range.upper, done.source), range.upper)
  }
}
