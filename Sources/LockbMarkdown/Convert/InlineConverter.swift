internal import CCmarkGFM
internal import LockbBase

/// Gives cmark's inline nodes their exact bytes.
///
/// cmark's columns cannot be trusted, its order can: the converter walks the nodes and the leaf's
/// text side by side, so that each node starts where the one before it ended.
struct InlineConverter {
  /// Deeper emphasis becomes plain text.
  static let maximumDepth = 64

  /// cmark's nodes and the text do not agree: the text starts elsewhere.
  struct Mismatch: Error {}

  let content: LeafContent
  private var position = 0
  /// How the text at the position is written.
  private var notation = TextMatcher.Notation.text

  init(_ content: LeafContent) {
    self.content = content
  }

  private var bytes: [UInt8] { content.bytes }

  /// Converts the children of a leaf block, whose text may begin with lines that cmark took away.
  ///
  /// What does not fit, or is nested too deep, is plain text.
  static func convert(_ node: CmarkNode, _ content: LeafContent) -> [Inline] {
    exactly(node, content) ?? plainText(content, 0..<content.count)
  }

  /// The lines of a stretch of a leaf as they are written.
  static func plainText(_ content: LeafContent, _ stretch: Range<Int>) -> [Inline] {
    var inlines: [Inline] = []
    for line in content.bytes[stretch].split(separator: 0x0A, omittingEmptySubsequences: false) {
      if let last = inlines.last?.range.upper, line.startIndex > stretch.lowerBound {
        let start = content.sourceRange(line.startIndex - 1, line.startIndex)
        inlines.append(Inline(.softBreak, SourceRange(max(last, start.lower), start.upper)))
      }
      let lower = line.firstIndex { !$0.isBlank } ?? line.endIndex
      guard let upper = line.lastIndex(where: { !$0.isBlank }) else { continue }
      inlines.append(
        Inline(
          .text(String(decoding: line[lower...upper], as: UTF8.self)),
          content.sourceRange(lower, upper + 1)))
    }
    return inlines
  }

  /// The same; nil where the nodes do not come from this text.
  static func exactly(_ node: CmarkNode, _ content: LeafContent) -> [Inline]? {
    var converter = InlineConverter(content)
    converter.position = start(of: node, in: content)
    guard let inlines = try? converter.children(of: node, depth: 0) else { return nil }
    return converter.position == content.count ? inlines : nil
  }

  /// Where the text that cmark read begins.
  private static func start(of node: CmarkNode, in content: LeafContent) -> Int {
    var text = node.stringContent[...]
    while let last = text.last, last.isMarkdownSpace { text.removeLast() }
    let start = content.count - text.count
    return start > 0 && content.bytes[start...].elementsEqual(text) ? start : 0
  }

  private mutating func children(of node: CmarkNode, depth: Int) throws(Mismatch) -> [Inline] {
    var result: [Inline] = []
    for child in node.children {
      let start = position
      let kind = try convert(child, depth: depth)
      if case .text("") = kind { continue }
      // What looks like a footnote without being one goes over lines as a single text.
      if case .text = kind, bytes[start..<position].contains(0x0A) {
        result += Self.plainText(content, start..<position)
        continue
      }
      result.append(Inline(kind, content.sourceRange(start, position)))
    }
    return result
  }

  private mutating func convert(_ node: CmarkNode, depth: Int) throws(Mismatch) -> Inline.Kind {
    switch node.kind {
    case .text:
      var literal = node.literal
      if !matchText(literal) {
        // A lazy line keeps its indentation behind a definition and behind a backslash.
        literal = String(literal.drop { $0 == " " || $0 == "\t" })
        guard isLineStart, matchText(literal) else { throw Mismatch() }
      }
      return .text(literal)
    case .softBreak:
      skipBlanks()
      try expect(0x0A)
      return .softBreak
    case .lineBreak:
      if current == 0x5C { position += 1 } else { skipBlanks() }
      try expect(0x0A)
      return .lineBreak
    case .code: return try code(node.literal)
    case .htmlInline:
      let literal = node.literal
      try matchExactly(literal)
      return .html(literal)
    case .emphasis: return .emphasis(try delimited(node, depth, length: 1))
    case .strong: return .strong(try delimited(node, depth, length: 2))
    case .strikethrough:
      return .strikethrough(try delimited(node, depth, length: run(of: 0x7E)))
    case .link: return .link(try link(node, depth))
    case .image:
      try expect(0x21)
      return .image(try link(node, depth))
    case .footnoteReference: return try footnoteReference()
    default: throw Mismatch()
    }
  }

