internal import LockbMarkdown

/// Writes the tree of a document for people.
struct BlockRenderer {
  let messages: Messages

  /// Writes blocks with an empty line between them.
  func write(_ blocks: [Block], to page: inout Page, indent: Int) {
    for block in blocks {
      page.separate()
      write(block, to: &page, indent: indent)
    }
  }

  private func write(_ block: Block, to page: inout Page, indent: Int) {
    switch block.kind {
    case .heading(let heading):
      let marks = heading.level > 1 ? String(repeating: "#", count: heading.level) + " " : ""
      page.add(StyledText(marks, .faint) + text(heading.content, .title), indent: indent)
    case .paragraph(let content):
      for line in lines(content) { page.add(line, indent: indent) }
    case .blockQuote(let content): write(content, to: &page, indent: indent + 2)
    case .callout(let callout):
      page.add(StyledText(messages.callout(callout.kind), .warning), indent: indent)
      for content in callout.content { write(content, to: &page, indent: indent + 2) }
    case .list(let list): write(list, to: &page, indent: indent)
    case .codeBlock(let code): page.add(code: code.literal, indent: indent + 4)
    case .table(let table): write(table, to: &page, indent: indent)
    case .thematicBreak:
      page.add(StyledText("───", .faint), indent: indent)
    case .footnoteDefinition(let label, let content):
      page.add(StyledText("[\(label)]", .faint), indent: indent)
      for block in content { write(block, to: &page, indent: indent + 2) }
    case .html, .directive: return
    }
  }

  private func write(_ list: List, to page: inout Page, indent: Int) {
    for (index, item) in list.items.enumerated() {
      if index > 0, !list.isTight { page.separate() }
      let mark =
        item.isDone.map { $0 ? "☑ " : "☐ " }
        ?? list.start.map { "\($0 + index). " } ?? "• "
      let inner = indent + mark.displayWidth
      guard case .paragraph(let content) = item.content.first?.kind else {
        page.add(StyledText(mark, .faint), indent: indent)
        for block in item.content { write(block, to: &page, indent: inner) }
        continue
      }
      for (number, line) in lines(content).enumerated() {
        let head = number == 0 ? StyledText(mark, .faint) : StyledText()
        page.add(head + line, indent: number == 0 ? indent : inner, hanging: inner)
      }
      for block in item.content.dropFirst() { write(block, to: &page, indent: inner) }
    }
  }

  private func write(_ table: Table, to page: inout Page, indent: Int) {
    let header = table.header.cells.map { text($0.content, .plain).plain }
    let rows = table.rows.map { row in row.cells.map { text($0.content, .plain) } }
    TextTable(header: header, rows: rows).write(to: &page, indent: indent)
  }

  /// The content in one line per hard line break.
  private func lines(_ content: [Inline]) -> [StyledText] {
    content.split(omittingEmptySubsequences: true) { inline in
      if case .lineBreak = inline.kind { true } else { false }
    }.map { text(Array($0), .plain) }.filter { !$0.isEmpty }
  }

  private func text(_ content: [Inline], _ style: Style) -> StyledText {
    content.reduce(into: StyledText()) { $0.append(text($1, style)) }
  }

  private func text(_ inline: Inline, _ style: Style) -> StyledText {
    switch inline.kind {
    case .text(let text): StyledText(text, style)
    case .code(let code): StyledText(code, style == .plain ? .command : style)
    case .emphasis(let content), .strikethrough(let content): text(content, style)
    case .strong(let content): text(content, style == .plain ? .title : style)
    case .link(let link):
      text(link.content, style) + address(of: link)
    case .image(let link):
      StyledText(messages.image(text(link.content, style).plain), .faint)
    case .softBreak, .lineBreak: StyledText(" ", style)
    case .footnoteReference(let label): StyledText("[\(label)]", .faint)
    case .reference(_, let content): text(content, style)
    case .html, .directive: StyledText()
    }
  }

  /// The address behind a link, where it leads out of the documents.
  private func address(of link: Link) -> StyledText {
    guard !link.isAutolink, link.destination.contains("://") else { return StyledText() }
    return StyledText(" <\(link.destination)>", .faint)
  }
}
