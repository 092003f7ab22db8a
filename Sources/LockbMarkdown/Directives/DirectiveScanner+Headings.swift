internal import LockbBase

extension DirectiveScanner {
  /// Scans the text of a heading on one line.
  mutating func scanHeading(_ text: Range<Int>, _ line: Line) {
    guard line.isInteresting else { return }
    var end = text.upperBound
    if let found = HeadingIdentifier(bytes, in: text) {
      record(found, at: line.start)
      end = found.range.lowerBound
    }
    _ = scanInlines(from: text.lowerBound, line, textStart: text.lowerBound, before: end)
  }

  /// Takes the id from the last line of a paragraph that an underline made a heading.
  mutating func identifyUnderlinedHeading() {
    guard let found = HeadingIdentifier(bytes, in: lastTextLine) else { return }
    if let last = result.inlines.last, last.range.offsets == found.range {
      result.inlines.removeLast()
    } else if let last = result.inlines.last, last.range.upper > found.range.lowerBound {
      return
    }
    record(found, at: paragraphStart)
  }

  private mutating func record(_ found: HeadingIdentifier, at lineStart: Int) {
    let range = SourceRange(found.range.lowerBound, found.range.upperBound)
    result.headingIDs[lineStart] = (found.id, range)
    for index in range.offsets { result.masked[index] = 0x20 }
  }
}
