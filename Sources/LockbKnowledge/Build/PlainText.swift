internal import LockbMarkdown

/// Running text as a reader hears it: no markup, no addresses, no code blocks.
enum PlainText {
  /// The text of inline content; line breaks become spaces.
  static func of(_ content: [Inline]) -> String {
    var text = ""
    append(content, to: &text)
    return text
  }

  private static func append(_ content: [Inline], to text: inout String) {
    for inline in content {
      switch inline.kind {
      case .text(let literal), .code(let literal): text += literal
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner):
        append(inner, to: &text)
      case .link(let link), .image(let link): append(link.content, to: &text)
      case .reference(_, let inner): append(inner, to: &text)
      case .softBreak, .lineBreak: text += " "
      case .html, .footnoteReference, .directive: break
      }
    }
  }
}
