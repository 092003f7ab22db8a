/// Reads frames from a pack's table, one a line; `#` begins a comment.
enum FrameTable {
  static func frames(of table: String) -> [Frame] {
    table.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let name = words.first, !name.hasPrefix("#") else { return nil }
      guard let arrow = words.firstIndex(of: "=>"), name.hasSuffix(":") else {
        preconditionFailure("no frame: \(line)")
      }
      var frame = Frame(
        name: String(name.dropLast()), elements: words[1..<arrow].map { element($0) }, outputs: [])
      for word in words[(arrow + 1)...] { add(word, to: &frame) }
      return frame
    }
  }

  /// What one word of a table stands for.
  static func element(_ word: String) -> Frame.Element {
    var word = word[...]
    var element = Frame.Element(choices: [], isOptional: false, slots: [])
    if word.hasPrefix("!") {
      element.isNegated = true
      word.removeFirst()
    } else if word.hasPrefix("+") {
      element.isNegated = false
      word.removeFirst()
    }
    if word.hasSuffix("?") {
      element.isOptional = true
      word.removeLast()
    }
    if let at = word.firstIndex(of: "@") {
      element.slots = word[word.index(after: at)...].split(separator: "|").map { name in
        guard let slot = slots[String(name)] else { preconditionFailure("no such slot: \(name)") }
        return slot
      }
      word = word[..<at]
    }
    element.choices = word.split(separator: "|").map(concept)
    return element
  }

  /// A concept as a table writes it: `*` at the end stands for any value, `_` for a space.
  static func concept(_ text: some StringProtocol) -> String {
    let isCode = text.hasPrefix("api/") || text.hasPrefix("key/")
    let concept = String(text.hasSuffix("*") ? String(text.dropLast()) : String(text))
    return isCode ? concept : concept.replacing("_", with: " ")
  }

  private static let slots: [String: Item.Slot] = [
    "subject": .subject, "object": .object, "result": .result, "place": .place, "with": .with,
    "purpose": .purpose, "source": .source, "none": .none, "until": .until, "of": .of,
    "page": .page, "topic": .topic, "lead": .lead, "key": .key, "title": .title, "cell": .cell,
  ]

  private static func add(_ word: String, to frame: inout Frame) {
    let key = word.prefix { $0 != ":" }
    var value = word.dropFirst(key.count + 1)
    if key == "kind" {
      frame.kind = ClaimKind(rawValue: String(value))
    } else if key == "modality" {
      frame.modality = ClaimQuestion.Modality(rawValue: String(value))
    } else if key == "needs" {
      frame.needsScope = value == "scope"
      frame.needsPlace = value == "place"
      frame.needsCircumstances = value == "circumstances"
    } else if key == "may" {
      frame.mayDeny = value == "deny"
    } else {
      guard let role = Frame.Role(rawValue: String(key)) else {
        preconditionFailure("no such output: \(word)")
      }
      let isNegated = value.hasPrefix("!")
      if isNegated { value.removeFirst() }
      frame.outputs.append(
        Frame.Output(role: role, pattern: pattern(value), isNegated: isNegated))
    }
  }

  private static func pattern(_ text: Substring) -> Frame.Pattern {
    let parts = text.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return .concept(String(text).replacing("_", with: " ")) }
    if let place = Int(parts[1]) {
      return parts[0].isEmpty ? .place(place) : .valueAt(prefix: String(parts[0]), place: place)
    }
    return .value(prefix: String(parts[0]), type: String(parts[1]))
  }
}
