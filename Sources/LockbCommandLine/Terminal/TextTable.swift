/// A table for people: columns as wide as their content where the terminal allows.
struct TextTable {
  /// The titles of the columns; empty for a table without a header.
  var header: [String]
  /// The rows; a short one is filled up with empty cells.
  var rows: [[StyledText]]

  /// Columns narrower than this are unreadable: each row is then written cell below cell.
  private static let narrowest = 6

  /// Writes the table.
  func write(to page: inout Page, indent: Int = 0) {
    let count = max(header.count, rows.map(\.count).max() ?? 0)
    guard count > 0 else { return }
    let room = page.presentation.width - indent - 2 * (count - 1)
    guard room >= count * Self.narrowest else { return writeStacked(to: &page, indent: indent) }
    let widths = columnWidths(count, room: room)
    if !header.isEmpty {
      let titles = header.map { StyledText($0, .faint) }
      writeRow(titles, widths, to: &page, indent: indent)
    }
    for row in rows { writeRow(row, widths, to: &page, indent: indent) }
  }

  /// Natural widths; while they do not fit, the widest column gives way.
  private func columnWidths(_ count: Int, room: Int) -> [Int] {
    var widths = (0..<count).map { column in
      let title = column < header.count ? header[column].displayWidth : 0
      return rows.reduce(max(1, title)) { width, row in
        max(width, column < row.count ? row[column].displayWidth : 0)
      }
    }
    while widths.reduce(0, +) > room, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }) {
      let excess = widths.reduce(0, +) - room
      let second = widths.indices.filter { $0 != widest }.map { widths[$0] }.max() ?? 0
      widths[widest] -= max(1, min(excess, widths[widest] - second))
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
