internal import LockbBase
internal import LockbPack
internal import LockbReference

/// Every transition of a drawing as a table: what a drawing says to those who read it.
struct TransitionTable {
  let map: ReferenceMap
  let words: MachineWords
  let names: MachineIndex
  /// The page that it stands on.
  let route: Route

  /// The table, a group of rows for each state.
  func html() -> HTML {
    let events = Dictionary(map.events.map { ($0.name, $0) }) { first, _ in first }
    var html = HTML()
    html.open(
      "div",
      [
        ("class", "table"), ("role", "region"), ("tabindex", "0"),
        ("aria-label", words("machine.table.title")),
      ])
    html.open("table", [("class", "machine-table")])
    html.element("caption", text: words("machine.table.caption"))
    html.add("<thead><tr>")
    for column in ["event", "to", "shows", "row"] {
      html.element("th", [("scope", "col")], text: words("machine.table." + column))
    }
    html.add("</tr></thead>")
    for node in map.graph.nodes {
      let edges = map.graph.edges.filter { $0.from == node.id }
      guard !edges.isEmpty else { continue }
      html.add("<tbody><tr>")
      html.element("th", [("scope", "rowgroup"), ("colspan", "4")]) { html in
        html.text(words("machine.table.from") + " ")
        html.element("code", text: name(node))
      }
      html.add("</tr>")
      for edge in edges {
        html.open("tr", [("class", edge.isUncertain ? "is-uncertain" : nil)])
        html.element("td", text: events[edge.event]?.shortLabel[words.language] ?? edge.event)
        html.add("<td>")
        if edge.to == edge.from {
          html.text(words("machine.table.same"))
        } else if let to = map.graph.nodes.first(where: { $0.id == edge.to }) {
          html.element("code") { $0.names(name(to), in: .cell) }
        }
        html.add("</td><td>")
        for (index, field) in edge.output.enumerated() {
          if index > 0 { html.add(", ") }
          html.text(words.name("output", field.name) + " ")
          html.element("code") { $0.names(field.value, in: .cell) }
        }
        html.add("</td><td>")
        names.link(edge.rule, on: route, words.language, to: &html)
        if edge.isUncertain {
          html.text(" " + words.name("confidence", edge.confidence.rawValue))
        }
        html.add("</td></tr>")
      }
      html.add("</tbody>")
    }
    html.close("table")
    html.close("div")
    return html
  }

  private func name(_ node: TransitionGraph.Node) -> String {
    node.fields.map(\.value).joined(separator: " · ")
  }
}

extension TransitionGraph.Edge {
  /// Whether a drawing should mark it as less certain.
  var isUncertain: Bool { confidence == .inferred || confidence == .contested }
}
