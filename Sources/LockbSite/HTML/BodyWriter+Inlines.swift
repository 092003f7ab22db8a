internal import LockbBase
internal import LockbCheck
internal import LockbMarkdown

extension BodyWriter {
  /// Writes running text.
  mutating func write(_ content: [Inline]) {
    for inline in content {
      write(inline)
      writeMarks(upTo: inline.range.upper)
    }
  }

  private mutating func write(_ inline: Inline) {
    switch inline.kind {
    case .text(let text): write(text, at: inline.range)
    case .code(let code): html.element("code") { $0.names(code, in: room) }
    case .emphasis(let inner):
      html.open("em")
      write(inner)
      html.close("em")
    case .strong(let inner):
      html.open("strong")
      write(inner)
      html.close("strong")
    case .strikethrough(let inner):
      html.open("del")
      write(inner)
      html.close("del")
    case .link(let link): write(link, at: inline.range)
    case .image(let image): write(image: image, at: inline.range)
    case .html(let markup): write(markup: markup, at: inline.range)
    case .softBreak: html.add("\n")
    case .lineBreak: html.add("<br>")
    case .footnoteReference(let label): writeReference(toFootnote: label)
    case .directive(let directive): write(inline: directive, at: inline.range)
    case .reference(_, let inner): write(reference: inner, at: inline.range)
    }
  }

  /// Writes text, cut where a claim ends inside it: its bytes are those of the source unless
  /// something in it was escaped.
  private mutating func write(_ text: String, at range: SourceRange) {
    guard nextMark(before: range.upper) != nil, text.utf8.count == range.count else {
      return html.text(text)
    }
    let bytes = Array(text.utf8)
    var lower = range.lower
    while let end = nextMark(before: range.upper) {
      let upper = max(end, lower)
      html.text(
        String(decoding: bytes[(lower - range.lower)..<(upper - range.lower)], as: UTF8.self))
      writeMarks(upTo: end)
      lower = upper
    }
    html.text(String(decoding: bytes[(lower - range.lower)...], as: UTF8.self))
  }

  private mutating func write(_ link: Link, at range: SourceRange) {
    switch links.resolve(at: range, destination: link.destination) {
    case .address(let address, let isExternal):
      html.open(
        "a",
        [
          ("href", address), ("class", isExternal ? "external" : nil),
          ("rel", isExternal ? "noopener" : nil),
        ])
      write(link.content)
      html.close("a")
    case .none:
      refuse(document.text(at: range), at: range, .link)
      write(link.content)
    }
  }

  private mutating func write(reference content: [Inline], at range: SourceRange) {
    guard case .address(let address, _) = links.resolve(at: range, destination: "") else {
      html.add("[")
      write(content)
      html.add("]")
      return
    }
    html.open("a", [("href", address)])
    write(content)
    html.close("a")
  }

  private mutating func write(image: Link, at range: SourceRange) {
    let alternative = image.content.plainText
    guard let file = links.image(at: range) else {
      refuse(document.text(at: range), at: range, .image)
      return html.text(alternative)
    }
    html.open("img", [("src", file), ("alt", alternative), ("loading", "lazy")])
  }

  /// A line break is the one tag that says something and can do nothing.
  private mutating func write(markup: String, at range: SourceRange) {
    let name = markup.dropFirst().prefix { $0.isLetter }.lowercased()
    if name == "br" { return html.add("<br>") }
    let harmless: Set<String> = [
      "b", "i", "em", "strong", "kbd", "sub", "sup", "span", "u", "code",
    ]
    let isHarmless =
      harmless.contains(name) || markup.hasPrefix("</") && !markup.lowercased().contains("script")
    if !isHarmless { refuse(markup, at: range) }
  }

  private mutating func writeReference(toFootnote label: String) {
    let number = self.number(ofFootnote: label)
    html.add("<sup>")
    html.open("a", [("href", style.isWhole ? "#note.\(number)" : nil)])
    html.number(number)
    html.add("</a></sup>")
  }
}
