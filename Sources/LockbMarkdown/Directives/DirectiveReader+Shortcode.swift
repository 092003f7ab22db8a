extension DirectiveReader {
  /// The shortcode at an offset: `{{< name … >}}`, `{{% /name %}}`, `{{</* shown as it is */>}}`.
  mutating func shortcode(at start: Int) -> Match? {
    let mark: UInt8 = bytes[start + 2] == .less ? .greater : .percent
    if start + 4 < limit, bytes[start + 3] == .slash, bytes[start + 4] == .star {
      return shownShortcode(at: start, mark)
    }
    var directive = Directive(notation: .shortcode, name: "")
    guard var index = skippingSpace(start + 3, blankLines: true) else { return nil }
    if bytes[index] == .slash {
      directive.isClosing = true
      guard let next = skippingSpace(index + 1, blankLines: true) else { return nil }
      index = next
    }
    let nameEnd = shortcodeNameEnd(from: index)
    guard nameEnd > index else { return nil }
    directive.name = text(index, nameEnd)
    index = nameEnd
    var position = 0
    while true {
      guard let next = skippingSpace(index, blankLines: true) else { return nil }
      if let end = shortcodeEnd(at: next, mark) { return Match(directive: directive, end: end) }
      if bytes[next] == .slash, let end = shortcodeEnd(at: next + 1, mark) {
        return Match(directive: directive, end: end, isSelfClosing: true)
      }
      guard next > index, let first = shortcodeValue(at: next, mark, named: true) else {
        return nil
      }
      index = first.end
      if index < limit, bytes[index] == .equals,
        let value = shortcodeValue(at: index + 1, mark, named: false)
      {
        directive.arguments[first.text] = value.text
        index = value.end
      } else {
        directive.arguments[String(position)] = first.text
        position += 1
      }
    }
  }

  /// A shortcode in a comment is shown without the comment marks and never run.
  private mutating func shownShortcode(at start: Int, _ mark: UInt8) -> Match? {
    var index = start + 5
    defer { farthest = max(farthest, index) }
    while index + 4 < limit {
      if bytes[index] == .star, bytes[index + 1] == .slash,
        let end = shortcodeEnd(at: index + 2, mark)
      {
        return Match(directive: Directive(notation: .expression, name: ""), end: end)
      }
      index += 1
    }
    return nil
  }

  private func shortcodeEnd(at index: Int, _ mark: UInt8) -> Int? {
    guard index + 2 < limit, bytes[index] == mark, bytes[index + 1] == .braceClose,
      bytes[index + 2] == .braceClose
    else { return nil }
    return index + 3
  }

  private func shortcodeNameEnd(from start: Int) -> Int {
    var index = start
    while index < limit {
      let byte = bytes[index]
      guard
        byte.isASCIIAlphanumeric || byte >= 0x80 || byte == .underscore || byte == .hyphen
          || byte == .dot || byte == .slash
      else { break }
      index += 1
    }
    return index > start && bytes[index - 1] == .slash ? index - 1 : index
  }

  /// A value: `"quoted"`, `` `raw` `` or a word; `named` ends a word at its equals sign.
  private mutating func shortcodeValue(
    at start: Int, _ mark: UInt8, named: Bool
  ) -> (text: String, end: Int)? {
    guard start < limit else { return nil }
    if bytes[start] == .quote { return quotedValue(at: start) }
    var index = start
    defer { farthest = max(farthest, index) }
    if bytes[start] == .backtick {
      index += 1
      while index < limit, bytes[index] != .backtick { index += 1 }
      return index < limit ? (text(start + 1, index), index + 1) : nil
    }
    var isKey = named
    while index < limit, isWordByte(bytes[index]), shortcodeEnd(at: index, mark) == nil {
      let byte = bytes[index]
      if byte == .slash, shortcodeEnd(at: index + 1, mark) != nil { break }
      if isKey, byte == .equals, index > start { break }
      isKey =
        isKey
        && (byte.isASCIIAlphanumeric || byte >= 0x80 || byte == .underscore
          || byte == .hyphen)
      index += 1
    }
    return index > start ? (text(start, index), index) : nil
  }

  private mutating func quotedValue(at start: Int) -> (text: String, end: Int)? {
    var value: [UInt8] = []
    var index = start + 1
    defer { farthest = max(farthest, index) }
    while index < limit {
      if bytes[index] == .quote { return (String(decoding: value, as: UTF8.self), index + 1) }
      if bytes[index] == .backslash, index + 1 < limit,
        bytes[index + 1] == .quote || bytes[index + 1] == .backslash
      {
        index += 1
      }
      value.append(bytes[index])
      index += 1
    }
    return nil
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case .quote, .backtick, .less, .braceOpen, .braceClose: false
    default: !byte.isMarkdownSpace
    }
  }
}

extension DirectiveReader {
  /// The offset behind the next `{{< /name >}}`.
  func closingShortcodeEnd(_ name: String, from start: Int, before end: Int) -> Int? {
    let name = Array(name.utf8)
    var index = start
    while index + name.count + 7 <= end {
      if bytes[index] == .braceOpen, bytes[index + 1] == .braceOpen,
        bytes[index + 2] == .less || bytes[index + 2] == .percent
      {
        var next = index + 3
        while next < end, bytes[next].isMarkdownSpace { next += 1 }
        if next < end, bytes[next] == .slash {
          next += 1
          while next < end, bytes[next].isMarkdownSpace { next += 1 }
          if bytes[next..<end].starts(with: name) {
            next += name.count
            while next < end, bytes[next].isMarkdownSpace { next += 1 }
            let mark: UInt8 = bytes[index + 2] == .less ? .greater : .percent
            if next + 3 <= end, bytes[next] == mark, bytes[next + 1] == .braceClose,
              bytes[next + 2] == .braceClose
            {
              return next + 3
            }
          }
        }
      }
      index += 1
    }
    return nil
  }
}
