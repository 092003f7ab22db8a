internal import LockbBase
internal import LockbMarkdown

/// The running text of a document: paragraphs, list items and quotes, without code and tables.
enum Prose {
  struct Paragraph: Sendable {
    var tokens: [ProseToken]
    var range: SourceRange
  }

  /// A table with the paragraph before it.
  typealias IntroducedTable = (table: Table, range: SourceRange, introduction: [ProseToken])

  /// The tables of a document, each with the paragraph before it.
  ///
  /// - Parameter flattened: the table that a paragraph may be.
  static func tables(
    of document: ParsedDocument, flattened: ([Inline]) -> Table?
  ) -> [IntroducedTable] {
    introduced(in: document) { block in
      switch block.kind {
      case .paragraph(let content): flattened(content).map { [($0, block.range)] } ?? []
      case .table(let table): [(table, block.range)]
      default: []
      }
    }
  }

  /// The lists of a document that are tables, each with the paragraph before the outermost one.
  ///
  /// - Parameter table: the table that a list may be.
  static func listed(
    in document: ParsedDocument, _ table: (List) -> Table?
  ) -> [IntroducedTable] {
    func tables(in block: Block) -> [(Table, SourceRange)] {
      guard case .list(let list) = block.kind else { return [] }
      let own = table(list).map { [($0, block.range)] } ?? []
      return own + list.items.flatMap(\.content).flatMap(tables)
    }
    return introduced(in: document, tables)
  }

  /// The tables that the blocks of a document hold. A heading ends what a paragraph introduces.
  private static func introduced(
    in document: ParsedDocument, _ tables: (Block) -> [(Table, SourceRange)]
  ) -> [IntroducedTable] {
    var paragraph: [Inline] = []
    var found: [IntroducedTable] = []
    for block in document.blocks {
      let tables = tables(block)
      if !tables.isEmpty {
        var tokenizer = ProseTokenizer(source: document.source)
        tokenizer.read(paragraph)
        found += tables.map { ($0, $1, tokenizer.tokens) }
        continue
      }
      switch block.kind {
      case .paragraph(let content): paragraph = content
      case .heading: paragraph = []
      default: break
      }
    }
    return found
  }

  /// The paragraphs of a document, in order.
  ///
  /// - Parameter flattened: the table that a paragraph may be instead.
  static func blocks(
    of document: ParsedDocument, flattened: ([Inline]) -> Table? = { _ in nil }
  ) -> [Paragraph] {
    var blocks: [Paragraph] = []
    for block in document.blocks {
      if case .paragraph(let content) = block.kind, flattened(content) != nil { continue }
      gather(block, document.source, &blocks)
    }
    return blocks
  }

  private static func gather(_ block: Block, _ source: [UInt8], _ blocks: inout [Paragraph]) {
    switch block.kind {
    case .paragraph(let content):
      var tokenizer = ProseTokenizer(source: source)
      tokenizer.read(content)
      blocks.append(Paragraph(tokens: tokenizer.tokens, range: block.range))
      for inline in content {
        guard case .directive(let directive) = inline.kind else { continue }
        gather(directive, in: inline.range, source, &blocks)
      }
    case .blockQuote(let inner), .footnoteDefinition(_, let inner):
      for block in inner { gather(block, source, &blocks) }
    case .callout(let callout):
      for block in callout.content { gather(block, source, &blocks) }
    case .list(let list):
      for block in list.items.flatMap(\.content) { gather(block, source, &blocks) }
    case .directive(let directive): gather(directive, in: block.range, source, &blocks)
    case .heading, .codeBlock, .table, .thematicBreak, .html: break
    }
  }

  /// Reads an argument of a directive that lists several things between bars, as a line of versions
  /// does.
  private static func gather(
    _ directive: Directive, in range: SourceRange, _ source: [UInt8], _ blocks: inout [Paragraph]
  ) {
    for name in directive.arguments.keys.sorted() {
      let text = Array((directive.arguments[name] ?? "").utf8)
      guard text.count < longestList, bars.contains(where: { bar in text.contains(bar) }),
        let start = source[range.lower..<range.upper].firstRange(of: text)?.lowerBound
      else { continue }
      let place = SourceRange(start, start + text.count)
      var tokenizer = ProseTokenizer(source: source)
      tokenizer.readText(place)
      blocks.append(Paragraph(tokens: tokenizer.tokens, range: place))
    }
  }

  /// Marks between the things of a list in a line.
  private static let bars = ["⏐", "│", "｜", "|"].map { Array($0.utf8) }
  /// No line of versions is longer, in bytes.
  private static let longestList = 1_000
}
