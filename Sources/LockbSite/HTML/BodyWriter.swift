internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge
internal import LockbMarkdown
internal import LockbText

/// Writes the text of a document as HTML, section by section, with a mark behind every claim.
struct BodyWriter {
  /// The text under one heading, heading included.
  struct Part {
    /// The section's anchor; empty before the first heading.
    var anchor: String
    /// What it says.
    var html = HTML()
  }

  /// How a text is written.
  struct Style {
    /// Whether headings carry ids and claims carry marks: not where two texts share a page.
    var isWhole = true
    /// Code that stands beside the text already.
    var omittedCode: Set<String> = []
  }

  let document: CheckedDocument
  let links: LinkTargets
  /// The language of labels.
  let language: Language
  let context: SiteContext
  let style: Style
  var html = HTML()
  /// The text so far, cut at its headings.
  private(set) var parts: [Part] = []
  /// The headings for the table of contents.
  private(set) var contents: [PageContent.ContentsEntry] = []
  /// The code blocks, as written in the source.
  var code: [String] = []
  /// Raw markup that was left out.
  var refusals: [Refusal] = []
  var footnotes: [String: Int] = [:]
  /// The room that names have where the writer is.
  var room: HTML.Room = .line
  private var marks: ArraySlice<ProofMark>
  private let anchors: [Int: String]
  /// Every id of the text.
  private var ids: Set<String>
  private let scenarios: [Int: CheckedDocument.Scenario]

  init(
    _ document: CheckedDocument, marks: [ProofMark], links: LinkTargets, language: Language,
    context: SiteContext, style: Style = Style()
  ) {
    self.document = document
    self.links = links
    self.language = language
    self.context = context
    self.style = style
    self.marks = style.isWhole ? marks[...] : []
    anchors = Dictionary(
      document.document.sections.filter { $0.level > 0 }.map { ($0.range.lower, $0.anchor) },
      uniquingKeysWith: { first, _ in first })
    ids = Set(anchors.values)
    scenarios = Dictionary(
      document.scenarios.map { ($0.range.lower, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Writes everything.
  mutating func writeDocument() {
    var part = Part(anchor: "")
    var open: [OpenComponent] = []
    for block in document.parsed.blocks {
      if case .heading(let heading) = block.kind {
        close(&open)
        part.html = html
        parts.append(part)
        html = HTML()
        part = Part(anchor: anchors[block.range.lower] ?? "")
        write(heading, anchor: part.anchor, at: block.range)
      } else {
        write(block, &open)
      }
    }
    close(&open)
    part.html = html
    parts.append(part)
    html = HTML()
  }

  private mutating func write(_ heading: Heading, anchor: String, at range: SourceRange) {
    // The first heading of the first level is the title, which the page shows already.
    if heading.level == 1, contents.isEmpty, heading.content.plainText == document.document.title {
      // Links to it arrive here all the same.
      if style.isWhole, !anchor.isEmpty { html.element("span", [("id", anchor)]) { _ in } }
      return writeMarks(upTo: range.upper)
    }
    // The page has one `h1`, its title.
    let level = min(max(heading.level, 2), 6)
    let hasID = style.isWhole && !anchor.isEmpty
    let id = hasID ? anchor : nil
    switch level {
    case 2: html.open("h2", [("id", id)])
    case 3: html.open("h3", [("id", id)])
    case 4: html.open("h4", [("id", id)])
    case 5: html.open("h5", [("id", id)])
    default: html.open("h6", [("id", id)])
    }
    if hasID { writeOldID(of: heading) }
    room = .title
    write(heading.content)
    room = .line
    if hasID {
      html.open(
        "a",
        [
          ("class", "anchor"), ("href", "#" + anchor),
          ("aria-label", context.word("section-link", language)),
        ])
      html.add("#</a>")
      contents.append(
        PageContent.ContentsEntry(id: anchor, level: level, title: heading.content.plainText))
    }
    writeMarks(upTo: range.upper)
    switch level {
    case 2: html.close("h2")
    case 3: html.close("h3")
    case 4: html.close("h4")
    case 5: html.close("h5")
    default: html.close("h6")
    }
  }

  /// Links made before a heading was given its id, or elsewhere, lead to the name it has by itself.
  private mutating func writeOldID(of heading: Heading) {
    let slug = SlugMaker.slug(heading.content.plainText)
    guard !slug.isEmpty, ids.insert(slug).inserted else { return }
    html.element("span", [("id", slug)]) { _ in }
  }

  /// The scenario that a code block is.
  func scenario(at range: SourceRange) -> CheckedDocument.Scenario? { scenarios[range.lower] }

  /// Whether a claim ends inside some bytes, and where.
  func nextMark(before upper: Int) -> Int? {
    marks.first.flatMap { $0.end < upper ? $0.end : nil }
  }

  /// Writes the marks of the claims that end at an offset or before it, on the line of the word
  /// before them.
  mutating func writeMarks(upTo offset: Int) {
    var buttons = HTML()
    while let mark = marks.first, mark.end <= offset {
      marks.removeFirst()
      buttons.open(
        "button",
        [
          ("type", "button"), ("class", "mark mark-\(mark.kind.rawValue)"),
          ("popovertarget", mark.id),
          ("aria-label", context.word("mark-\(mark.kind.rawValue)", language)),
        ])
      buttons.close("button")
    }
    if !buttons.isEmpty { html.add(kept: buttons) }
  }
}
