/// A table for people: columns as wide as their content where the terminal allows.
struct TextTable {
  /// The titles of the columns; empty for a table without a header.
  var header: [String]
  /// The rows; a short one is filled up with empty cells.
  var rows: [[StyledText]]

  /// Writes the table; where its words do not fit beside each other, each row cell below cell.
  func write(to page: inout Page, indent: Int = 0) {
    let count = max(header.count, rows.map(\.count).max() ?? 0)
    guard count > 0 else { return }
    let room = page.presentation.width - indent - 2 * (count - 1)
    guard let widths = columnWidths(count, room: room) else {
      return writeStacked(to: &page, indent: indent)
    }
    if !header.isEmpty {
      let titles = header.map { StyledText($0, .faint) }
      writeRow(titles, widths, to: &page, indent: indent)
    }
    for row in rows { writeRow(row, widths, to: &page, indent: indent) }
  }

  /// Natural widths; while they do not fit, the widest column that still can gives way. Nil where
  /// the columns cannot even hold their longest words.
  private func columnWidths(_ count: Int, room: Int) -> [Int]? {
    let columns = (0..<count).map { column in
      let title = column < header.count ? [header[column]] : []
      return title + rows.compactMap { column < $0.count ? $0[column].plain : nil }
    }
    let smallest = columns.map { cells in
      cells.flatMap { $0.split(separator: " ") }.map(\.displayWidth).max() ?? 1
    }
    guard smallest.reduce(0, +) <= room else { return nil }
    var widths = columns.map { cells in max(1, cells.map(\.displayWidth).max() ?? 1) }
    while widths.reduce(0, +) > room {
      let shrinkable = widths.indices.filter { widths[$0] > smallest[$0] }
      guard let widest = shrinkable.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  private func writeRow(
    _ row: [StyledText], _ widths: [Int], to page: inout Page, indent: Int
  ) {
    let cells = widths.indices.map { column in
      (column < row.count ? row[column] : StyledText()).wrapped(to: widths[column])
    }
    for line in 0..<(cells.map(\.count).max() ?? 0) {
      var text = StyledText()
      var missing = 0
      for (column, cell) in cells.enumerated() {
        let piece = line < cell.count ? cell[line] : StyledText()
        if !piece.isEmpty {
          text.append(spaces(missing))
          text.append(piece)
          missing = 0
        }
        missing += widths[column] - piece.displayWidth + 2
      }
      page.addUnwrapped(text, indent: indent)
    }
  }

  private func writeStacked(to page: inout Page, indent: Int) {
    for row in rows {
      for (column, cell) in row.enumerated() where !cell.isEmpty {
        let title = column < header.count ? header[column] : ""
        let label = title.isEmpty ? StyledText() : StyledText(title + ": ", .faint)
        page.add(label + cell, indent: indent, hanging: indent + 2)
      }
      page.separate()
    }
  }
}
