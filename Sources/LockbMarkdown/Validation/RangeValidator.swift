internal import LockbBase

/// Holds every node of a tree against the bytes of its range.
struct RangeValidator {
  let source: [UInt8]
  private(set) var violations: [String] = []

  /// Compares with the bytes as they are read: `?` stands for each that is no UTF-8.
  init(source: [UInt8]) {
    self.source = SourceSanitizer.sanitized(source, bodyStart: 0)
  }

  private mutating func expect(_ condition: Bool, _ what: String, _ range: SourceRange) {
    guard !condition else { return }
    let text = String(decoding: source[range.offsets].prefix(80), as: UTF8.self)
    violations.append("\(range.lower)..<\(range.upper): \(what): \(text)")
  }

  private func byte(_ offset: Int) -> UInt8 { source.indices.contains(offset) ? source[offset] : 0 }

  // MARK: Blocks

  /// Checks that blocks are inside their container, in order and apart, and checks each of them.
  mutating func check(_ blocks: [Block], in outer: SourceRange) {
    var end = outer.lower
    for block in blocks {
      expect(outer.contains(block.range), "a block is outside its container", block.range)
      expect(block.range.lower >= end, "a block overlaps the one before it", block.range)
      end = block.range.upper
      check(block)
    }
  }

  private mutating func check(_ block: Block) {
    let range = block.range
    switch block.kind {
    case .heading(let heading): check(heading.content, in: range)
    case .paragraph(let content):
      expect(
        range.isEmpty
          || !byte(range.lower).isMarkdownSpace && !byte(range.upper - 1).isMarkdownSpace,
        "a paragraph begins or ends with white space", range)
      check(content, in: range)
    case .blockQuote(let inner):
      expect(byte(range.lower) == 0x3E, "a quote begins with >", range)
      check(inner, in: range)
    case .callout(let callout):
      expect(byte(range.lower) == 0x3E, "a callout begins with >", range)
      expect(range.contains(callout.label), "a callout holds its label", range)
      check(callout.content, in: range)
    case .footnoteDefinition(let label, let inner):
      expect(
        source[range.offsets].starts(with: "[^\(label)]:".utf8), "a footnote begins with its label",
        range)
      check(inner, in: range)
    case .list(let list):
      checkItems(list.items.map(\.range), in: range)
      for item in list.items {
        expect(isListMarker(at: item.range.lower), "an item begins with its marker", item.range)
        check(item.content, in: item.range)
      }
    case .codeBlock(let code): check(code, range)
    case .table(let table): check(table, range)
    case .thematicBreak:
      expect([0x2A, 0x2D, 0x5F].contains(byte(range.lower)), "a break begins with its mark", range)
    case .html(let literal):
      let first = literal.utf8.first { !$0.isMarkdownSpace }
      expect(first == nil || first == byte(range.lower), "raw HTML begins with its text", range)
    case .directive: checkDirective(range)
    }
  }

  private mutating func checkItems(_ items: [SourceRange], in outer: SourceRange) {
    var end = outer.lower
    for item in items {
      expect(outer.contains(item), "an item is outside its list", item)
      expect(item.lower >= end, "an item overlaps the one before it", item)
      end = item.upper
    }
  }

  private func isListMarker(at offset: Int) -> Bool {
    [0x2A, 0x2B, 0x2D].contains(byte(offset)) || 0x30...0x39 ~= byte(offset)
  }

  private mutating func check(_ code: CodeBlock, _ range: SourceRange) {
    expect(range.contains(code.content), "a code block holds its code", range)
    // Containers take markers and indentation away, so lines are compared from their ends.
    for (line, wanted) in zip(
      source[code.content.offsets].lines, Array(code.literal.utf8)[...].lines)
    {
      let wanted = wanted.drop(while: \.isBlank)
      expect(
        line.suffix(wanted.count) == wanted, "a code line is not where it is said to be",
        code.content)
    }
  }

  private mutating func check(_ table: Table, _ range: SourceRange) {
    var end = range.lower
    for row in [table.header] + table.rows {
      expect(
        range.contains(row.range) && row.range.lower >= end, "a row is out of place", row.range)
      end = row.range.lower
      for cell in row.cells {
        expect(row.range.contains(cell.range), "a cell is outside its row", cell.range)
        expect(cell.range.lower >= end, "a cell overlaps the one before it", cell.range)
        end = cell.range.upper
        check(cell.content, in: cell.range)
      }
      end = row.range.upper
    }
  }

  // MARK: Inlines

