internal import CCmarkGFM

/// Matches a text node's literal with its source, in which punctuation may be escaped and
/// characters written as entities.
enum TextMatcher {
  /// How the source of a text is written.
  enum Notation {
    /// With escapes and entities.
    case text
    /// `<…>`: with entities only.
    case autolink
    /// An address in running text: as it is, or as text.
    case address
    /// The rest of what looks like a footnote without being one: as it is up to its bracket.
    case footnote
  }

  /// The longest entity of HTML, `&CounterClockwiseContourIntegral;`, and room for numbers.
  private static let longestEntity = 40

  /// The offset behind the literal's source; nil where they do not agree.
  static func match(
    _ literal: UnsafeBufferPointer<UInt8>, in source: UnsafeBufferPointer<UInt8>, from start: Int,
    as notation: Notation = .text
  ) -> Int? {
    if notation == .address, source.count - start >= literal.count,
      source[start..<(start + literal.count)].elementsEqual(literal)
    {
      return start + literal.count
    }
    let head = notation == .footnote ? footnoteRest(literal, in: source, from: start) : 0
    var offset = start + head
    var index = head
    while index < literal.count {
      guard offset < source.count else { return nil }
      let byte = source[offset]
      if byte == 0x5C, notation != .autolink {
        guard let length = escape(literal[index], in: source, at: offset) else { return nil }
        offset += length
        index += 1
      } else if byte == 0x26, let (length, text) = entity(in: source, at: offset),
        starts(literal, with: text, at: index)
      {
        offset += length
        index += text.count
      } else if byte == literal[index] {
        let length = byte == 0x5B ? footnoteLength(literal, index, source, offset) : 1
        offset += length
        index += length
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
    if next.isASCIIPunctuation { return next == wanted ? 2 : nil }
    // Before anything else the backslash is itself.
    return wanted == 0x5C ? 1 : nil
  }

  /// The bytes of `[^label]` where no definition answers: as it is, escapes and entities too.
  private static func footnoteLength(
    _ literal: UnsafeBufferPointer<UInt8>, _ index: Int, _ source: UnsafeBufferPointer<UInt8>,
    _ offset: Int
  ) -> Int {
    guard offset + 1 < source.count, source[offset + 1] == 0x5E else { return 1 }
    var length = 0
    while offset + length < source.count, index + length < literal.count,
      source[offset + length] == literal[index + length]
    {
      length += 1
      let byte = source[offset + length - 1]
      let isEscaped = length > 1 && source[offset + length - 2] == 0x5C
      if byte == 0x5D, !isEscaped { return length }
      if length > 1_000 || length > 1 && byte == 0x5B { return 1 }
    }
    return 1
  }

  /// The bytes up to the first bracket that closes, as far as they are the literal's.
  private static func footnoteRest(
    _ literal: UnsafeBufferPointer<UInt8>, in source: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    zip(literal, source[start...]).prefix { $0 == $1 && $0 != 0x5D }.count
  }

  private static func starts(
    _ literal: UnsafeBufferPointer<UInt8>, with text: [UInt8], at index: Int
  ) -> Bool {
    index + text.count <= literal.count
      && literal[index..<(index + text.count)].elementsEqual(text)
  }

  /// The length of the entity at an offset and the text it stands for.
  private static func entity(
    in source: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (length: Int, text: [UInt8])? {
    let limit = min(source.count, offset + longestEntity)
    guard
      let end = source[(offset + 1)..<limit].firstIndex(where: {
        !$0.isASCIIAlphanumeric && $0 != 0x23
      }), source[end] == 0x3B, end > offset + 1, let base = source.baseAddress
    else { return nil }
    // cmark has the table of entities, and gives it away only by parsing.
    let length = end + 1 - offset
    guard
      let document = base.withMemoryRebound(
        to: CChar.self, capacity: source.count,
        { characters in
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
