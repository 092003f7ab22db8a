/// Finds where a link ends behind its `]`.
enum LinkTail {
  /// The offset behind `(destination "title")`, `[label]` or `[]`; the offset itself for `[X]`.
  static func end(in bytes: [UInt8], from start: Int) -> Int {
    guard start < bytes.count else { return start }
    return switch bytes[start] {
    case 0x28: inlineEnd(bytes, start) ?? start
    case 0x5B: labelEnd(bytes, start) ?? start
    default: start
    }
  }

  private static func inlineEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    var offset = skipSpaces(bytes, start + 1)
    guard let destination = destinationEnd(bytes, offset) else { return nil }
    offset = skipSpaces(bytes, destination)
    if offset > destination, let title = titleEnd(bytes, offset) {
      offset = skipSpaces(bytes, title)
    }
    return offset < bytes.count && bytes[offset] == 0x29 ? offset + 1 : nil
  }

  private static func destinationEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    var offset = start
    if offset < bytes.count, bytes[offset] == 0x3C {
      offset += 1
      while offset < bytes.count, bytes[offset] != 0x3E {
        if bytes[offset] == 0x0A || bytes[offset] == 0x3C { return nil }
        offset += isEscape(bytes, offset) ? 2 : 1
      }
      return offset < bytes.count ? offset + 1 : nil
    }
    var depth = 0
    while offset < bytes.count, !bytes[offset].isMarkdownSpace {
      if isEscape(bytes, offset) {
        offset += 2
        continue
      }
      if bytes[offset] == 0x28 { depth += 1 }
      if bytes[offset] == 0x29 {
        if depth == 0 { break }
        depth -= 1
      }
      offset += 1
    }
    return depth == 0 ? offset : nil
  }

  private static func titleEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    let closing: UInt8
    switch bytes[start] {
    case 0x22, 0x27: closing = bytes[start]
    case 0x28: closing = 0x29
    default: return nil
    }
    var offset = start + 1
    while offset < bytes.count {
      if bytes[offset] == closing { return offset + 1 }
      offset += isEscape(bytes, offset) ? 2 : 1
    }
    return nil
  }

  private static func labelEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    var offset = start + 1
    while offset < bytes.count, offset - start <= 1_001 {
      switch bytes[offset] {
      case 0x5D: return offset + 1
      case 0x5B: return nil
      default: offset += isEscape(bytes, offset) ? 2 : 1
      }
    }
    return nil
  }

  private static func isEscape(_ bytes: [UInt8], _ offset: Int) -> Bool {
    bytes[offset] == 0x5C && offset + 1 < bytes.count && bytes[offset + 1].isASCIIPunctuation
  }

  private static func skipSpaces(_ bytes: [UInt8], _ start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset].isMarkdownSpace { offset += 1 }
    return offset
  }
}
