import LockbMarkdown

/// The tree of a text, written as nested names: `p(text strong(text))`.
func outline(_ markdown: String, _ dialect: MarkdownParser.Dialect = .documentation) -> String {
  let document = parse(markdown, dialect)
  return document.blocks.map { outline($0, document) }.joined(separator: " ")
}

func parse(_ markdown: String, _ dialect: MarkdownParser.Dialect = .documentation) -> ParsedDocument
{
  MarkdownParser(dialect: dialect).parse(Array(markdown.utf8))
}

private func outline(_ block: Block, _ document: ParsedDocument) -> String {
  func all(_ blocks: [Block]) -> String {
    blocks.map { outline($0, document) }.joined(separator: " ")
  }
  switch block.kind {
  case .heading(let heading):
    let id = heading.explicitID.map { "#" + $0 + " " } ?? ""
    return "h\(heading.level)(\(id)\(outline(heading.content)))"
  case .paragraph(let content): return "p(\(outline(content)))"
  case .blockQuote(let blocks): return "quote(\(all(blocks)))"
  case .callout(let callout):
    return "\(callout.kind)[\(document.text(at: callout.label))](\(all(callout.content)))"
  case .list(let list):
    let items = list.items.map { item in
      (item.isDone.map { $0 ? "done" : "todo" } ?? "item") + "(\(all(item.content)))"
    }
    return (list.start == nil ? "ul" : "ol") + "(\(items.joined(separator: " ")))"
  case .codeBlock(let code): return "code(\(code.literal.debugDescription))"
  case .table(let table):
    let rows = ([table.header] + table.rows).map { row in
      row.cells.map { outline($0.content) }.joined(separator: "|")
    }
    return (table.isRecovered ? "recovered" : "table") + "(\(rows.joined(separator: "; ")))"
  case .thematicBreak: return "rule"
  case .html: return "html"
  case .footnoteDefinition(let label, let blocks): return "footnote(\(label): \(all(blocks)))"
  case .directive(let directive): return outline(directive)
  }
}

func outline(_ directive: Directive) -> String {
  let arguments = directive.arguments.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
  let mark = directive.isClosing ? "/" : ""
  return "\(directive.notation.rawValue)<\(mark)\(directive.name)\(arguments.joined())>"
}

func outline(_ inlines: [Inline]) -> String {
  inlines.map { inline in
    switch inline.kind {
    case .text(let text): text
    case .code(let text): "`\(text)`"
    case .emphasis(let content): "em(\(outline(content)))"
    case .strong(let content): "strong(\(outline(content)))"
    case .strikethrough(let content): "del(\(outline(content)))"
    case .link(let link): "link<\(link.destination)>(\(outline(link.content)))"
    case .image(let link): "image<\(link.destination)>(\(outline(link.content)))"
    case .html(let html): html
    case .softBreak: "⏎"
    case .lineBreak: "↵"
    case .footnoteReference(let label): "^\(label)"
    case .directive(let directive): outline(directive)
    case .reference(let name, _): "ref(\(name))"
    }
  }.joined()
}
