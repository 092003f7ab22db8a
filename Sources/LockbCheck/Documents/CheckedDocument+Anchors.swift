internal import LockbKnowledge
internal import LockbMarkdown
internal import LockbText

extension CheckedDocument {
  /// Whether a link can lead to an anchor: of a heading, of a tag with an id, or one that a
  /// component may make.
  func hasAnchor(_ anchor: String) -> Bool {
    let wanted = anchor.lowercased()
    if wanted == "top" { return true }
    let sections = document.sections
    // Most links name the anchor itself; to make one of each title takes longer.
    if sections.contains(where: { $0.anchor.lowercased() == wanted })
      || sections.contains(where: { SlugMaker.slug($0.title) == wanted })
    {
      return true
    }
    var isFound = false
    let forms = ["\"\(anchor)\"", "'\(anchor)'", "=\(anchor)"]
    func look(_ html: String) {
      isFound = isFound || forms.contains { html.range(ofText: $0) != nil }
    }
    parsed.walkBlocks { block in
      switch block.kind {
      case .html(let html): look(html)
      case .directive(let directive): isFound = isFound || directive.notation == .component
      default: break
      }
    }
    parsed.walkInlines { inline in if case .html(let html) = inline.kind { look(html) } }
    return isFound
  }
}
