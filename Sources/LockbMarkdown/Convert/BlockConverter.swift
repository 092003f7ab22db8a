internal import CCmarkGFM
internal import LockbBase

/// Turns cmark's blocks into ours, with exact bytes.
struct BlockConverter {
  /// Blocks nested deeper are carried as they are, unread.
  static let maximumDepth = 64

  let lines: SourceLines
  let dialect: MarkdownParser.Dialect
  /// Whether the text stands inside components, where indentation makes no code.
  var hasComponents = false
  private(set) var diagnostics: [Diagnostic] = []

  init(_ lines: SourceLines, dialect: MarkdownParser.Dialect) {
    self.lines = lines
    self.dialect = dialect
  }

  private var source: [UInt8] { lines.source }

  /// What surrounds a block.
  struct Surroundings {
    var depth = 0
    /// Block quotes, whose marker begins each line.
    var quotes = 0
  }

  /// Converts the children of a container, sorted by place.
  mutating func children(
    of node: CmarkNode, in outer: Surroundings = Surroundings()
  ) -> [Block] {
    var blocks: [Block] = []
    for child in node.children {
      if child.kind == .footnoteDefinition, let note = convert(child, in: outer) {
        // cmark moves notes to the end of the document.
        FootnotePlacer.insert(note, into: &blocks)
      } else if child.kind == .paragraph {
        blocks += paragraphs(child, in: outer)
      } else if hasComponents, let texts = indentedTexts(child, in: outer) {
        blocks += texts
      } else if let block = convert(child, in: outer) {
        blocks.append(block)
      }
    }
    return blocks
  }

  private mutating func convert(_ node: CmarkNode, in outer: Surroundings) -> Block? {
    let start = start(of: node)
    let ownEnd = max(start, lines.end(node.endLine))
    guard outer.depth < Self.maximumDepth else {
      reportDepth(SourceRange(start, ownEnd), "blocks")
      return Block(.html(""), SourceRange(start, ownEnd))
    }
    var inner = outer
    inner.depth += 1
    switch node.kind {
    case .blockQuote:
      inner.quotes += 1
      let blocks = children(of: node, in: inner)
      return Block(.blockQuote(blocks), span(start, blocks.last?.range.upper ?? ownEnd))
    case .footnoteDefinition:
      let (label, start) = footnoteLabel(before: start, line: node.startLine)
      let blocks = children(of: node, in: inner)
      return Block(
        .footnoteDefinition(label: label, blocks), span(start, blocks.last?.range.upper ?? ownEnd))
    case .list: return list(node, start, inner)
    case .heading: return heading(node, start, outer)
    case .codeBlock: return code(node, start, outer)
    case .htmlBlock:
      let literal = node.literal
      let last = node.startLine + max(Array(literal.utf8).lineCount, 1) - 1
      return Block(.html(literal), span(start, lines.trimmedEnd(last)))
    case .thematicBreak:
      return Block(.thematicBreak, span(start, lines.trimmedEnd(node.startLine)))
    case .table:
      let converter = TableConverter(lines: lines, quotes: outer.quotes)
      let line = headerLine(of: node)
      let (table, range) = converter.convert(
        node, headerLine: line, from: line == node.startLine ? start : nil)
      return Block(.table(table), range)
    default: return nil
    }
  }

  private func span(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(start, max(start, end))
  }

  /// The end of a block whose lines cmark keeps: its own count of them is wrong where another block
  /// ends it.
  private func end(of literal: String, from line: Int) -> Int {
    lines.end(line + max(Array(literal.utf8).lineCount, 1) - 1)
  }

  /// The end of a block's last line without white space.
  private func trimmedEnd(_ node: CmarkNode, _ start: Int) -> Int {
    max(start, lines.trimmedEnd(node.endLine))
  }

  // MARK: Kinds

  /// A paragraph, or the tables among its lines and what stands around them.
  private mutating func paragraphs(_ node: CmarkNode, in outer: Surroundings) -> [Block] {
    let content = paragraphContent(node, in: outer)
    guard content.count > 0 else { return [] }
    let inlines = inlines(node, content)
    let start = inlines.first?.range.lower ?? content.sourceOffset(0)
    let whole = Block(.paragraph(inlines), span(start, content.sourceEnd))
    guard dialect == .documentation, content.bytes.contains(0x7C) else { return [whole] }
    return TableRecovery(content).blocks(of: whole) { diagnostics.append($0) }
  }

