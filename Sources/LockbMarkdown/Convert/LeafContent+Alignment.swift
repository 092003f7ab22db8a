extension LeafContent {
  /// The lines of `text`, each found at the end of its line of the source.
  ///
  /// cmark keeps a leaf's text without the markers and indentation around it, and without the
  /// definitions and the task's box before it. Nil where the text does not end in `lastLine`.
  init?(_ text: [UInt8], endingIn lastLine: Int, notBefore firstLine: Int, _ lines: SourceLines) {
    let parts = Self.lines(of: text)
    let first = lastLine - parts.count + 1
    guard first >= max(firstLine, 1), lastLine <= lines.count else { return nil }
    self.init()
    for (index, part) in parts.enumerated() {
      let end = lines.end(first + index)
      let lower = end - part.count
      guard lower >= lines.start(first + index),
        lines.source[lower..<end].elementsEqual(text[part])
      else { return nil }
      if index > 0 { appendLineBreak(at: lines.end(first + index - 1)) }
      append(lines.source, lower..<end)
    }
    trimEnd()
  }

  /// The ranges of a text's lines without their indentation; white space at its end is no line.
  private static func lines(of text: [UInt8]) -> [Range<Int>] {
    var count = text.count
    while count > 0, text[count - 1] == 0x0A || text[count - 1] == 0x0D { count -= 1 }
    var parts: [Range<Int>] = []
    var start = 0
    while true {
      var lower = start
      while lower < count, text[lower].isBlank { lower += 1 }
      var end = lower
      while end < count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
      parts.append(lower..<end)
      if end >= count { return parts }
      start = text[end] == 0x0D && end + 1 < count && text[end + 1] == 0x0A ? end + 2 : end + 1
    }
  }

  /// The content without the backslash before each pipe, as tables have it.
  func unescapingPipes() -> LeafContent {
    guard bytes.contains(0x7C) else { return self }
    var result = LeafContent()
    for offset in bytes.indices {
      if bytes[offset] == 0x5C, offset + 1 < count, bytes[offset + 1] == 0x7C { continue }
      result.append(bytes[offset], at: sourceOffset(offset))
    }
    return result
  }
}
