import LockbMarkdown

/// Renders a tree as the HTML that cmark-gfm writes, so that both can be compared.
struct HTMLRenderer {
  private var html = ""
  private var footnotes: [String: [Block]] = [:]
  private var cited: [String] = []
  private var citations: [String: Int] = [:]

  static func render(_ document: ParsedDocument) -> String {
    var renderer = HTMLRenderer()
    renderer.collect(document.blocks)
    renderer.blocks(document.blocks)
    renderer.appendFootnotes()
    return renderer.html
  }

  private mutating func collect(_ blocks: [Block]) {
    for block in blocks {
      switch block.kind {
      case .footnoteDefinition(let label, let content):
        if footnotes[label] == nil { footnotes[label] = content }
        collect(content)
      case .blockQuote(let content): collect(content)
      case .list(let list): for item in list.items { collect(item.content) }
      default: break
      }
    }
  }

  private mutating func cite(_ label: String) {
    if !cited.contains(label) { cited.append(label) }
    citations[label, default: 0] += 1
    let number = (cited.firstIndex(of: label) ?? 0) + 1
    let count = citations[label] ?? 1
    html +=
      "<sup class=\"footnote-ref\"><a href=\"#fn-\(label)\" id=\"fnref-\(label)"
      + (count > 1 ? "-\(count)" : "") + "\" data-footnote-ref>\(number)</a></sup>"
  }

  private mutating func appendFootnotes() {
    guard !cited.isEmpty else { return }
    html += "<section class=\"footnotes\" data-footnotes>\n<ol>\n"
    var index = 0
    while index < cited.count {
      let label = cited[index]
      index += 1
      html += "<li id=\"fn-\(label)\">\n"
      blocks(footnotes[label] ?? [])
      let backs = (1...(citations[label] ?? 1)).map { number in
        "<a href=\"#fnref-\(label)" + (number > 1 ? "-\(number)" : "")
          + "\" class=\"footnote-backref\" data-footnote-backref aria-label=\"Back to content\">↩"
          + (number > 1 ? "<sup class=\"footnote-ref\">\(number)</sup>" : "") + "</a>"
      }.joined(separator: " ")
      if html.hasSuffix("</p>\n") {
        html.removeLast(5)
        html += " " + backs + "</p>\n"
      } else {
        html += backs + "\n"
      }
      html += "</li>\n"
    }
    html += "</ol>\n</section>\n"
  }

  private mutating func newLine() {
    if !html.isEmpty, html.utf8.last != 0x0A { html += "\n" }
  }

  private mutating func blocks(_ blocks: [Block], isTight: Bool = false) {
    for block in blocks { self.block(block, isTight: isTight) }
  }

  private mutating func block(_ block: Block, isTight: Bool) {
    switch block.kind {
    case .paragraph(let content):
      if isTight {
        inlines(content)
      } else {
        newLine()
        html += "<p>"
        inlines(content)
        html += "</p>\n"
      }
    case .heading(let heading):
      newLine()
      html += "<h\(heading.level)>"
      inlines(heading.content)
      html += "</h\(heading.level)>\n"
    case .thematicBreak:
      newLine()
      html += "<hr />\n"
    case .blockQuote(let content):
      newLine()
      html += "<blockquote>\n"
      blocks(content)
      newLine()
      html += "</blockquote>\n"
    case .codeBlock(let code):
      newLine()
      let language = code.info.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
      html +=
        language.isEmpty ? "<pre><code>" : "<pre><code class=\"language-\(escape(language))\">"
      html += escape(code.literal) + "</code></pre>\n"
    case .html(let literal):
      newLine()
      html += literal
      newLine()
    case .list(let list): self.list(list)
    case .table(let table): self.table(table)
    case .callout, .directive, .footnoteDefinition: break
    }
  }

  private mutating func list(_ list: List) {
    newLine()
    let start = list.start.map { $0 == 1 ? "<ol>" : "<ol start=\"\($0)\">" }
    html += (start ?? "<ul>") + "\n"
    for item in list.items {
      newLine()
      html += "<li>"
      if let isDone = item.isDone {
        html +=
          isDone
          ? "<input type=\"checkbox\" checked=\"\" disabled=\"\" /> "
          : "<input type=\"checkbox\" disabled=\"\" /> "
      }
      blocks(item.content, isTight: list.isTight)
      html += "</li>\n"
    }
    html += list.start == nil ? "</ul>\n" : "</ol>\n"
  }

  private mutating func table(_ table: Table) {
    newLine()
    html += "<table>\n<thead>\n"
    row(table.header, table.alignments, "th")
    html += "</thead>\n"
    if !table.rows.isEmpty {
      html += "<tbody>\n"
      for row in table.rows { self.row(row, table.alignments, "td") }
      html += "</tbody>\n"
    }
    html += "</table>\n"
  }

  private mutating func row(_ row: TableRow, _ alignments: [Table.Alignment], _ tag: String) {
    html += "<tr>\n"
    for (cell, alignment) in zip(row.cells, alignments) {
      html += alignment == .none ? "<\(tag)>" : "<\(tag) align=\"\(alignment.rawValue)\">"
      inlines(cell.content)
      html += "</\(tag)>\n"
    }
    html += "</tr>\n"
  }

  private mutating func inlines(_ content: [Inline]) {
    for inline in content { self.inline(inline) }
  }

  private mutating func inline(_ inline: Inline) {
    switch inline.kind {
    case .text(let text): html += escape(text)
    case .code(let text): html += "<code>\(escape(text))</code>"
    case .emphasis(let content): wrap("em", content)
    case .strong(let content): wrap("strong", content)
    case .strikethrough(let content): wrap("del", content)
    case .html(let literal): html += literal
    case .softBreak: html += "\n"
    case .lineBreak: html += "<br />\n"
    case .link(let link):
      html += "<a href=\"\(escapeAddress(link.destination))\""
      if !link.title.isEmpty { html += " title=\"\(escape(link.title))\"" }
      html += ">"
      inlines(link.content)
      html += "</a>"
    case .image(let link):
      html +=
        "<img src=\"\(escapeAddress(link.destination))\" alt=\"\(escape(plain(link.content)))\""
      if !link.title.isEmpty { html += " title=\"\(escape(link.title))\"" }
      html += " />"
    case .footnoteReference(let label): cite(label)
    case .directive, .reference: html += "?"
    }
  }

  private mutating func wrap(_ tag: String, _ content: [Inline]) {
    html += "<\(tag)>"
    inlines(content)
    html += "</\(tag)>"
  }

  private func plain(_ content: [Inline]) -> String {
    content.map { inline in
      switch inline.kind {
      case .text(let text), .code(let text), .html(let text): text
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): plain(inner)
      case .link(let link), .image(let link): plain(link.content)
      case .softBreak, .lineBreak: " "
      default: ""
      }
    }.joined()
  }

  private func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private func escapeAddress(_ text: String) -> String {
    let safe = Set("-_.+!*(),%#@?=;:/$~".utf8)
    var escaped = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): escaped += "&amp;"
      case UInt8(ascii: "'"): escaped += "&#x27;"
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where safe.contains(byte): escaped.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        escaped += "%" + (digits.count == 1 ? "0" + digits : digits)
      }
    }
    return escaped
  }
}
