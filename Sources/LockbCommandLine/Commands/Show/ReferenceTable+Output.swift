internal import LockbBase
internal import LockbPack

extension ReferenceTable {
  /// The table for scripts: each row an object of texts in both languages, by column.
  var json: JSONValue {
    .members([
      "id": .string(id),
      "title": .localized(title),
      "columns": .array(
        columns.map { .members(["id": .string($0.id), "title": .localized($0.title)]) }),
      "rows": .array(
        rows.map { row in
          .object(
            zip(columns, row).map { JSONMember(name: $0.id, value: .localized($1)) })
        }),
    ])
  }

  /// Writes the table for people.
  func write(to page: inout Page, indent: Int) {
    let language = page.presentation.language
    page.separate()
    page.add(StyledText(title[language], .title), indent: indent)
    let shown = filledColumns(in: language)
    TextTable(
      header: shown.map { columns[$0].title[language] },
      rows: rows.map { row in shown.map { StyledText(row[$0][language]) } }
    ).write(to: &page, indent: indent + 2)
  }

  /// The table as Markdown, below a heading.
  func markdown(in language: Language) -> String {
    let shown = filledColumns(in: language)
    return "\n## \(Markdown.escaped(title[language]))\n\n"
      + Markdown.table(
        shown.map { columns[$0].title[language] },
        rows.map { row in shown.map { row[$0][language] } })
  }

  /// The columns in which some row says something.
  private func filledColumns(in language: Language) -> [Int] {
    columns.indices.filter { column in rows.contains { !$0[column][language].isEmpty } }
  }
}