  // MARK: Kinds

  private mutating func delimited(
    _ node: CmarkNode, _ depth: Int, length: Int
  ) throws(Mismatch) -> [Inline] {
    guard let delimiter = current, length > 0, depth < Self.maximumDepth else { throw Mismatch() }
    guard delimiter == 0x2A || delimiter == 0x5F || delimiter == 0x7E else { throw Mismatch() }
    for _ in 0..<length { try expect(delimiter) }
    let inner = try children(of: node, depth: depth + 1)
    for _ in 0..<length { try expect(delimiter) }
    return inner
  }

  private mutating func code(_ literal: String) throws(Mismatch) -> Inline.Kind {
    let length = run(of: 0x60)
    guard length > 0 else { throw Mismatch() }
    position += length
    while position < bytes.count {
      let run = run(of: 0x60)
      if run == length {
        position += run
        return .code(literal)
      }
      position += max(run, 1)
    }
    throw Mismatch()
  }

  private mutating func footnoteReference() throws(Mismatch) -> Inline.Kind {
    try expect(0x5B)
    try expect(0x5E)
    let start = position
    while let byte = current, byte != 0x5D {
      position += byte == 0x5C && position + 1 < bytes.count ? 2 : 1
    }
    let label = String(decoding: bytes[start..<position], as: UTF8.self)
    try expect(0x5D)
    return .footnoteReference(label: label)
  }

  private mutating func link(_ node: CmarkNode, _ depth: Int) throws(Mismatch) -> Link {
    guard depth < Self.maximumDepth else { throw Mismatch() }
    let opening = current
    var link = Link(
      destination: cmark_node_get_url(node.pointer).map { String(cString: $0) } ?? "",
      title: cmark_node_get_title(node.pointer).map { String(cString: $0) } ?? "", content: [])
    if opening == 0x5B {
      position += 1
      link.content = try children(of: node, depth: depth + 1)
      try expect(0x5D)
      position = LinkTail.end(in: bytes, from: position)
    } else {
      // `<https://…>`, or an address that stands in the text as it is.
      link.isAutolink = true
      notation = opening == 0x3C ? .autolink : .address
      defer { notation = .text }
      if opening == 0x3C { position += 1 }
      link.content = try children(of: node, depth: depth + 1)
      if opening == 0x3C { try expect(0x3E) }
    }
    return link
  }

  // MARK: Text

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var isLineStart: Bool { position == 0 || bytes[position - 1] == 0x0A }

  private func run(of byte: UInt8) -> Int {
    var end = position
    while end < bytes.count, bytes[end] == byte { end += 1 }
    return end - position
  }

  private mutating func skipBlanks() {
    while let byte = current, byte.isMarkdownSpace, byte != 0x0A { position += 1 }
  }

  private mutating func skipSpaces() {
    while let byte = current, byte.isMarkdownSpace { position += 1 }
  }

  private mutating func expect(_ byte: UInt8) throws(Mismatch) {
    guard current == byte else { throw Mismatch() }
    position += 1
  }

  /// Walks over raw text; indentation and line endings may have been changed on the way.
  private mutating func matchExactly(_ literal: String) throws(Mismatch) {
    for byte in literal.utf8 {
      if byte.isMarkdownSpace {
        if current?.isMarkdownSpace ?? false { position += 1 }
      } else {
        if current != byte { skipSpaces() }
        try expect(byte)
      }
    }
  }

  /// Walks over the source of a text node: its bytes, escaped punctuation and entities.
  private mutating func matchText(_ literal: String) -> Bool {
    var literal = literal
    let notation = notation
    let matched = literal.withUTF8 { text in
      bytes.withUnsafeBufferPointer { source in
        TextMatcher.match(text, in: source, from: position, as: notation)
      }
    }
    position = matched ?? position
    return matched != nil
  }
}
