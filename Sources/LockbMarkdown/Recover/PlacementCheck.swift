internal import LockbBase

/// Whether the nodes of a tree lie in order inside their containers, with no filler left in a text:
/// what a directive breaks that cmark reads as part of something else.
enum PlacementCheck {
  static func holds(_ blocks: [Block], in outer: SourceRange) -> Bool {
    isOrdered(blocks.map(\.range), in: outer) && blocks.allSatisfy(holds)
  }

  private static func isOrdered(_ ranges: [SourceRange], in outer: SourceRange) -> Bool {
    var end = outer.lower
    for range in ranges {
      guard range.lower >= end, outer.contains(range) else { return false }
      end = range.upper
    }
    return true
  }

  private static func holds(_ block: Block) -> Bool {
    let range = block.range
    switch block.kind {
    case .heading(let heading): return holds(heading.content, in: range)
    case .paragraph(let content): return holds(content, in: range)
    case .blockQuote(let inner), .footnoteDefinition(_, let inner): return holds(inner, in: range)
    case .callout(let callout): return holds(callout.content, in: range)
    case .list(let list):
      return isOrdered(list.items.map(\.range), in: range)
        && list.items.allSatisfy { holds($0.content, in: $0.range) }
    case .table(let table):
      let rows = [table.header] + table.rows
      return isOrdered(rows.map(\.range), in: range)
        && rows.allSatisfy { row in
          isOrdered(row.cells.map(\.range), in: row.range)
            && row.cells.allSatisfy { holds($0.content, in: $0.range) }
        }
    case .codeBlock, .html, .thematicBreak, .directive: return true
    }
  }

  private static func holds(_ content: [Inline], in outer: SourceRange) -> Bool {
    isOrdered(content.map(\.range), in: outer) && content.allSatisfy(holds)
  }

  private static func holds(_ inline: Inline) -> Bool {
    switch inline.kind {
    case .text(let literal): return !literal.utf8.contains(DirectiveScan.filler)
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
      .reference(_, let inner):
      return holds(inner, in: inline.range)
    case .link(let link), .image(let link): return holds(link.content, in: inline.range)
    case .code, .html, .softBreak, .lineBreak, .footnoteReference, .directive: return true
    }
  }
}
