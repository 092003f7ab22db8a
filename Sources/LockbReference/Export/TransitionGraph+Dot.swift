extension TransitionGraph {
  /// The drawing in the DOT language of Graphviz; rules that are inferred or contested are dashed.
  public var dot: String {
    var text = "digraph \(quoted(title)) {\n  rankdir=LR;\n  node [shape=box, style=rounded];\n"
    for node in nodes {
      let label = quoted(node.lines.joined(separator: "\n"))
      text += "  \(node.id) [label=\(label)\(node.isInitial ? ", peripheries=2" : "")];\n"
    }
    for edge in edges {
      let style = edge.isUncertain ? ", style=dashed" : ""
      text += "  \(edge.from) -> \(edge.to) [label=\(quoted(edge.label))\(style)];\n"
    }
    return text + "}\n"
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.replacing { character in
      switch character {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n", "\r\n", "\r": "\\n"
      case "\0": ""
      default: nil
      }
    }
    return "\"" + escaped + "\""
  }
}
