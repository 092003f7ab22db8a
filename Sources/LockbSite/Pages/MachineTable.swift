internal import LockbBase
internal import LockbPack

/// What the machine knows of a thing, as a table.
enum MachineTable {
  static func write(
    _ table: ReferenceTable, _ language: Language, _ context: SiteContext, to html: inout HTML
  ) {
    let shown = table.columns.indices.filter { column in
      table.rows.contains { !$0[column][language].isEmpty }
    }
    html.open(
      "div",
      [
        ("class", "table"), ("role", "region"), ("tabindex", "0"),
        ("aria-label", table.title[language]),
      ])
    html.add("<table><thead><tr>")
    for column in shown {
      html.element("th", [("scope", "col")], text: table.columns[column].title[language])
    }
    html.add("</tr></thead><tbody>")
    for row in table.rows {
      html.open("tr")
      for column in shown { html.element("td", text: row[column][language]) }
      html.close("tr")
    }
    html.add("</tbody></table></div>")
  }
}
