internal import LockbBase
internal import LockbPack

/// What the reference machine knows of a prompt or a row that no document names.
struct MachineAnswer: Answer {
  let name: String
  let tables: [ReferenceTable]

  var rows: [[String]] {
    tables.flatMap { table in table.rows.map { [name, table.id] + $0.map(\.english) } }
  }

  var members: [JSONMember] {
    [
      JSONMember(name: "type", value: .string("machine")),
      JSONMember(name: "name", value: .string(name)),
      JSONMember(name: "machine", value: .array(tables.map(\.json))),
    ]
  }

  func write(to page: inout Page) {
    page.add(StyledText(name, .title))
    for table in tables { table.write(to: &page, indent: 2) }
  }

  func markdown(for presentation: Presentation) -> String {
    "# \(Markdown.escaped(name))\n"
      + tables.map { $0.markdown(in: presentation.language) }.joined()
  }
}
