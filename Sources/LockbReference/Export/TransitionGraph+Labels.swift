extension TransitionGraph.Node {
  /// The fields, one a line: `lock: open`.
  var lines: [String] { fields.map { $0.name + ": " + $0.value } }
}

extension TransitionGraph.Edge {
  /// The event, what it shows, and the rule: `coin / output: accepted [R1]`.
  var label: String {
    let shown = output.map { $0.name + ": " + $0.value }.joined(separator: ", ")
    return event + (shown.isEmpty ? "" : " / " + shown) + " [" + rule + "]"
  }

  /// Whether a drawing should mark the edge as less certain.
  var isUncertain: Bool { confidence == .inferred || confidence == .contested }
}

extension String {
  /// The text with some characters replaced.
  func replacing(_ replacement: (Character) -> String?) -> String {
    var result = ""
    for character in self {
      if let text = replacement(character) {
        result += text
      } else {
        result.append(character)
      }
    }
    return result
  }
}
