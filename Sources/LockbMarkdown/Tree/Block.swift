public import LockbBase

/// A block of a document: the tree's upper part.
public struct Block: Sendable {
  /// What it is, with its content.
  public var kind: Kind
  /// Its bytes: from its first marker to the end of its last line, line ending left out.
  public var range: SourceRange

  /// Places a block.
  public init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The kinds of block.
  public indirect enum Kind: Sendable {
    case heading(Heading)
    case paragraph([Inline])
    case blockQuote([Block])
    /// A quote that opens with a label: `> **Note**:`, `> [!NOTE]`.
    case callout(Callout)
    case list(List)
    case codeBlock(CodeBlock)
    case table(Table)
    case thematicBreak
    /// Raw HTML, carried and never shown.
    case html(String)
    case footnoteDefinition(label: String, [Block])
    /// A shortcode, JSX tag or MDX expression on lines of its own.
    case directive(Directive)
  }
}
