internal import CCmarkGFM
internal import LockbBase

/// Finds tables whose delimiter row is missing among the lines of a paragraph.
struct TableRecovery {
  /// A paragraph's lines, as offsets in its content.
  private let content: LeafContent
  private let lines: [Range<Int>]

  init(_ content: LeafContent) {
    self.content = content
    var lines: [Range<Int>] = []
    var start = 0
    for (offset, byte) in content.bytes.enumerated() where byte == 0x0A {
      lines.append(start..<offset)
      start = offset + 1
    }
    lines.append(start..<content.count)
    self.lines = lines
  }

  /// The paragraph itself, or its tables and the text around them, each table reported.
  func blocks(of paragraph: Block, report: (Diagnostic) -> Void) -> [Block] {
    guard case .paragraph(let inlines) = paragraph.kind else { return [paragraph] }
    // Where code or emphasis goes over a table's edge, its lines are no table but part of that.
    let tables = tables.map { table($0) }.filter { table in
      !inlines.contains { $0.range.crosses(table.range) }
    }
    guard !tables.isEmpty else { return [paragraph] }
    var blocks: [Block] = []
    var rest = inlines[...]
    for table in tables {
      appendText(rest.prefix { $0.range.lower < table.range.lower }, to: &blocks)
      blocks.append(table)
      rest = rest.drop { $0.range.lower < table.range.upper }
      report(Self.diagnostic(table))
    }
    appendText(rest, to: &blocks)
    return blocks
  }

  private func appendText(_ inlines: ArraySlice<Inline>, to blocks: inout [Block]) {
    var text = inlines
    while let first = text.first, first.isBreak { text.removeFirst() }
    while let last = text.last, last.isBreak { text.removeLast() }
    if let first = text.first, case .text(let literal) = first.kind {
      let blanks = literal.utf8.prefix { $0.isBlank }.count
      text[text.startIndex] = Inline(
        .text(String(literal.dropFirst(blanks))),
        SourceRange(min(first.range.lower + blanks, first.range.upper), first.range.upper))
      if blanks == literal.utf8.count { text.removeFirst() }
    }
    if let last = text.last, case .text(let literal) = last.kind {
      let blanks = literal.utf8.reversed().prefix { $0.isBlank }.count
      text[text.endIndex - 1] = Inline(
        .text(String(literal.dropLast(blanks))),
        SourceRange(last.range.lower, max(last.range.upper - blanks, last.range.lower)))
      if blanks == literal.utf8.count { text.removeLast() }
    }
    guard let first = text.first, let last = text.last else { return }
    let range = SourceRange(first.range.lower, last.range.upper)
    blocks.append(Block(.paragraph(Array(text)), range))
  }

  private static func diagnostic(_ block: Block) -> Diagnostic {
    var columns = 0
    var header = block.range
    if case .table(let table) = block.kind {
      columns = table.alignments.count
      header = table.header.range
    }
    return Diagnostic(
      "broken-table", .error, "the table has no delimiter row under its header", at: header,
      suggestion: "|" + String(repeating: " --- |", count: columns))
  }

  /// Lines of the paragraph that are a table: two or more that each begin and end with a pipe.
  private var tables: [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    while start < lines.count {
      guard isRow(lines[start]) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < lines.count, isRow(lines[end]) { end += 1 }
      let rows = (start..<end).count { !isDelimiterRow(lines[$0]) }
      if rows >= 2, !isDelimiterRow(lines[start]), !isTooLarge(start..<end) {
        found.append(start..<end)
      }
      start = end
    }
    return found
  }

  /// Whether filling up the rows to the widest would make far more cells than are written.
  private func isTooLarge(_ rows: Range<Int>) -> Bool {
    let pipes = rows.map { row in content.bytes[lines[row]].count { $0 == 0x7C } }
    let cells = (pipes.max() ?? 0) * rows.count
    return cells > ShapeGuard.maximumCells && cells > 4 * pipes.reduce(0, +)
  }

  private func isRow(_ line: Range<Int>) -> Bool {
    let bytes = content.bytes[line]
    guard bytes.first == 0x7C, let last = bytes.lastIndex(where: { !$0.isBlank }),
      bytes[last] == 0x7C, last == line.lowerBound || content.bytes[last - 1] != 0x5C
    else { return false }
    return isDelimiterRow(line) || TableRowSplitter.cells(content.bytes, line).count >= 2
  }

  /// `|---|:-:|`: under a header of another width it is no delimiter row to cmark.
  private func isDelimiterRow(_ line: Range<Int>) -> Bool {
    content.bytes[line].contains(0x2D)
      && content.bytes[line].allSatisfy { $0.isBlank || [0x7C, 0x2D, 0x3A].contains($0) }
  }

  /// The table in some of the lines.
  private func table(_ lineNumbers: Range<Int>) -> Block {
    let rows = lineNumbers.filter { !isDelimiterRow(lines[$0]) }
    let cells = rows.map { TableRowSplitter.cells(content.bytes, lines[$0]) }
    let width = cells.map(\.count).max() ?? 0
    let converted = zip(rows, cells).map { row($0, $1, width: width) }
    let table = Table(
      alignments: Array(repeating: .none, count: width), header: converted[0],
      rows: Array(converted.dropFirst()), isRecovered: true)
    let range = SourceRange(
      converted[0].range.lower, converted[converted.count - 1].range.upper)
    return Block(.table(table), range)
  }

  private func row(_ line: Int, _ cells: [Range<Int>], width: Int) -> TableRow {
    var end = lines[line].upperBound
    while end > lines[line].lowerBound, content.bytes[end - 1].isBlank { end -= 1 }
    let range = content.sourceRange(lines[line].lowerBound, end)
    var converted = cells.map { cell(in: $0) }
    while converted.count < width {
      converted.append(TableCell(content: [], range: SourceRange(range.upper, range.upper)))
    }
    return TableRow(cells: converted, range: range)
  }

  private func cell(in range: Range<Int>) -> TableCell {
    let place = content.sourceRange(range.lowerBound, range.upperBound)
    // Rows are single lines: a cell stands in one stretch of the source, but for a pipe whose
    // backslash cmark took away.
    let shift = place.lower - range.lowerBound
    let text = TableRowSplitter.content(content.bytes, range, shift: shift)
    guard place.count == range.count, let tree = CmarkTree(text.bytes),
      let paragraph = tree.onlyParagraph
    else {
      let literal = String(decoding: text.bytes, as: UTF8.self)
      return TableCell(content: range.isEmpty ? [] : [Inline(.text(literal), place)], range: place)
    }
    return TableCell(content: InlineConverter.convert(paragraph, text), range: place)
  }
}

extension SourceRange {
  /// Whether this begins or ends outside a table and has bytes inside it.
  fileprivate func crosses(_ table: SourceRange) -> Bool {
    lower < table.lower && upper > table.lower || lower < table.upper && upper > table.upper
  }
}

extension Inline {
  fileprivate var isBreak: Bool {
    switch kind {
    case .softBreak, .lineBreak: true
    default: false
    }
  }
}
