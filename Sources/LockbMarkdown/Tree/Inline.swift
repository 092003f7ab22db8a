public import LockbBase

/// A piece of running text: the tree's lower part.
public struct Inline: Sendable {
  /// What it is, with its content.
  public var kind: Kind
  /// Its bytes, delimiters included.
  public var range: SourceRange

  /// Places a piece of text.
  public init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The kinds of inline.
  public indirect enum Kind: Sendable {
    /// Text with escapes and entities resolved.
    case text(String)
    /// A code span's content, one space stripped on each side as CommonMark says.
    case code(String)
    case emphasis([Inline])
    case strong([Inline])
    case strikethrough([Inline])
    case link(Link)
    case image(Link)
    /// Raw HTML, carried and never shown.
    case html(String)
    case softBreak
    case lineBreak
    case footnoteReference(label: String)
    /// A shortcode, JSX tag or MDX expression inside a line.
    case directive(Directive)
    /// `[X]` without a target: text in brackets that no definition resolves.
    case reference(String, content: [Inline])
  }
}