  private func paragraphContent(_ node: CmarkNode, in outer: Surroundings) -> LeafContent {
    // A paragraph that a table's header ends is cut out of the table, and has no lines of its own.
    if node.startLine == 0, let table = node.next, table.kind == .table {
      let text = table.stringContent
      let last = table.startLine + text.lineCount - 2
      let content = LeafContent(
        text.droppingLastLine, endingIn: last, notBefore: table.startLine, lines)
      return content?.unescapingPipes() ?? LeafContent()
    }
    let text = node.stringContent
    for last in [node.endLine, node.startLine + text.lineCount - 1, node.endLine - 1] {
      if let content = LeafContent(text, endingIn: last, notBefore: node.startLine, lines) {
        return content
      }
    }
    return lines.paragraph(
      from: start(of: node), firstLine: node.startLine, lastLine: node.endLine,
      quotes: outer.quotes)
  }

  /// The inlines of a leaf, as plain text where they are nested too deep.
  private mutating func inlines(_ node: CmarkNode, _ content: LeafContent) -> [Inline] {
    if let inlines = InlineConverter.exactly(node, content) { return inlines }
    reportDepth(content.sourceRange(0, content.count), "marks")
    return InlineConverter.plainText(content, 0..<content.count)
  }

  private mutating func reportDepth(_ range: SourceRange, _ what: String) {
    diagnostics.append(
      Diagnostic(
        "nested-too-deep", .warning,
        "\(what) nested more than \(Self.maximumDepth) deep are not read", at: range))
  }

  private func start(of node: CmarkNode) -> Int {
    min(lines.start(node.startLine) + max(node.startColumn, 1) - 1, source.count)
  }

  private mutating func list(_ node: CmarkNode, _ start: Int, _ inner: Surroundings) -> Block {
    let isNumbered = cmark_node_get_list_type(node.pointer) == CMARK_ORDERED_LIST
    var items: [ListItem] = []
    for item in node.children {
      let itemStart = lines.start(item.startLine) + max(item.startColumn, 1) - 1
      let isTask = String(cString: cmark_node_get_type_string(item.pointer)) == "tasklist"
      let content = children(of: item, in: inner)
      let end = content.last?.range.upper ?? trimmedEnd(item, itemStart)
      items.append(
        ListItem(
          isDone: isTask ? cmark_gfm_extensions_get_tasklist_item_checked(item.pointer) : nil,
          content: content, range: span(itemStart, end)))
    }
    let list = List(
      start: isNumbered ? Int(cmark_node_get_list_start(node.pointer)) : nil,
      isTight: cmark_node_get_list_tight(node.pointer) != 0, items: items)
    return Block(
      .list(list), span(items.first?.range.lower ?? start, items.last?.range.upper ?? start))
  }

  private mutating func heading(
    _ node: CmarkNode, _ start: Int, _ outer: Surroundings
  ) -> Block {
    let level = Int(cmark_node_get_heading_level(node.pointer))
    let text = node.stringContent
    // cmark counts the line behind an underlined heading as its last, except at the file's end.
    for line in [node.endLine - 1, node.endLine]
    where line > node.startLine && isUnderline(line, quotes: outer.quotes) {
      guard
        let content = LeafContent(text, endingIn: line - 1, notBefore: node.startLine, lines)
      else { continue }
      let inlines = inlines(node, content)
      return Block(
        .heading(Heading(level: level, content: inlines)),
        span(inlines.first?.range.lower ?? start, lines.trimmedEnd(line)))
    }
    let content = atxContent(from: start, line: node.startLine)
    return Block(
      .heading(Heading(level: level, content: inlines(node, content))),
      span(start, lines.trimmedEnd(node.startLine)))
  }

  private func isUnderline(_ line: Int, quotes: Int) -> Bool {
    let start = lines.contentStart(line, quotes: quotes)
    let text = source[start..<max(start, lines.trimmedEnd(line))]
    guard let mark = text.first, mark == 0x3D || mark == 0x2D else { return false }
    return text.allSatisfy { $0 == mark }
  }

