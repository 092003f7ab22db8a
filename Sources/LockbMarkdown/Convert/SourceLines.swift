internal import LockbBase

/// The lines of a file: where each begins and where its text ends.
struct SourceLines {
  let source: [UInt8]
  let starts: [Int]

  init(_ source: [UInt8]) {
    self.source = source
    starts = LineTable(source).starts
  }

  /// The number of lines.
  var count: Int { starts.count }

  /// Offset of a line's first byte; lines count from 1, past the end the file's end.
  func start(_ line: Int) -> Int {
    line > starts.count ? source.count : starts[max(line, 1) - 1]
  }

  /// Offset of a line's ending, or of the file's end.
  func end(_ line: Int) -> Int {
    guard line < starts.count else { return source.count }
    var end = starts[line]
    let first = start(line)
    while end > first, source[end - 1] == 0x0A || source[end - 1] == 0x0D { end -= 1 }
    return end
  }

  /// Offset past a line's last byte that is no white space; its start where there is none.
  func trimmedEnd(_ line: Int) -> Int {
    var end = end(line)
    let first = start(line)
    while end > first, source[end - 1].isMarkdownSpace { end -= 1 }
    return end
  }

  /// Offset of a line's first byte behind the markers of at most `quotes` block quotes and any
  /// indentation.
  func contentStart(_ line: Int, quotes: Int) -> Int {
    var offset = start(line)
    let end = end(line)
    var remaining = quotes
    while offset < end {
      if source[offset].isBlank {
        offset += 1
      } else if source[offset] == 0x3E, remaining > 0 {
        offset += 1
        remaining -= 1
      } else {
        break
      }
    }
    return offset
  }

  /// The text of indented lines as a paragraph: from an offset in its first line to the end of
  /// its last.
  func paragraph(from start: Int, firstLine: Int, lastLine: Int, quotes: Int) -> LeafContent {
    var content = LeafContent()
    for line in firstLine...max(firstLine, lastLine) {
      let lower = line == firstLine ? start : contentStart(line, quotes: quotes)
      let upper = max(end(line), lower)
      if line > firstLine { content.appendLineBreak(at: end(line - 1)) }
      content.append(source, lower..<upper)
    }
    content.trimEnd()
    return content
  }
}

extension [UInt8] {
  /// The number of lines, each ended by LF, CRLF or CR; what follows the last ending is one more.
  var lineCount: Int {
    var lines = 0
    var isOpen = false
    for (index, byte) in enumerated() {
      let isEnding = byte == 0x0A || byte == 0x0D && !(index + 1 < count && self[index + 1] == 0x0A)
      if isEnding { lines += 1 }
      isOpen = !isEnding
    }
    return isOpen ? lines + 1 : lines
  }

  /// The text up to where its last line begins.
  var droppingLastLine: [UInt8] {
    var end = count
    while end > 0, self[end - 1] == 0x0A || self[end - 1] == 0x0D { end -= 1 }
    while end > 0, self[end - 1] != 0x0A, self[end - 1] != 0x0D { end -= 1 }
    return Array(self[..<end])
  }
}