  private mutating func check(_ content: [Inline], in outer: SourceRange) {
    var end = outer.lower
    for inline in content {
      expect(outer.contains(inline.range), "text is outside its container", inline.range)
      expect(inline.range.lower >= end, "text overlaps what is before it", inline.range)
      end = inline.range.upper
      check(inline)
    }
  }

  private mutating func check(_ inline: Inline) {
    let range = inline.range
    let first = byte(range.lower)
    let last = byte(range.upper - 1)
    switch inline.kind {
    case .text(let literal):
      expect(
        isText(literal, range) || isCellText(literal, range), "text is not its source", range)
    case .code(let literal):
      expect(first == 0x60 && last == 0x60, "code stands between backticks", range)
      expect(source[range.offsets].containsInOrder(literal.utf8), "code is not its source", range)
    case .emphasis(let inner):
      expect(first == last && (first == 0x2A || first == 0x5F), "emphasis has its marks", range)
      check(inner, in: range)
    case .strong(let inner):
      let marks = source[range.offsets].prefix(2) + source[range.offsets].suffix(2)
      expect(
        Set(marks).count == 1 && (first == 0x2A || first == 0x5F), "strong has its marks", range)
      check(inner, in: range)
    case .strikethrough(let inner):
      expect(first == 0x7E && last == 0x7E, "strikethrough has its marks", range)
      check(inner, in: range)
    case .link(let link):
      let closes = [0x29, 0x5D, 0x3E].contains(last)
      expect(link.isAutolink || first == 0x5B && closes, "a link has its brackets", range)
      check(link.content, in: range)
    case .image(let image):
      expect(first == 0x21 && (last == 0x29 || last == 0x5D), "an image has its brackets", range)
      check(image.content, in: range)
    case .html(let literal):
      expect(
        first == 0x3C && source[range.offsets].containsInOrder(literal.utf8),
        "raw HTML is not its source", range)
    case .softBreak, .lineBreak:
      expect(last == 0x0A || last == 0x0D, "a break ends its line", range)
    case .footnoteReference(let label):
      expect(
        source[range.offsets].elementsEqual("[^\(label)]".utf8), "a footnote is not its source",
        range)
    case .directive: checkDirective(range)
    case .reference(_, let inner):
      expect(first == 0x5B && last == 0x5D, "a reference has its brackets", range)
      check(inner, in: range)
    }
  }

  private func isText(_ literal: String, _ range: SourceRange) -> Bool {
    var literal = literal
    return literal.withUTF8 { text in
      source.withUnsafeBufferPointer { source in
        [TextMatcher.Notation.text, .autolink, .address, .footnote].contains { notation in
          TextMatcher.match(text, in: source, from: range.lower, as: notation) == range.upper
        }
      }
    }
  }

  /// In a table cell a pipe has one backslash more than elsewhere.
  private func isCellText(_ literal: String, _ range: SourceRange) -> Bool {
    guard literal.utf8.contains(0x7C) else { return false }
    let source = source[range.offsets]
    if source.containsInOrder(literal.utf8) { return true }
    var cell: [UInt8] = []
    for byte in source {
      if byte == 0x7C, cell.last == 0x5C { cell.removeLast() }
      cell.append(byte)
    }
    var literal = literal
    return literal.withUTF8 { text in
      cell.withUnsafeBufferPointer { TextMatcher.match(text, in: $0, from: 0) == $0.count }
    }
  }

  private mutating func checkDirective(_ range: SourceRange) {
    let first = byte(range.lower)
    let last = byte(range.upper - 1)
    let isImport =
      source[range.offsets].starts(with: "import".utf8)
      || source[range.offsets].starts(with: "export".utf8)
    expect(
      first == 0x7B && last == 0x7D || first == 0x3C && last == 0x3E || isImport,
      "a directive has its brackets", range)
  }
}

extension ArraySlice<UInt8> {
  /// The lines without their endings: LF, CR or both.
  fileprivate var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      defer { index += 1 }
      guard self[index].isLineEnding else { continue }
      lines.append(self[start..<index])
      if self[index] == 0x0D, index + 1 < endIndex, self[index + 1] == 0x0A { index += 1 }
      start = index + 1
    }
    return lines + [self[start..<endIndex]]
  }

  /// Whether the other bytes are all here, in the same order: line endings and white space aside.
  fileprivate func containsInOrder(_ other: some Sequence<UInt8>) -> Bool {
    var rest = self
    for byte in other where !byte.isMarkdownSpace {
      guard let found = rest.firstIndex(of: byte) else { return false }
      rest = rest[(found + 1)...]
    }
    return true
  }
}
