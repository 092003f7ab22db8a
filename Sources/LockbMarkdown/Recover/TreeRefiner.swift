internal import LockbBase

/// Goes through a converted tree once: recognises callouts, heading ids and what `InlineRefiner`
/// finds, puts directives in their places and reports links that lead nowhere.
struct TreeRefiner {
  private let inlines: InlineRefiner
  private let headingIDs: [Int: (id: String, range: SourceRange)]
  /// Directives on lines of their own that have no place yet, by offset.
  private var pending: ArraySlice<DirectiveScan.Placed>
  private(set) var diagnostics: [Diagnostic] = []

  init(_ scan: DirectiveScan) {
    inlines = InlineRefiner(scan)
    headingIDs = scan.headingIDs
    pending = scan.blocks[...]
  }

  /// The tree of a whole document.
  mutating func refine(_ blocks: [Block]) -> [Block] {
    refine(blocks, upTo: .max)
  }

  /// Refines the blocks of a container and puts the directives before `end` among them.
  private mutating func refine(_ blocks: [Block], upTo end: Int) -> [Block] {
    var result: [Block] = []
    result.reserveCapacity(blocks.count)
    for block in blocks {
      placeDirectives(before: block.range.lower, into: &result)
      result.append(refine(block))
    }
    placeDirectives(before: end, into: &result)
    return result
  }

  private mutating func placeDirectives(before offset: Int, into blocks: inout [Block]) {
    while let next = pending.first, next.range.lower < offset {
      blocks.append(Block(.directive(next.directive), next.range))
      pending.removeFirst()
    }
  }

  private mutating func refine(_ block: Block) -> Block {
    var block = block
    let end = block.range.upper
    switch block.kind {
    case .heading(var heading):
      heading.content = read(heading.content)
      if let found = headingIDs[block.range.lower] {
        heading.explicitID = found.id
        block.range.upper = max(end, found.range.upper)
      }
      block.kind = .heading(heading)
    case .paragraph(let content): block.kind = .paragraph(read(content))
    case .blockQuote(let inner):
      let content = refine(inner, upTo: end)
      block.range.extend(to: content)
      block.kind = CalloutReader.callout(content).map { .callout($0) } ?? .blockQuote(content)
    case .footnoteDefinition(let label, let inner):
      let content = refine(inner, upTo: end)
      block.range.extend(to: content)
      block.kind = .footnoteDefinition(label: label, content)
    case .list(var list):
      for index in list.items.indices {
        // What stands between two items is part of the first.
        let next = index + 1
        let itemEnd = next < list.items.count ? list.items[next].range.lower : end
        list.items[index].content = refine(list.items[index].content, upTo: itemEnd)
        list.items[index].range.extend(to: list.items[index].content)
      }
      block.range.extend(to: list.items.last?.content ?? [])
      block.kind = .list(list)
    case .table(var table):
      table.header.cells = table.header.cells.map { read($0) }
      for index in table.rows.indices {
        table.rows[index].cells = table.rows[index].cells.map { read($0) }
      }
      block.kind = .table(table)
    case .html(let literal): block.kind = .html(inlines.unmasked(literal, at: block.range))
    case .codeBlock(var code):
      code.literal = inlines.unmasked(code.literal, at: code.content)
      block.kind = .codeBlock(code)
    case .callout, .thematicBreak, .directive: break
    }
    return block
  }

  private mutating func read(_ cell: TableCell) -> TableCell {
    TableCell(content: read(cell.content), range: cell.range)
  }

  private mutating func read(_ content: [Inline]) -> [Inline] {
    let refined = inlines.refine(content)
    reportEmptyLinks(refined)
    return refined
  }

  private mutating func reportEmptyLinks(_ content: [Inline]) {
    for inline in content {
      switch inline.kind {
      case .link(let link):
        if link.destination.isEmpty { reportNowhere(link, "link", at: inline.range) }
        reportEmptyLinks(link.content)
      case .image(let image):
        if image.destination.isEmpty { reportNowhere(image, "image", at: inline.range) }
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
        .reference(_, let inner):
        reportEmptyLinks(inner)
      default: break
      }
    }
  }

  private mutating func reportNowhere(_ link: Link, _ kind: String, at range: SourceRange) {
    diagnostics.append(
      Diagnostic(
        "empty-link", .warning, "the \(kind) “\(link.content.plainText)” leads nowhere", at: range))
  }
}

extension SourceRange {
  /// Takes in blocks at the end: a directive may go on behind what cmark took for the container.
  fileprivate mutating func extend(to content: [Block]) {
    upper = max(upper, content.last?.range.upper ?? upper)
  }
}
