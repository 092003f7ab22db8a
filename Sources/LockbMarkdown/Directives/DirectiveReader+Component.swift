extension DirectiveReader {
  /// The tag at an offset: `<Name …>`, `</Name>`, `<Name … />`, `<>`. A lower-case tag is ours
  /// only where an attribute in braces shows that it is no HTML.
  mutating func component(at start: Int) -> Match? {
    var index = start + 1
    var directive = Directive(notation: .component, name: "")
    if bytes[index] == .slash {
      directive.isClosing = true
      index += 1
    }
    guard let name = componentName(at: index) else { return nil }
    directive.name = name.text
    index = name.end
    var match = Match(end: index, isMDXMark: true)
    var hasBraces = false
    while true {
      guard let next = skippingSpace(index) else { return nil }
      if bytes[next] == .greater {
        match.end = next + 1
        break
      }
      if bytes[next] == .slash, next + 1 < limit, bytes[next + 1] == .greater {
        match.end = next + 2
        match.isSelfClosing = true
        break
      }
      guard next > index, !directive.isClosing, let value = attribute(at: next, name.isHTML)
      else { return nil }
      if let key = value.key { directive.arguments[key] = value.text }
      hasBraces = hasBraces || value.isInBraces
      index = value.end
    }
    if name.isHTML, !hasBraces {
      match.isMDXMark = false
      return match
    }
    match.directive = directive
    return match
  }

  private func componentName(at start: Int) -> (text: String, end: Int, isHTML: Bool)? {
    var index = start
    var hasDot = false
    while index < limit {
      let byte = bytes[index]
      guard
        byte.isASCIIAlphanumeric || byte == .underscore || byte == .hyphen || byte == .dot
      else { break }
      hasDot = hasDot || byte == .dot
      index += 1
    }
    guard index < limit else { return nil }
    let after = bytes[index]
    if index == start { return after == .greater ? ("", index, false) : nil }
    guard after.isMarkdownSpace || after == .greater || after == .slash,
      bytes[start].isUppercase || bytes[start].isLowercase, bytes[index - 1] != .dot,
      index - start <= 256
    else { return nil }
    let text = text(start, index)
    let isHTML = bytes[start].isLowercase && !hasDot || Self.rawElements.contains(text)
    return (text, index, isHTML)
  }

  /// Elements of HTML whose content is no Markdown, as careless writers spell them.
  private static let rawElements: Set<String> = ["PRE", "SCRIPT", "STYLE", "TEXTAREA"]

  private struct Attribute {
    /// Nil for `{...spread}`.
    var key: String?
    var text = "true"
    var end: Int
    var isInBraces = false
  }

  private mutating func attribute(at start: Int, _ isHTML: Bool) -> Attribute? {
    if bytes[start] == .braceOpen {
      return bracesEnd(at: start).map { Attribute(end: $0, isInBraces: true) }
    }
    var index = start
    while index < limit, isAttributeName(bytes[index]) { index += 1 }
    guard index > start, !bytes[start].isDigit, bytes[start] != .hyphen else { return nil }
    var result = Attribute(key: text(start, index), end: index)
    guard let equals = skippingSpace(index), bytes[equals] == .equals else { return result }
    guard let value = skippingSpace(equals + 1) else { return nil }
    var trimmed = 1
    switch bytes[value] {
    case .braceOpen:
      guard let end = bracesEnd(at: value) else { return nil }
      result.end = end
      result.isInBraces = true
      if isString(value..<end) { trimmed = 2 }
    case .quote, .apostrophe:
      guard let end = attributeStringEnd(at: value) else { return nil }
      result.end = end
    default:
      guard isHTML else { return nil }
      trimmed = 0
      result.end = value
      while result.end < limit, !bytes[result.end].isMarkdownSpace, bytes[result.end] != .greater {
        result.end += 1
      }
    }
    result.text = text(value + trimmed, result.end - trimmed)
    return result
  }

  /// The offset behind a quoted value. It may span lines, but no blank one; it has no escapes.
  private mutating func attributeStringEnd(at start: Int) -> Int? {
    let quote = bytes[start]
    var index = start + 1
    defer { farthest = max(farthest, index) }
    while index < limit {
      if bytes[index] == quote { return index + 1 }
      if bytes[index].isLineEnding {
        guard let next = skippingSpace(index) else { return nil }
        index = next
      } else {
        index += 1
      }
    }
    return nil
  }

  private func isAttributeName(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == .underscore || byte == .hyphen || byte == .dot
      || byte == .colon || byte == 0x24 || byte >= 0x80
  }
}
