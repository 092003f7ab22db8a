extension TransitionGraph {
  /// The drawing as State Chart XML with the null data model; what is observed is logged, and the
  /// words of states, events and rules are attributes of lockb's own namespace.
  ///
  /// Several initial nodes are entered from a state `start` by an event that names the node.
  public var scxml: String {
    let tokens = eventTokens()
    let initial = nodes.filter(\.isInitial).map(\.id)
    let begin = initial.count == 1 ? initial[0] : "start"
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<scxml xmlns=\"http://www.w3.org/2005/07/scxml\" xmlns:lockb=\"urn:lockb:scxml\""
    text += " version=\"1.0\" datamodel=\"null\" initial=\"\(begin)\""
    text += " lockb:title=\"\(escaped(title))\">\n"
    if begin == "start" {
      text += "  <state id=\"start\">\n"
      for id in initial { text += "    <transition event=\"\(id)\" target=\"\(id)\"/>\n" }
      text += "  </state>\n"
    }
    var leaving: [String: [Edge]] = [:]
    for edge in edges { leaving[edge.from, default: []].append(edge) }
    for node in nodes {
      let label = escaped(node.lines.joined(separator: ", "))
      text += "  <state id=\"\(node.id)\" lockb:label=\"\(label)\">\n"
      for edge in leaving[node.id] ?? [] { text += transition(edge, tokens[edge.event] ?? "") }
      text += "  </state>\n"
    }
    return text + "</scxml>\n"
  }

  private func transition(_ edge: Edge, _ token: String) -> String {
    var text = "    <transition event=\"\(token)\" target=\"\(edge.to)\""
    text += " lockb:event=\"\(escaped(edge.event))\" lockb:rule=\"\(escaped(edge.rule))\""
    if edge.output.isEmpty { return text + "/>\n" }
    text += ">\n"
    for field in edge.output {
      text += "      <log label=\"\(escaped(field.name + ": " + field.value))\"/>\n"
    }
    return text + "    </transition>\n"
  }

  /// By event: a token without spaces and dots, which mean something in an event descriptor.
  private func eventTokens() -> [String: String] {
    var tokens: [String: String] = [:]
    var used: Set<String> = []
    for edge in edges where tokens[edge.event] == nil {
      let words = edge.event.unicodeScalars.split { !isNameCharacter($0) }.map { String($0) }
      let base = words.isEmpty ? "event" : words.joined(separator: "-")
      var token = base
      var number = 2
      while !used.insert(token).inserted {
        token = base + "-\(number)"
        number += 1
      }
      tokens[edge.event] = token
    }
    return tokens
  }

  /// Whether XML allows a character in a name; the rarer ranges are left out.
  private func isNameCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5a, 0x5f, 0x61...0x7a, 0xc0...0xd6, 0xd8...0xf6, 0xf8...0x37d,
      0x37f...0x1fff, 0x3001...0xd7ff:
      true
    default: false
    }
  }

  private func escaped(_ text: String) -> String {
    text.replacing { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n", "\r\n", "\r", "\t": " "
      default: character.unicodeScalars.allSatisfy { $0.value >= 32 } ? nil : ""
      }
    }
  }
}
