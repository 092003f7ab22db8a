extension TransitionGraph {
  /// The drawing as a Mermaid state diagram.
  public var mermaid: String {
    var text = "stateDiagram-v2\n  direction LR\n"
    for node in nodes {
      let label = node.lines.map(escaped).joined(separator: "<br/>")
      text += "  state \"\(label)\" as \(node.id)\n"
    }
    for node in nodes where node.isInitial { text += "  [*] --> \(node.id)\n" }
    for edge in edges { text += "  \(edge.from) --> \(edge.to) : \(escaped(edge.label))\n" }
    return text
  }

  /// Mermaid writes a character that it would read as syntax as `#number;`.
  private func escaped(_ text: String) -> String {
    text.replacing { character in
      if character.isNewline || character == "\0" { return " " }
      guard let scalar = character.unicodeScalars.first, "\"#;:<>{}[]%&`\\".contains(character)
      else { return nil }
      return "#\(scalar.value);"
    }
  }
}
