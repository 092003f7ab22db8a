/// Reads frames from a pack's table, one a line; `#` begins a comment.
enum FrameTable {
  static func frames(of table: String) -> [Frame] {
    table.utf8.split(separator: newline).compactMap { line in
      let words = line.split(separator: space).map { Substring($0) }
      guard let name = words.first, name.utf8.first != UInt8(ascii: "#") else { return nil }
      guard let arrow = words.firstIndex(of: "=>"), name.utf8.last == UInt8(ascii: ":") else {
        preconditionFailure("no frame: \(Substring(line))")
      }
      var frame = Frame(
        name: String(name.dropLast()), elements: words[1..<arrow].map { element($0) }, outputs: [])
      for word in words[(arrow + 1)...] { add(word, to: &frame) }
      return frame
    }
  }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
  private static let bar = UInt8(ascii: "|")

  /// What one word of a table stands for.
  static func element(_ word: Substring) -> Frame.Element {
    var word = word.utf8
    var element = Frame.Element(choices: [], isOptional: false, slots: [])
    if word.first == UInt8(ascii: "!") {
      element.isNegated = true
      word.removeFirst()
    } else if word.first == UInt8(ascii: "+") {
      element.isNegated = false
      word.removeFirst()
    }
    if word.last == UInt8(ascii: "?") {
      element.isOptional = true
      word.removeLast()
    }
    if let at = word.firstIndex(of: UInt8(ascii: "@")) {
      element.slots = word[word.index(after: at)...].split(separator: bar).map { name in
        guard let slot = slots[String(Substring(name))] else {
          preconditionFailure("no such slot: \(Substring(name))")
        }
        return slot
      }
      word = word[..<at]
    }
    element.choices = word.split(separator: bar).map { concept(Substring($0)) }
    return element
  }

  /// A concept as a table writes it: `*` at the end stands for any value, `_` for a space.
  static func concept(_ text: Substring) -> String {
    var text = text.utf8
    if text.last == UInt8(ascii: "*") { text.removeLast() }
    let isCode = text.starts(with: "api/".utf8) || text.starts(with: "key/".utf8)
    guard !isCode, text.contains(UInt8(ascii: "_")) else { return String(Substring(text)) }
    return spaced(text)
  }

  /// A text in which `_` stands for a space.
  private static func spaced(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.map { $0 == UInt8(ascii: "_") ? space : $0 }, as: UTF8.self)
  }

  private static let slots: [String: Item.Slot] = [
    "subject": .subject, "object": .object, "result": .result, "place": .place, "with": .with,
    "purpose": .purpose, "source": .source, "none": .none, "until": .until, "of": .of,
    "page": .page, "topic": .topic, "lead": .lead, "key": .key, "title": .title, "cell": .cell,
  ]

  private static func add(_ word: Substring, to frame: inout Frame) {
    let key = Substring(word.utf8.prefix { $0 != UInt8(ascii: ":") })
    var value = Substring(word.utf8.dropFirst(key.utf8.count + 1))
    switch key {
    case "kind": frame.kind = ClaimKind(rawValue: String(value))
    case "modality": frame.modality = ClaimQuestion.Modality(rawValue: String(value))
    case "needs":
      frame.needsScope = value == "scope"
      frame.needsPlace = value == "place"
      frame.needsCircumstances = value == "circumstances"
    case "may": frame.mayDeny = value == "deny"
    default:
      guard let role = Frame.Role(rawValue: String(key)) else {
        preconditionFailure("no such output: \(word)")
      }
      let isNegated = value.utf8.first == UInt8(ascii: "!")
      if isNegated { value.removeFirst() }
      frame.outputs.append(
        Frame.Output(role: role, pattern: pattern(value), isNegated: isNegated))
    }
  }

  private static func pattern(_ text: Substring) -> Frame.Pattern {
    let parts = text.utf8.split(
      separator: UInt8(ascii: "$"), omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
    guard parts.count == 2 else { return .concept(spaced(text.utf8)) }
    if let place = Int(parts[1]) {
      return parts[0].isEmpty ? .place(place) : .valueAt(prefix: parts[0], place: place)
    }
    return .value(prefix: parts[0], type: parts[1])
  }
}
