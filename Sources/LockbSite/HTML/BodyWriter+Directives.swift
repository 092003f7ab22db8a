internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge
internal import LockbMarkdown

/// A component whose end has not come yet.
struct OpenComponent {
  let name: String
}

extension BodyWriter {
  /// Boxes by the names that sites give them.
  private static let asides: [String: String] = [
    "note": "note", "info": "note", "notice": "note", "tip": "tip", "hint": "tip",
    "important": "important", "warning": "warning", "caution": "caution", "danger": "caution",
    "pitfall": "warning", "deprecated": "warning", "alert": "note", "callout": "note",
    "admonition": "note", "deepdive": "note", "wip": "caution", "canary": "note",
  ]

  /// Writes a shortcode, a component's tag or an expression that stands by itself.
  mutating func write(
    _ directive: Directive, at range: SourceRange, _ open: inout [OpenComponent]
  ) {
    let name = directive.name.lowercased()
    switch name {
    case "figure", "img", "image": return writeFigure(directive, at: range)
    case "color", "badge":
      if isAvailability(directive) { return }
      html.open("p")
      writeBadge(directive)
      return html.close("p")
    default: break
    }
    if directive.isClosing {
      guard let index = open.lastIndex(where: { $0.name == name }) else { return }
      while open.count > index { closeLast(&open) }
    } else if isPaired(directive, at: range) {
      let aside = Self.asides[name]
      if let aside { openAside(aside) } else { html.open("div", [("class", "part")]) }
      open.append(OpenComponent(name: name))
    }
  }

  /// Closes whatever its end was forgotten of.
  mutating func close(_ open: inout [OpenComponent]) {
    while !open.isEmpty { closeLast(&open) }
  }

  private mutating func closeLast(_ open: inout [OpenComponent]) {
    if open.popLast() != nil { html.close("div") }
  }

  /// Writes a shortcode or a component inside a line.
  mutating func write(inline directive: Directive, at range: SourceRange) {
    switch directive.name.lowercased() {
    case "figure", "img", "image": writeFigure(directive, at: range)
    case "color", "badge": writeBadge(directive)
    default: break
    }
  }

  /// Whether an end follows somewhere: a shortcode alone on its line has none.
  private func isPaired(_ directive: Directive, at range: SourceRange) -> Bool {
    let source = document.text(at: range)
    return directive.notation == .component && !source.hasSuffix("/>")
      || directive.notation == .shortcode && Self.asides[directive.name.lowercased()] != nil
  }

  private mutating func writeFigure(_ directive: Directive, at range: SourceRange) {
    let arguments = directive.arguments
    let caption = arguments["caption"] ?? arguments["title"] ?? ""
    let source = arguments["src"] ?? arguments["0"] ?? ""
    guard !source.isEmpty, let file = links.file(named: source, of: document) else {
      refuse(document.text(at: range), at: range, .image)
      if !caption.isEmpty { html.text(caption) }
      return
    }
    html.open("figure")
    html.open("img", [("src", file), ("alt", arguments["alt"] ?? caption), ("loading", "lazy")])
    if !caption.isEmpty { html.element("figcaption", text: caption) }
    html.close("figure")
  }

  /// Whether a line names the platforms of the document, which stand above its text already.
  private func isAvailability(_ directive: Directive) -> Bool {
    let rows = document.document.availability
    let text = directive.arguments["text"] ?? directive.arguments["0"] ?? ""
    return rows.count > 1 && rows.allSatisfy { text.contains($0.platform) }
  }

  /// A coloured text keeps its text: colours of documents are not the theme's.
  private mutating func writeBadge(_ directive: Directive) {
    let arguments = directive.arguments
    let text = arguments["text"] ?? arguments["0"] ?? ""
    if !text.isEmpty { html.element("span", [("class", "badge")], text: text) }
  }
}
