extension [Inline] {
  /// The text as a reader hears it: no markup, no addresses; line breaks become spaces.
  public var plainText: String {
    var text = ""
    Self.append(self, to: &text)
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
