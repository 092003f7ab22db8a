internal import LockbBase
internal import LockbMarkdown
internal import LockbText

/// Cuts one document's blocks into sections and gathers what each of them holds.
struct SectionBuilder {
  private let lines: LineTable
  private let links: LinkReader
  private let cells: CellReader
  private let end: Int
  private var current: Draft
  /// The headings around the current section, outermost first.
  private var outline: [(level: Int, title: String)] = []

  private(set) var sections: [Section] = []
  private(set) var availability: [Availability] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The names that no entity has, in the order of the document.
  private(set) var unknownNames: [UnknownNames.Use] = []

  /// A section in the making.
  private struct Draft {
    var section: Section
    var text: [String] = []
    var explicitID: String?
    var mentions: MentionCollector
  }

  /// The section ids written in the document, by section.
  private(set) var explicitIDs: [String?] = []

  init(document: ParsedDocument, lines: LineTable, links: LinkReader) {
    self.lines = lines
    self.links = links
    cells = CellReader(lexicon: links.lexicon)
    end = document.source.count
    let start = document.blocks.first?.range.lower ?? end
    current = Draft(
      section: Section(
        anchor: "", level: 0, title: "", range: SourceRange(start, start),
        line: lines.line(at: start), text: ""),
      mentions: MentionCollector(lexicon: links.lexicon))
    for block in document.blocks { read(block, isTop: true) }
    close(at: end)
  }

  private var lexicon: Lexicon { links.lexicon }

  // MARK: Sections

  private mutating func open(_ heading: Heading, at range: SourceRange) {
    close(at: range.lower)
    while let last = outline.last, last.level >= heading.level { outline.removeLast() }
    let title = heading.content.plainText.nfc.collapsingSpaces
    current = Draft(
      section: Section(
        anchor: "", level: heading.level, title: title, path: outline.map(\.title),
        range: SourceRange(range.lower, range.upper), line: lines.line(at: range.lower), text: ""),
      explicitID: heading.explicitID, mentions: MentionCollector(lexicon: lexicon))
    outline.append((heading.level, title))
    current.mentions.read(heading.content)
    gatherLinks(heading.content)
  }

  private mutating func close(at offset: Int) {
    var section = current.section
    section.range = SourceRange(section.range.lower, max(offset, section.range.lower))
    section.text = current.text.joined(separator: "\n")
    section.mentions = current.mentions.mentions
    // Nothing before the first heading is no section, unless the document has no other.
    let isEmpty = section.level == 0 && current.text.isEmpty && section.codeSamples.isEmpty
    if isEmpty && offset != end { return }
    unknownNames += current.mentions.unknownNames
    sections.append(section)
    explicitIDs.append(current.explicitID)
  }

  // MARK: Blocks

  private mutating func read(_ block: Block, isTop: Bool) {
    switch block.kind {
    case .heading(let heading):
      if isTop { open(heading, at: block.range) } else { addText(heading.content) }
    case .paragraph(let content):
      addText(content)
      readAvailability(content.plainText, at: block.range)
    case .blockQuote(let inner), .footnoteDefinition(_, let inner):
      for block in inner { read(block, isTop: false) }
    case .callout(let callout):
      for block in callout.content { read(block, isTop: false) }
    case .list(let list):
      for item in list.items { for block in item.content { read(block, isTop: false) } }
    case .codeBlock(let code): add(code, at: block.range)
    case .table(let table): add(table, at: block.range)
    case .directive(let directive):
      read(directive, at: block.range)
    case .thematicBreak, .html: break
    }
  }

  private mutating func addText(_ content: [Inline]) {
    let text = content.plainText.nfc.collapsingSpaces
    if !text.isEmpty { current.text.append(text) }
    current.mentions.read(content)
    gatherLinks(content)
  }

  private mutating func add(_ code: CodeBlock, at range: SourceRange) {
    let language = code.info.prefix { !" \t{,".contains($0) }
    current.section.codeSamples.append(
      CodeSample(
        language: language.lowercased(), info: code.info, code: code.literal, range: range))
    current.mentions.readCode(code.literal, at: range)
  }

  private mutating func add(_ table: Table, at range: SourceRange) {
    let header = table.header.cells.map { read($0) }
    let rows = table.rows.map { row in row.cells.map { read($0) } }
    for row in [header] + rows {
      let text = row.map(\.text).filter { !$0.isEmpty }.joined(separator: " — ")
      if !text.isEmpty { current.text.append(text) }
    }
    current.section.tables.append(
      KnowledgeTable(header: header, rows: rows, isRecovered: table.isRecovered, range: range))
  }

  private mutating func read(_ cell: TableCell) -> KnowledgeCell {
    current.mentions.read(cell.content)
    gatherLinks(cell.content)
    let text = cell.content.plainText.nfc.collapsingSpaces
    return KnowledgeCell(
      text: text, value: cells.value(of: text), range: cell.range)
  }

  private mutating func gatherLinks(_ content: [Inline]) {
    for inline in content {
      switch inline.kind {
      case .link(let link):
        current.section.links.append(links.read(link, at: inline.range))
        gatherLinks(link.content)
      case .image(let image): current.section.links.append(links.read(image, at: inline.range))
      case .reference(let text, let inner):
        if let link = links.read(reference: text, at: inline.range) {
          current.section.links.append(link)
        } else {
          gatherLinks(inner)
        }
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner):
        gatherLinks(inner)
      case .directive(let directive): read(directive, at: inline.range)
      case .text, .code, .html, .softBreak, .lineBreak, .footnoteReference: break
      }
    }
  }

  private mutating func read(_ directive: Directive, at range: SourceRange) {
    for key in directive.arguments.keys.sorted() {
      readAvailability(directive.arguments[key] ?? "", at: range)
    }
    guard directive.notation == .shortcode, directive.name == "figure",
      let file = directive.arguments["src"], links.lacks(figure: file)
    else { return }
    diagnostics.append(
      Diagnostic("missing-shortcode-target", .warning, "there is no file “\(file)”", at: range))
  }

  private mutating func readAvailability(_ text: String, at range: SourceRange) {
    guard text.utf8.count < 1_000, let line = AvailabilityLine(text, names: lexicon.names) else {
      return
    }
    availability += line.rows
    for platform in line.incomplete {
      diagnostics.append(
        Diagnostic(
          "missing-platform-version", .warning, "\(platform) is named without a version",
          at: range))
    }
  }
}
