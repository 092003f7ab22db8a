/// The text of inline content without its markup.
enum PlainInlines {
  /// The text; line breaks become spaces.
  static func text(of content: [Inline]) -> String {
    content.map { text(of: $0) }.joined()
  }

  private static func text(of inline: Inline) -> String {
    switch inline.kind {
    case .text(let literal), .code(let literal): literal
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): text(of: inner)
    case .link(let link), .image(let link): text(of: link.content)
    case .reference(_, let inner): text(of: inner)
    case .softBreak, .lineBreak: " "
    case .html, .footnoteReference, .directive: ""
    }
  }
}
