internal import LockbBase
internal import LockbCheck
internal import LockbMarkdown

extension BodyWriter {
  /// Writes blocks that stand inside another.
  mutating func write(_ blocks: [Block]) {
    var open: [OpenComponent] = []
    for block in blocks { write(block, &open) }
    close(&open)
  }

  /// Writes a block; a component's tag opens or closes what its neighbours stand in.
  mutating func write(_ block: Block, _ open: inout [OpenComponent]) {
    switch block.kind {
    case .heading(let heading):
      // Inside a quote or a list a heading names no section.
      html.add("<p class=\"inner-heading\">")
      write(heading.content)
      html.close("p")
    case .paragraph(let content): paragraph(content, at: block.range)
    case .blockQuote(let blocks):
      html.open("blockquote")
      write(blocks)
      html.close("blockquote")
    case .callout(let callout): write(callout)
    case .list(let list): write(list)
    case .codeBlock(let code): write(code, at: block.range)
    case .table(let table): write(table)
    case .thematicBreak: html.add("<hr>")
    case .html(let markup): refuse(markup, at: block.range)
    case .footnoteDefinition(let label, let blocks): footnote(label, blocks)
    case .directive(let directive): write(directive, at: block.range, &open)
    }
    writeMarks(upTo: block.range.upper)
  }

  private mutating func paragraph(_ content: [Inline], at range: SourceRange) {
    html.open("p")
    write(content)
    writeMarks(upTo: range.upper)
    html.close("p")
  }

  private mutating func write(_ callout: Callout) {
    let kinds = ["note", "tip", "important", "warning", "caution"]
    let kind = kinds.contains(callout.kind) ? callout.kind : "note"
    openAside(kind)
    write(callout.content)
    html.close("div")
  }

  /// Opens a box with a label.
  mutating func openAside(_ kind: String) {
    html.open("div", [("class", "callout callout-\(kind)"), ("role", "note")])
    html.element(
      "p", [("class", "callout-label")], text: context.word("callout-\(kind)", language))
  }

  private mutating func write(_ list: List) {
    let isTasks = list.items.contains { $0.isDone != nil }
    let kind = isTasks ? "tasks" : nil
    if let start = list.start {
      html.open("ol", [("class", kind), ("start", start == 1 ? nil : String(start))])
    } else {
      html.open("ul", [("class", kind)])
    }
    for item in list.items { write(item, isTight: list.isTight) }
    if list.start == nil { html.close("ul") } else { html.close("ol") }
  }

  private mutating func write(_ item: ListItem, isTight: Bool) {
    html.open("li")
    if let isDone = item.isDone {
      html.open(
        "span",
        [
          ("class", "task"), ("role", "img"),
          ("aria-label", context.word(isDone ? "task-done" : "task-open", language)),
        ])
      html.add(isDone ? "☑" : "☐")
      html.close("span")
    }
    var open: [OpenComponent] = []
    for block in item.content {
      if isTight, case .paragraph(let content) = block.kind {
        write(content)
        writeMarks(upTo: block.range.upper)
      } else {
        write(block, &open)
      }
    }
    close(&open)
    html.close("li")
  }

  private mutating func write(_ code: CodeBlock, at range: SourceRange) {
    guard !style.omittedCode.contains(code.literal) else { return }
    self.code.append(code.literal)
    if let scenario = scenario(at: range) {
      return write(scenario, code)
    }
    let name = code.info.prefix { !" \t{,".contains($0) }
    if name.lowercased() == "mermaid", let chart = FlowChart(code.literal) {
      html.open("figure", [("class", "drawing"), ("tabindex", "0")])
      html.add(
        FlowPicture(chart).svg(
          id: "drawing-\(document.language.rawValue)-\(self.code.count)",
          title: context.word("drawing", language)))
      return html.close("figure")
    }
    html.open("div", [("class", "code"), ("data-language", name.isEmpty ? nil : String(name))])
    html.open("pre", [("tabindex", "0")])
    html.open("code")
    html.add(CodeHighlighter.html(code.literal, language: String(name)))
    html.add("</code></pre></div>")
  }

  private mutating func footnote(_ label: String, _ blocks: [Block]) {
    let number = self.number(ofFootnote: label)
    html.open("div", [("class", "footnote"), ("id", style.isWhole ? "note.\(number)" : nil)])
    html.add("<sup>")
    html.number(number)
    html.add("</sup> ")
    write(blocks)
    html.close("div")
  }

  /// The number of a footnote: the first that is met is the first.
  mutating func number(ofFootnote label: String) -> Int {
    let label = label.lowercased()
    if let number = footnotes[label] { return number }
    footnotes[label] = footnotes.count + 1
    return footnotes.count
  }

  /// Leaves raw markup out and takes note of it, unless nobody would have seen it.
  mutating func refuse(_ markup: String, at range: SourceRange, _ kind: Refusal.Kind = .markup) {
    if kind == .markup, markup.hasPrefix("<!--") { return }
    refusals.append(
      Refusal(
        path: document.path, line: document.line(at: range.lower), kind: kind,
        source: String(markup.prefix(80).prefix { !$0.isNewline })))
  }
}
