package import LockbMarkdown

extension Block {
  /// The blocks directly inside it.
  var children: [Block] {
    switch kind {
    case .blockQuote(let inner), .footnoteDefinition(_, let inner): inner
    case .callout(let callout): callout.content
    case .list(let list): list.items.flatMap(\.content)
    case .heading, .paragraph, .codeBlock, .table, .thematicBreak, .html, .directive: []
    }
  }

  /// The running texts directly inside it: a paragraph's, a heading's, each cell's.
  var texts: [[Inline]] {
    switch kind {
    case .heading(let heading): [heading.content]
    case .paragraph(let content): [content]
    case .table(let table):
      ([table.header] + table.rows).flatMap { $0.cells.map(\.content) }
    case .blockQuote, .callout, .list, .codeBlock, .thematicBreak, .html, .footnoteDefinition,
      .directive:
      []
    }
  }

  /// It and every block inside it, in the order of the text.
  func walk(_ visit: (Block) -> Void) {
    visit(self)
    for child in children { child.walk(visit) }
  }
}

extension Inline {
  /// The pieces directly inside it.
  var children: [Inline] {
    switch kind {
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
      .reference(_, let inner):
      inner
    case .link(let link), .image(let link): link.content
    case .text, .code, .html, .softBreak, .lineBreak, .footnoteReference, .directive: []
    }
  }

  /// It and every piece inside it, in the order of the text.
  func walk(_ visit: (Inline) -> Void) {
    visit(self)
    for child in children { child.walk(visit) }
  }
}

extension ParsedDocument {
  /// Every block, in the order of the text.
  package func walkBlocks(_ visit: (Block) -> Void) {
    for block in blocks { block.walk(visit) }
  }

  /// Every piece of running text, in the order of the text.
  func walkInlines(_ visit: (Inline) -> Void) {
    walkBlocks { block in
      for text in block.texts { for inline in text { inline.walk(visit) } }
    }
  }
}
