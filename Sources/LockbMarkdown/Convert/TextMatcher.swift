internal import CCmarkGFM

/// Matches a text node's literal with its source, in which punctuation may be escaped and
/// characters written as entities.
enum TextMatcher {
  /// The longest entity of HTML, `&CounterClockwiseContourIntegral;`, and room for numbers.
  private static let longestEntity = 40

  /// The offset behind the literal's source; nil where they do not agree.
  static func match(
    _ literal: UnsafeBufferPointer<UInt8>, in source: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    var offset = start
    var index = 0
    while index < literal.count {
      guard offset < source.count else { return nil }
      let byte = source[offset]
      if byte == 0x5C {
        guard let length = escape(literal[index], in: source, at: offset) else { return nil }
        offset += length
        index += 1
      } else if byte == 0x26, let (length, text) = entity(in: source, at: offset),
        starts(literal, with: text, at: index)
      {
        offset += length
        index += text.count
      } else if byte == literal[index] {
        offset += 1
        index += 1
      } else {
        return nil
      }
    }
    return offset
  }

  /// The number of source bytes that stand for a byte of the literal at a backslash.
  private static func escape(
    _ wanted: UInt8, in source: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Int? {
    let next = offset + 1 < source.count ? source[offset + 1] : 0
    if next.isASCIIPunctuation, next == wanted { return 2 }
    // Before a letter, and inside an autolink, the backslash is itself.
    return wanted == 0x5C ? 1 : nil
  }

  private static func starts(
    _ literal: UnsafeBufferPointer<UInt8>, with text: [UInt8], at index: Int
  ) -> Bool {
    index + text.count <= literal.count
      && literal[index..<(index + text.count)].elementsEqual(text)
  }

  /// The length of the entity at an offset and the text it stands for.
  static func entity(
    in source: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (length: Int, text: [UInt8])? {
    let limit = min(source.count, offset + longestEntity)
    guard let end = source[(offset + 1)..<limit].firstIndex(of: 0x3B), end > offset + 1,
      let base = source.baseAddress
    else { return nil }
    // cmark has the table of entities, and gives it away only by parsing.
    let length = end + 1 - offset
    guard
      let document = base.withMemoryRebound(to: CChar.self, capacity: source.count, { characters in
        cmark_parse_document(characters + offset, length, CMARK_OPT_DEFAULT)
      })
    else { return nil }
    defer { cmark_node_free(document) }
    guard let paragraph = cmark_node_first_child(document),
      let node = cmark_node_first_child(paragraph), cmark_node_next(node) == nil
    else { return nil }
    let text = Array(CmarkNode(pointer: node).literal.utf8)
    return text.elementsEqual(source[offset..<(offset + length)]) ? nil : (length, text)
  }
}
