/// Reads frames from a pack's table, one a line; `#` begins a comment.
enum FrameTable {
  static func frames(of table: String) -> [Frame] {
    table.withTableBytes { table in
      var frames: [Frame] = []
      table.forEachPiece(between: "\n") { line in
        let words = line.pieces(between: " ")
        guard let name = words.first, !name.begins(with: "#") else { return }
        guard let arrow = words.firstIndex(where: { $0.equals("=>") }),
          name.last == UInt8(ascii: ":")
        else { preconditionFailure("no frame: \(line.text)") }
        var frame = Frame(
          name: name.part(0, name.count - 1).text, elements: words[1..<arrow].map(element),
          outputs: [])
        for word in words[(arrow + 1)...] { add(word, to: &frame) }
        frames.append(frame)
      }
      return frames
    }
  }

  /// What one word of a table stands for.
  static func element(_ word: TableBytes) -> Frame.Element {
    var (start, end) = (0, word.count)
    var element = Frame.Element(choices: [], isOptional: false, slots: [])
    if word.begins(with: "!") || word.begins(with: "+") {
      element.isNegated = word.begins(with: "!")
      start = 1
    }
    if word.last == UInt8(ascii: "?") {
      element.isOptional = true
      end -= 1
    }
    if let at = word[start..<end].firstIndex(of: UInt8(ascii: "@")) {
      word.part(at + 1, end).forEachPiece(between: "|") { name in
        guard let slot = slots[name.text] else {
          preconditionFailure("no such slot: \(name.text)")
        }
        element.slots.append(slot)
      }
      end = at
    }
    word.part(start, end).forEachPiece(between: "|") { element.choices.append(concept($0)) }
    return element
  }

  /// A concept as a table writes it: `*` at the end stands for any value, `_` for a space.
  static func concept(_ text: TableBytes) -> String {
    let text = text.last == UInt8(ascii: "*") ? text.part(0, text.count - 1) : text
    let isCode = text.begins(with: "api/") || text.begins(with: "key/")
    return isCode || !text.contains(UInt8(ascii: "_")) ? text.text : spaced(text)
  }

  /// A text in which `_` stands for a space, but in the label of a parameter: `open(_:)`.
  private static func spaced(_ bytes: TableBytes) -> String {
    var spaced = Array(bytes)
    for index in spaced.indices where spaced[index] == UInt8(ascii: "_") {
      let isLabel = index + 1 < spaced.count && spaced[index + 1] == UInt8(ascii: ":")
      if !isLabel { spaced[index] = UInt8(ascii: " ") }
    }
    return String(decoding: spaced, as: UTF8.self)
  }

  private static let slots: [String: Item.Slot] = [
    "subject": .subject, "object": .object, "result": .result, "place": .place, "with": .with,
    "purpose": .purpose, "source": .source, "none": .none, "until": .until, "of": .of,
    "page": .page, "topic": .topic, "lead": .lead, "key": .key, "title": .title, "cell": .cell,
  ]

  private static func add(_ word: TableBytes, to frame: inout Frame) {
    let colon = word.firstIndex(of: UInt8(ascii: ":")) ?? word.count
    let key = word.part(0, colon).text
    var value = word.part(min(colon + 1, word.count), word.count)
    switch key {
    case "kind": frame.kind = ClaimKind(rawValue: value.text)
    case "modality": frame.modality = ClaimQuestion.Modality(rawValue: value.text)
    case "needs":
      frame.needsScope = value.equals("scope")
      frame.needsPlace = value.equals("place")
      frame.needsCircumstances = value.equals("circumstances")
      frame.needsDenial = value.equals("denial")
    case "but": frame.excluded.append(concept(value))
    case "may": frame.mayDeny = value.equals("deny")
    default:
      guard let role = Frame.Role(rawValue: key) else {
        preconditionFailure("no such output: \(word.text)")
      }
      let isNegated = value.begins(with: "!")
      if isNegated { value = value.part(1, value.count) }
      frame.outputs.append(
        Frame.Output(role: role, pattern: pattern(value), isNegated: isNegated))
    }
  }

  private static func pattern(_ text: TableBytes) -> Frame.Pattern {
    guard let mark = text.firstIndex(of: UInt8(ascii: "$")) else {
      return .concept(spaced(text))
    }
    let (prefix, type) = (text.part(0, mark).text, text.part(mark + 1, text.count).text)
    guard let place = Int(type) else { return .value(prefix: prefix, type: type) }
    return prefix.isEmpty ? .place(place) : .valueAt(prefix: prefix, place: place)
  }
}
