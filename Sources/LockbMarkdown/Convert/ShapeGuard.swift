internal import LockbBase

/// Finds the shapes of text on which cmark would run away, before it sees them.
enum ShapeGuard {
  /// Tables of more cells than this are read only where most of the cells are written.
  static let maximumCells = 200_000
  /// Longer words are searched for addresses only where they hold few marks of addresses.
  static let maximumWord = 2_000
  private static let maximumMarks = 32

  private struct Row {
    var range: Range<Int>
    var columns: Int
    /// Lines of its block up to and with it.
    var number: Int
  }

  /// Blanks the delimiter row of tables whose rows are mostly missing cells, each reported: cmark
  /// gives every row as many cells as the header has.
  static func blankWideTables(_ bytes: inout [UInt8], report: (Diagnostic) -> Void) {
    var rows: [Row] = []
    var lineCount = 0
    var start = 0
    var found: [Row] = []
    while start < bytes.count {
      let end = bytes.lineEnd(from: start)
      let line = bytes[start..<end]
      if line.allSatisfy({ $0.isBlank || $0 == 0x3E }) {
        found += tooWide(rows, lineCount, before: start)
        rows = []
        lineCount = 0
      } else {
        lineCount += 1
        if let columns = delimiterColumns(line) {
          rows.append(Row(range: start..<end, columns: columns, number: lineCount))
        }
      }
      start = bytes.nextLine(from: end)
    }
    found += tooWide(rows, lineCount, before: bytes.count)
    for row in found {
      for offset in row.range where bytes[offset] != 0x3E { bytes[offset] = 0x20 }
      report(
        Diagnostic(
          "table-too-large", .warning,
          "the table has \(row.columns) columns, but few cells: it is read as text",
          at: SourceRange(row.range.lowerBound, row.range.upperBound)))
    }
  }

  private static func tooWide(_ rows: [Row], _ lineCount: Int, before end: Int) -> [Row] {
    rows.filter { row in
      let (cells, overflows) = row.columns.multipliedReportingOverflow(by: lineCount - row.number)
      return overflows || cells > maximumCells && cells > end - row.range.upperBound
    }
  }

  /// The columns of a line that can be a delimiter row.
  private static func delimiterColumns(_ line: ArraySlice<UInt8>) -> Int? {
    var pipes = 0
    for byte in line {
      switch byte {
      case 0x7C: pipes += 1
      case 0x2D, 0x3A, 0x3E, 0x20, 0x09: break
      default: return nil
      }
    }
    return pipes > 0 ? pipes + 1 : nil
  }

  /// Whether a word is so long, and so full of `@` and `www.`, that finding addresses in it would
  /// take cmark time that is quadratic in its length.
  static func hasEndlessAddress(_ bytes: [UInt8]) -> Bool {
    var start = 0
    var marks = 0
    for (offset, byte) in bytes.enumerated() {
      if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        start = offset + 1
        marks = 0
      } else if byte == 0x40
        || byte == 0x2E && bytes[start..<offset].suffix(3).elementsEqual("www".utf8)
      {
        marks += 1
        if marks > maximumMarks, offset - start > maximumWord { return true }
      }
    }
    return false
  }
}
