/// Cuts a line at its unescaped pipes.
enum TableRowSplitter {
  /// The byte ranges of a row's cells without their outer white space; the pipes at both ends may
  /// be left out.
  static func cells(_ source: [UInt8], _ line: Range<Int>) -> [Range<Int>] {
    var line = line
    if line.lowerBound < line.upperBound, source[line.lowerBound] == 0x7C {
      line = (line.lowerBound + 1)..<line.upperBound
    }
    var cells: [Range<Int>] = []
    var start = line.lowerBound
    var offset = start
    while offset < line.upperBound {
      switch source[offset] {
      case 0x7C where offset > line.lowerBound && source[offset - 1] == 0x5C: offset += 1
      case 0x7C:
        cells.append(trimmed(source, start..<offset))
        offset += 1
        start = offset
      default: offset += 1
      }
    }
    let rest = trimmed(source, start..<line.upperBound)
    if !rest.isEmpty || cells.isEmpty { cells.append(rest) }
    return cells
  }

  /// A cell's text as cmark's inline parser sees it: `\|` is a pipe. The source of its bytes is
  /// `shift` bytes further on.
  static func content(_ source: [UInt8], _ cell: Range<Int>, shift: Int = 0) -> LeafContent {
    var content = LeafContent()
    var start = cell.lowerBound
    for offset in cell where source[offset] == 0x5C {
      guard offset + 1 < cell.upperBound, source[offset + 1] == 0x7C else { continue }
      content.append(source, start..<offset, shift: shift)
      start = offset + 1
    }
    content.append(source, start..<cell.upperBound, shift: shift)
    return content
  }

  private static func trimmed(_ source: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, source[lower].isMarkdownSpace { lower += 1 }
    while upper > lower, source[upper - 1].isMarkdownSpace { upper -= 1 }
    return lower..<upper
  }
}
