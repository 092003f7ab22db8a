internal import LockbBase

/// A flow chart or a state diagram in the notation of Mermaid, as far as boxes and arrows go.
struct FlowChart: Hashable, Sendable {
  /// A box.
  struct Box: Hashable, Sendable {
    /// Its text.
    var text: String
    /// Whether it asks something.
    var isQuestion = false
    /// Whether a state diagram begins with it.
    var isInitial = false
    /// What leads from it to itself.
    var loops: [String] = []
  }

  /// An arrow between two different boxes.
  struct Arrow: Hashable, Sendable {
    var from: Int
    var to: Int
    /// What is written on it, a line each.
    var labels: [String]
  }

  private(set) var boxes: [Box] = []
  private(set) var arrows: [Arrow] = []
  private var numbers: [String: Int] = [:]

  /// Reads a diagram; nil for what is not boxes and arrows alone.
  init?(_ source: String) {
    var lines = source.split(separator: "\n").map(\.trimmingWhitespace)
      .filter { !$0.isEmpty && !$0.hasPrefix("%%") }[...]
    let head = lines.popFirst()?.split(separator: " ").first
    switch head {
    case "stateDiagram-v2", "stateDiagram":
      for line in lines { guard read(state: line) else { return nil } }
    case "flowchart", "graph":
      for line in lines { guard read(flow: line) else { return nil } }
    default: return nil
    }
    guard boxes.count > 1, boxes.count <= 40 else { return nil }
  }

  /// `state "text" as A`, `A --> B: label`, `[*] --> A`.
  private mutating func read(state line: Substring) -> Bool {
    if line.hasPrefix("direction ") { return true }
    if line.hasPrefix("state "), let range = line.range(of: " as ") {
      let name = line[range.upperBound...].trimmingWhitespace
      let text = line[line.index(line.startIndex, offsetBy: 6)..<range.lowerBound]
        .trimmingWhitespace
      boxes[number(of: name)].text = Self.unquoted(text)
      return !name.contains(" ")
    }
    guard let arrow = line.range(of: "-->") else { return false }
    let rest = line[arrow.upperBound...]
    let colon = rest.firstIndex(of: ":") ?? rest.endIndex
    let from = line[..<arrow.lowerBound].trimmingWhitespace
    let to = rest[..<colon].trimmingWhitespace
    let label = rest[colon...].dropFirst().trimmingWhitespace
    guard !from.isEmpty, !to.isEmpty, !from.contains(" "), !to.contains(" ") else { return false }
    if from == "[*]" {
      boxes[number(of: to)].isInitial = true
    } else if to != "[*]" {
      connect(number(of: from), number(of: to), String(label))
    }
    return true
  }

  /// `A{"text"} -->|label| B["text"]`, also in a chain.
  private mutating func read(flow line: Substring) -> Bool {
    var previous: Int?
    var label = ""
    for (index, piece) in line.split(separator: "-->", omittingEmptySubsequences: false)
      .enumerated()
    {
      var piece = piece.trimmingWhitespace
      label = ""
      if index > 0, piece.hasPrefix("|") {
        piece = piece.dropFirst()
        guard let end = piece.firstIndex(of: "|") else { return false }
        label = Self.unquoted(piece[..<end].trimmingWhitespace)
        piece = piece[piece.index(after: end)...].trimmingWhitespace
      }
      guard let box = box(piece) else { return false }
      if let previous { connect(previous, box, label) }
      previous = box
    }
    return previous != nil
  }

  /// `A`, `A["text"]`, `A{"text"}`, `A("text")`.
  private mutating func box(_ piece: Substring) -> Int? {
    let name = piece.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty else { return nil }
    let shape = piece.dropFirst(name.count).trimmingWhitespace
    let number = number(of: name)
    guard let open = shape.first, let close = shape.last else { return number }
    guard [("[", "]"), ("{", "}"), ("(", ")")].contains(where: { $0 == open && $1 == close }) else {
      return nil
    }
    boxes[number].text = Self.unquoted(shape.dropFirst().dropLast().trimmingWhitespace)
    boxes[number].isQuestion = open == "{"
    return number
  }

  private mutating func connect(_ from: Int, _ to: Int, _ label: String) {
    if from == to {
      boxes[from].loops.append(label)
    } else if let index = arrows.firstIndex(where: { $0.from == from && $0.to == to }) {
      arrows[index].labels.append(label)
    } else {
      arrows.append(Arrow(from: from, to: to, labels: label.isEmpty ? [] : [label]))
    }
  }

  private mutating func number(of name: Substring) -> Int {
    let name = String(name)
    if let number = numbers[name] { return number }
    numbers[name] = boxes.count
    boxes.append(Box(text: name))
    return boxes.count - 1
  }

  private static func unquoted(_ text: Substring) -> String {
    String(text.hasPrefix("\"") && text.hasSuffix("\"") ? text.dropFirst().dropLast() : text)
  }
}

extension Substring {
  /// The first place of a text.
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
