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

/// A heading of level 1 to 6.
public struct Heading: Sendable {
  /// 1 to 6.
  public var level: Int
  /// Its text, without an explicit id.
  public var content: [Inline]
  /// The id written behind the text: `{#id}` or `{/*id*/}`.
  public var explicitID: String?

  /// Assembles a heading.
  public init(level: Int, content: [Inline], explicitID: String? = nil) {
    self.level = level
    self.content = content
    self.explicitID = explicitID
  }
}

/// A quote with a label.
public struct Callout: Sendable {
  /// The label's meaning in lower case: `note`, `tip`, `important`, `warning`, `caution`.
  public var kind: String
  /// The bytes of the label, punctuation included.
  public var label: SourceRange
  /// What follows the label.
  public var content: [Block]

  /// Assembles a callout.
  public init(kind: String, label: SourceRange, content: [Block]) {
    self.kind = kind
    self.label = label
    self.content = content
  }
}

/// A bulleted or numbered list.
public struct List: Sendable {
  /// The first number; nil for bullets.
  public var start: Int?
  /// Whether its items are written without blank lines between them.
  public var isTight: Bool
  /// Its items.
  public var items: [ListItem]

  /// Assembles a list.
  public init(start: Int?, isTight: Bool, items: [ListItem]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }
}

/// One item of a list.
public struct ListItem: Sendable {
  /// Ticked or not, for a task; nil otherwise.
  public var isDone: Bool?
  /// Its content.
  public var content: [Block]
  /// Its bytes, marker included.
  public var range: SourceRange

  /// Assembles an item.
  public init(isDone: Bool?, content: [Block], range: SourceRange) {
    self.isDone = isDone
    self.content = content
    self.range = range
  }
}

/// Indented or fenced code.
public struct CodeBlock: Sendable {
  /// The info string, unescaped: `swift`, `scenario id=x`.
  public var info: String
  /// The code.
  public var literal: String
  /// The bytes of the code, fences left out.
  public var content: SourceRange

  /// Assembles a code block.
  public init(info: String, literal: String, content: SourceRange) {
    self.info = info
    self.literal = literal
    self.content = content
  }
}

/// A shortcode, JSX tag or MDX expression: understood by name, never read as prose.
public struct Directive: Sendable {
  /// The notation it is written in.
  public enum Notation: String, Sendable {
    /// `{{< name … >}}` or `{{% name … %}}`.
    case shortcode
    /// `<Name …>`, `</Name>`, `<Name … />`.
    case component
    /// `{…}`.
    case expression
  }

  /// The notation.
  public var notation: Notation
  /// The name; empty for an expression.
  public var name: String
  /// Whether it ends what another one began: `{{< /name >}}`, `</Name>`.
  public var isClosing: Bool
  /// Named arguments; positional ones under `0`, `1`, ….
  public var arguments: [String: String]

  /// Assembles a directive.
  public init(
    notation: Notation, name: String, isClosing: Bool = false, arguments: [String: String] = [:]
  ) {
    self.notation = notation
    self.name = name
    self.isClosing = isClosing
    self.arguments = arguments
  }
}
