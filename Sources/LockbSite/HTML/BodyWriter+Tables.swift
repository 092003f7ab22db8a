internal import LockbBase
internal import LockbMarkdown

extension BodyWriter {
  /// Writes a table that scrolls by itself where the page is narrow.
  mutating func write(_ table: Table) {
    room = .cell
    defer { room = .line }
    html.open(
      "div",
      [
        ("class", "table"), ("role", "region"), ("tabindex", "0"),
        ("aria-label", context.word("table", language)),
      ])
    html.add("<table><thead><tr>")
    for (cell, alignment) in zip(table.header.cells, table.alignments) {
      html.open("th", [("scope", "col"), ("class", Self.name(of: alignment))])
      write(cell.content)
      writeMarks(upTo: cell.range.upper)
      html.close("th")
    }
    html.add("</tr></thead><tbody>")
    for row in table.rows {
      html.open("tr")
      for (cell, alignment) in zip(row.cells, table.alignments) {
        html.open("td", [("class", Self.name(of: alignment))])
        write(cell.content)
        writeMarks(upTo: cell.range.upper)
        html.close("td")
      }
      html.close("tr")
    }
    html.add("</tbody></table></div>")
  }

  private static func name(of alignment: Table.Alignment) -> String? {
    switch alignment {
    case .none, .left: nil
    case .center: "center"
    case .right: "right"
    }
  }
}
