internal import LockbBase
internal import LockbPack

/// What the machine knows of a thing, as a table.
enum MachineTable {
  static func write(
    _ table: ReferenceTable, on route: Route, _ language: Language, _ context: SiteContext,
    to html: inout HTML
  ) {
    let index = context.source.machine?.pages.index
    let words = MachineWords(theme: context.source.theme, language: language)
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
      for column in shown {
        html.element("td") { html in
          let text = words.cell(row[column][language], of: table.columns[column])
          if let index {
            index.text(text, on: route, language, to: &html)
          } else {
            html.names(text, in: .cell)
          }
        }
      }
      html.close("tr")
    }
    html.add("</tbody></table></div>")
  }
}
