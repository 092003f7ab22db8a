internal import LockbBase
internal import LockbKnowledge
internal import LockbMarkdown

/// A table that was copied as text, so that nothing stands between its cells, put together again by
/// the words that are known: “ServiceDayNight”, “GateOpenClosed”, “TurnstileClosedClosed”.
struct FlattenedTable {
  private let source: [UInt8]
  private let reader: ItemReader

  /// The table that a paragraph is; nil where it is none.
  static func table(of content: [Inline], _ source: [UInt8], _ reader: ItemReader) -> Table? {
    let lines = lines(of: content)
    guard let lines, lines.count > 2 else { return nil }
    return Self(source: source, reader: reader).table(of: lines)
  }

  /// The lines of plain text; nil where there is anything else.
  private static func lines(of content: [Inline]) -> [SourceRange]? {
    var lines: [SourceRange?] = [nil]
    for inline in content {
      switch inline.kind {
      case .text:
        let start = lines[lines.count - 1]?.lower ?? inline.range.lower
        lines[lines.count - 1] = SourceRange(start, inline.range.upper)
      case .softBreak, .lineBreak: lines.append(nil)
      default: return nil
      }
    }
    let ranges = lines.compactMap { $0 }
    return ranges.count == lines.count ? ranges : nil
  }

  private func table(of lines: [SourceRange]) -> Table? {
    let values = lines.dropFirst().map(answers)
    guard let count = values.map(\.count).min(), count > 0,
      let header = header(lines[0], count: count)
    else { return nil }
    let rows = zip(lines.dropFirst(), values).map { line, values in
      let own = Array(values.suffix(count))
      return row([SourceRange(line.lower, own[0].lower)] + own, line)
    }
    // Most of its rows are named by something that is known.
    let known = rows.count { row in isKnown(row.cells[0].range) }
    guard known * 2 > rows.count else { return nil }
    return Table(
      alignments: Array(repeating: .none, count: count + 1), header: row(header, lines[0]),
      rows: rows, isRecovered: true)
  }

  private func row(_ cells: [SourceRange], _ line: SourceRange) -> TableRow {
    TableRow(
      cells: cells.map { TableCell(content: [Inline(.text(text($0)), $0)], range: $0) }, range: line
    )
  }

  /// The cells that a line ends with, each yes or no.
  private func answers(in line: SourceRange) -> [SourceRange] {
    var cells: [SourceRange] = []
    var end = line.upper
    while let start = starts(in: line, before: end).first(where: { start in
      CellTruth.of(text(SourceRange(start, end))) != nil
    }) {
      cells.insert(SourceRange(start, end), at: 0)
      end = start
    }
    return cells
  }

  /// The titles of a line: a name and as many known ones as there are columns of answers.
  private func header(_ line: SourceRange, count: Int) -> [SourceRange]? {
    var titles: [SourceRange] = []
    var end = line.upper
    while titles.count < count {
      let start = starts(in: line, before: end).first { isKnown(SourceRange($0, end)) }
      guard let start else { return nil }
      titles.insert(SourceRange(start, end), at: 0)
      end = start
    }
    return [SourceRange(line.lower, end)] + titles
  }

  /// Where a cell that ends at a place may begin: behind something that is joined to it, the longest
  /// cell first.
  private func starts(in line: SourceRange, before end: Int) -> [Int] {
    guard line.lower + 1 < end else { return [] }
    return (line.lower + 1..<end).filter { index in
      let (before, first) = (source[index - 1], source[index])
      guard before != 0x20 else { return false }
      let isCapital = 0x41...0x5A ~= first && !(0x41...0x5A ~= before)
      // A letter that is no Latin one, at its first byte.
      return isCapital || first >= 0xC0
    }
  }

  /// Whether a text is one name that the lists hold.
  private func isKnown(_ range: SourceRange) -> Bool {
    if reader.names.senses(ofCell: text(range)) != nil { return true }
    var tokenizer = ProseTokenizer(source: Array(source[range.lower..<range.upper]))
    tokenizer.readPlain()
    let items = reader.items(
      of: Sentence(tokens: tokenizer.tokens, ending: nil, range: range), isPiece: true)
    return !items.isEmpty && items.count < 3
      && items.allSatisfy { $0.unknown == nil && $0.mark == nil && $0.function == nil }
  }

  private func text(_ range: SourceRange) -> String {
    String(decoding: source[range.lower..<range.upper], as: UTF8.self)
  }
}