  /// The text of `## Text ##`.
  private func atxContent(from start: Int, line: Int) -> LeafContent {
    let end = lines.end(line)
    var lower = start
    while lower < end, source[lower] == 0x23 { lower += 1 }
    while lower < end, source[lower].isBlank { lower += 1 }
    var upper = end
    while upper > lower, source[upper - 1].isMarkdownSpace { upper -= 1 }
    var closing = upper
    while closing > lower, source[closing - 1] == 0x23 { closing -= 1 }
    if closing == lower || source[closing - 1].isBlank { upper = closing }
    var content = LeafContent()
    content.append(source, lower..<max(lower, upper))
    content.trimEnd()
    return content
  }

  private func code(_ node: CmarkNode, _ start: Int, _ outer: Surroundings) -> Block {
    let info = cmark_node_get_fence_info(node.pointer).map { String(cString: $0) } ?? ""
    var length: Int32 = 0
    var offset: Int32 = 0
    var character: CChar = 0
    let isFenced = cmark_node_get_fenced(node.pointer, &length, &offset, &character) != 0
    let literal = node.literal
    var block = CodeBlock(info: info, literal: literal, content: span(start, start))
    guard isFenced else {
      block.content = span(start, end(of: literal, from: node.startLine))
      return Block(.codeBlock(block), block.content)
    }
    // cmark's last line is one too many where the container around an open fence ends.
    let closing = node.startLine + Array(literal.utf8).lineCount + 1
    let closes =
      closing <= min(node.endLine, node.parent?.endLine ?? 0)
      && isFence(line: closing, character, Int(length), quotes: outer.quotes)
    let first = min(lines.start(node.startLine + 1), source.count)
    block.content = SourceRange(first, max(first, lines.start(closing)))
    let end = closes ? lines.trimmedEnd(closing) : block.content.upper
    return Block(.codeBlock(block), span(start, max(end, lines.trimmedEnd(node.startLine))))
  }

  /// Indented lines as the paragraphs that they are inside a component; nil where there is more
  /// in them.
  private func indentedTexts(_ node: CmarkNode, in outer: Surroundings) -> [Block]? {
    guard node.kind == .codeBlock, !isFenced(node)
    else { return nil }
    var blocks: [Block] = []
    let literal = node.literal
    let last = node.startLine + Array(literal.utf8).lineCount - 1
    var line = node.startLine
    while line <= last {
      let start = lines.contentStart(line, quotes: outer.quotes)
      var end = line
      while end < last, lines.trimmedEnd(end + 1) > lines.start(end + 1) { end += 1 }
      if start < lines.trimmedEnd(line) {
        let content = lines.paragraph(
          from: start, firstLine: line, lastLine: end, quotes: outer.quotes)
        guard let tree = CmarkTree(content.bytes), let paragraph = tree.onlyParagraph,
          let inlines = InlineConverter.exactly(paragraph, content)
        else { return nil }
        blocks.append(Block(.paragraph(inlines), span(start, content.sourceEnd)))
        line = end
      }
      line += 1
    }
    return blocks
  }

  private func isFenced(_ node: CmarkNode) -> Bool {
    var length: Int32 = 0
    var offset: Int32 = 0
    var character: CChar = 0
    return cmark_node_get_fenced(node.pointer, &length, &offset, &character) != 0
  }

  private func isFence(line: Int, _ character: CChar, _ length: Int, quotes: Int) -> Bool {
    var offset = lines.contentStart(line, quotes: quotes)
    var count = 0
    while offset < lines.end(line), source[offset] == UInt8(bitPattern: character) {
      count += 1
      offset += 1
    }
    return count >= length && source[offset..<max(offset, lines.end(line))].allSatisfy(\.isBlank)
  }

  /// The label of a note and the offset of its `[^label]:`, behind which cmark begins it.
  private func footnoteLabel(before end: Int, line: Int) -> (label: String, start: Int) {
    let lower = lines.start(line)
    var close = end
    while close > lower, source[close - 1].isBlank || source[close - 1] == 0x3A { close -= 1 }
    close = max(close - 1, lower)
    var start = close
    var found = close
    while start > lower, source[start - 1] != 0x5D, !source[start - 1].isBlank {
      start -= 1
      if source[start] == 0x5B, source[start + 1] == 0x5E { found = start }
    }
    let label = source[min(found + 2, close)..<close]
    return (String(decoding: label, as: UTF8.self), found)
  }

  /// A table can follow the lines of a paragraph, and cmark counts from the paragraph's start.
  private func headerLine(of table: CmarkNode) -> Int {
    table.startLine + max(table.stringContent.lineCount - 1, 0)
  }
}
