internal import LockbBase
internal import LockbKnowledge
internal import LockbMarkdown

/// A document, or one of its sections with everything below it.
struct DocumentAnswer: Answer {
  let document: Document
  /// The position of the section that is asked for; nil for the whole document.
  let section: Int?
  /// The file's bytes; nil where the file is gone.
  let source: [UInt8]?
  /// The folder that the document's path is relative to, as far as it can be shown.
  let contentRoot: String?
  /// The document's translation.
  let counterpart: DocumentID?
  let commands: FollowingCommands

  /// The sections to show, by position: all of them, or one with the deeper ones behind it.
  var shown: Range<Int> {
    guard let section, document.sections.indices.contains(section) else {
      return document.sections.indices
    }
    let level = document.sections[section].level
    let following = document.sections.indices[(section + 1)...]
    guard level > 0 else { return section..<section + 1 }
    return
      section..<(following.first { document.sections[$0].level <= level } ?? following.endIndex)
  }

  /// The bytes to show.
  private var offsets: Range<Int>? {
    guard section != nil else { return nil }
    let ranges = document.sections[shown].map(\.range)
    guard let first = ranges.first, let last = ranges.last else { return nil }
    return first.lower..<max(first.lower, last.upper)
  }

  /// The id of a section, as `lockb show` accepts it.
  func id(of section: Section) -> String {
    section.anchor.isEmpty ? document.id.description : "\(document.id)#\(section.anchor)"
  }

  var rows: [[String]] {
    document.sections[shown].map { section in
      [id(of: section), String(section.level), section.title, document.path, String(section.line)]
    }
  }

  func markdown(for presentation: Presentation) -> String {
    guard let source else {
      return document.sections[shown].map { section in
        let heading =
          section.title.isEmpty
          ? "" : String(repeating: "#", count: section.level) + " " + section.title + "\n\n"
        return heading + section.text + "\n"
      }.joined(separator: "\n").sanitizedLines
    }
    let range = offsets.map { $0.clamped(to: 0..<source.count) } ?? 0..<source.count
    let text = String(decoding: source[range], as: UTF8.self)
    return text.hasSuffix("\n") ? text : text + "\n"
  }

  func write(to page: inout Page) {
    let messages = Messages(page.presentation.language)
    if section == nil { writeHead(to: &page) }
    if let source {
      let range = offsets ?? 0..<source.count
      let blocks = MarkdownParser().parse(source).blocks.filter { range.contains($0.range.lower) }
      // What a document says of itself, it says in its own language.
      let renderer = BlockRenderer(messages: Messages(document.id.language))
      renderer.write(section == nil ? withoutTitle(blocks) : blocks, to: &page, indent: 0)
    } else {
      for section in document.sections[shown] { write(section, to: &page) }
    }
    page.separate()
    let line = section.map { document.sections[$0].line } ?? 1
    page.add(StyledText("\(path(document.path, below: contentRoot)):\(line)", .faint))
    if let counterpart {
      page.add(StyledText(messages.translation(in: counterpart.language), .faint))
      let anchor = section.map { document.sections[$0].anchor } ?? ""
      let id = anchor.isEmpty ? counterpart.description : "\(counterpart)#\(anchor)"
      page.add(command: commands.show(id), indent: 2)
    }
  }

  /// The blocks without a first heading that repeats the title.
  private func withoutTitle(_ blocks: [Block]) -> [Block] {
    guard case .heading(let heading) = blocks.first?.kind, heading.level == 1,
      document.sections.first(where: { $0.level > 0 })?.title == document.title
    else { return blocks }
    return Array(blocks.dropFirst())
  }

  /// The title and what the front matter says.
  private func writeHead(to page: inout Page) {
    page.add(StyledText(document.title, .title))
    page.add(StyledText(document.summary, .faint))
    let facts = [document.date ?? ""] + document.tags
    page.add(StyledText(facts.filter { !$0.isEmpty }.joined(separator: " · "), .faint))
    page.separate()
  }

  /// A section as the knowledge base has it, where its file is gone.
  private func write(_ section: Section, to page: inout Page) {
    page.separate()
    if !section.title.isEmpty { page.add(StyledText(section.title, .title)) }
    for line in section.text.split(separator: "\n") { page.add(StyledText(String(line))) }
    for sample in section.codeSamples {
      page.separate()
      page.add(code: sample.code, indent: 4)
    }
  }
}
