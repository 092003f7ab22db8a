/// Reads one directive from its first byte on. Never looks back, never recurses.
struct DirectiveReader {
  /// What was read, and the offset behind it.
  struct Match {
    /// What was read; nil for an HTML tag, which is none of ours.
    var directive: Directive?
    var end: Int
    /// Whether only MDX has this: a component or a `{/* comment */}`.
    var isMDXMark = false
    /// Whether nothing is between this tag and one that closes it.
    var isSelfClosing = false
    /// Whether it is an expression that could as well be prose in braces.
    var isAmbiguous = false
  }

  let bytes: [UInt8]
  /// Nothing is read at or past this offset.
  var limit: Int
  /// How many block quotes mark the lines, outermost first.
  var quotes = 0
  /// The farthest offset looked at, which is what a failure costs.
  var farthest = 0

  init(_ bytes: [UInt8], limit: Int) {
    self.bytes = bytes
    self.limit = limit
  }

  /// The directive or HTML tag whose first byte, `<` or `{`, is at an offset.
  mutating func read(at start: Int) -> Match? {
    guard start + 1 < limit else { return nil }
    farthest = start + 1
    if bytes[start] == .less { return component(at: start) }
    guard bytes[start] == .braceOpen else { return nil }
    if bytes[start + 1] == .braceOpen, start + 2 < limit,
      bytes[start + 2] == .less || bytes[start + 2] == .percent
    {
      return shortcode(at: start)
    }
    return expression(at: start)
  }

  private mutating func expression(at start: Int) -> Match? {
    guard let end = bracesEnd(at: start) else { return nil }
    var match = Match(directive: Directive(notation: .expression, name: ""), end: end)
    match.isMDXMark = isComment(start + 1, end - 1)
    match.isAmbiguous = !match.isMDXMark
    return match
  }

  /// Whether there is one comment between two offsets and nothing else.
  private func isComment(_ lower: Int, _ upper: Int) -> Bool {
    var start = lower
    var end = upper
    while start < end, bytes[start].isMarkdownSpace { start += 1 }
    while end > start, bytes[end - 1].isMarkdownSpace { end -= 1 }
    return end - start >= 4 && bytes[start] == .slash && bytes[start + 1] == .star
      && bytes[end - 1] == .slash && bytes[end - 2] == .star
  }

  /// Whether what is between braces is one string and nothing else.
  func isString(_ range: Range<Int>) -> Bool {
    guard range.count >= 4 else { return false }
    let quote = bytes[range.lowerBound + 1]
    guard quote == .quote || quote == .apostrophe else { return false }
    return bytes[(range.lowerBound + 2)..<range.upperBound].firstIndex(of: quote)
      == range.upperBound - 2
  }

  /// The offset behind the brace that closes the one at `start`. Braces in strings and comments
  /// do not count; an apostrophe without a partner on its line is text.
  mutating func bracesEnd(at start: Int) -> Int? {
    var depth = 0
    var index = start
    defer { farthest = max(farthest, index) }
    while index < limit {
      switch bytes[index] {
      case .braceOpen: depth += 1
      case .braceClose:
        depth -= 1
        if depth == 0 { return index + 1 }
      case .quote, .apostrophe, .backtick:
        if let close = stringEnd(at: index) {
          index = close
          continue
        }
      case .slash where index + 1 < limit && bytes[index + 1] == .star:
        guard let close = commentEnd(from: index + 2) else {
          index = limit
          return nil
        }
        index = close
        continue
      case .slash
      where index + 1 < limit && bytes[index + 1] == .slash && bytes[index - 1] != .colon:
        while index < limit, !bytes[index].isLineEnding { index += 1 }
        continue
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The offset behind a string of JavaScript; only one in backticks spans lines.
  private mutating func stringEnd(at start: Int) -> Int? {
    let quote = bytes[start]
    var index = start + 1
    defer { farthest = max(farthest, index) }
    while index < limit {
      let byte = bytes[index]
      if byte == quote { return index + 1 }
      if quote != .backtick, byte.isLineEnding { return nil }
      index += byte == .backslash ? 2 : 1
    }
    return nil
  }

  private func commentEnd(from start: Int) -> Int? {
    var index = start
    while index + 1 < limit {
      if bytes[index] == .star, bytes[index + 1] == .slash { return index + 2 }
      index += 1
    }
    return nil
  }

  /// The offset of the next byte that is no white space; nil at the limit, and at a blank line
  /// unless they are allowed.
  mutating func skippingSpace(_ start: Int, blankLines: Bool = false) -> Int? {
    var index = start
    var endings = 0
    defer { farthest = max(farthest, index) }
    while index < limit {
      let byte = bytes[index]
      if byte.isLineEnding {
        if byte == 0x0D, index + 1 < limit, bytes[index + 1] == 0x0A { index += 1 }
        endings += 1
        if endings == 2, !blankLines { return nil }
        index = skippingQuoteMarkers(index + 1)
      } else if byte.isBlank {
        index += 1
      } else {
        return index
      }
    }
    return nil
  }

  /// The offset behind the markers of the block quotes around, from the start of a line. A line
  /// with fewer of them ends the quotes: no later line has more.
  mutating func skippingQuoteMarkers(_ start: Int) -> Int {
    var index = start
    var rest = start
    var remaining = quotes
    while remaining > 0, index < limit {
      if bytes[index] == .greater {
        remaining -= 1
        rest = index + 1
      } else if !bytes[index].isBlank {
        break
      }
      index += 1
    }
    quotes -= remaining
    return rest
  }

  /// The text between two offsets.
  func text(_ lower: Int, _ upper: Int) -> String {
    String(decoding: bytes[lower..<max(lower, upper)], as: UTF8.self)
  }
}
