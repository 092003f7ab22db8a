internal import CCmarkGFM
internal import LockbBase

/// Gives cmark's table nodes their exact bytes.
struct TableConverter {
  let lines: SourceLines
  /// Block quotes around the table.
  let quotes: Int

  /// Converts a table whose header stands in a line, from an offset where that is known.
  func convert(
    _ node: CmarkNode, headerLine: Int, from start: Int?
  ) -> (table: Table, range: SourceRange) {
    // The delimiter row is no node.
    var rows: [TableRow] = []
    for row in node.children {
      let line = headerLine + (rows.isEmpty ? 0 : rows.count + 1)
      rows.append(convert(row, line: line, from: rows.isEmpty ? start : nil))
    }
    let columns = Int(cmark_gfm_extensions_get_table_columns(node.pointer))
    let marks = cmark_gfm_extensions_get_table_alignments(node.pointer)
    let alignments = (0..<columns).map { column -> Table.Alignment in
      switch marks?[column] {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .none
      }
    }
    let header = rows.first ?? convert(nil, line: headerLine, from: start)
    let last = max(headerLine + 1, headerLine + rows.count)
    return (
      Table(alignments: alignments, header: header, rows: Array(rows.dropFirst())),
      SourceRange(header.range.lower, lines.trimmedEnd(last))
    )
  }

  private func convert(_ node: CmarkNode?, line: Int, from known: Int?) -> TableRow {
    let start = known ?? lines.contentStart(line, quotes: quotes)
    let end = max(start, lines.trimmedEnd(line))
    let cells = TableRowSplitter.cells(lines.source, start..<end)
    var converted: [TableCell] = []
    if let node {
      for (index, cell) in node.children.enumerated() {
        guard index < cells.count else {
          converted.append(TableCell(content: [], range: SourceRange(end, end)))
          continue
        }
        let content = TableRowSplitter.content(lines.source, cells[index])
        converted.append(
          TableCell(
            content: InlineConverter.convert(cell, content),
            range: SourceRange(cells[index].lowerBound, cells[index].upperBound)))
      }
    }
    return TableRow(cells: converted, range: SourceRange(start, end))
  }
}
