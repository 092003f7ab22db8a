public import LockbBase

/// What stands under one heading, up to the next heading of any level.
public struct Section: Sendable {
  /// Stable and shared by the translations; empty for what stands before the first heading.
  public var anchor: String
  /// The heading's level from 1 to 6; 0 before the first heading.
  public var level: Int
  /// The heading's plain text in NFC; empty before the first heading.
  public var title: String
  /// The titles of the headings above it, outermost first, its own left out.
  public var path: [String]
  /// Its bytes in the file, heading included.
  public var range: SourceRange
  /// The line of its heading, from 1.
  public var line: Int
  /// Its prose as plain text in NFC, one block a line: paragraphs, list items, table rows. No code blocks.
  public var text: String
  /// Its code blocks.
  public var codeSamples: [CodeSample]
  /// Its tables.
  public var tables: [KnowledgeTable]
  /// Its links and images.
  public var links: [DocumentLink]
  /// The entities it names, each once, in order of first mention.
  public var mentions: [Mention]

  /// Assembles a section.
  public init(
    anchor: String, level: Int, title: String, path: [String] = [], range: SourceRange,
    line: Int, text: String, codeSamples: [CodeSample] = [], tables: [KnowledgeTable] = [],
    links: [DocumentLink] = [], mentions: [Mention] = []
  ) {
    self.anchor = anchor
    self.level = level
    self.title = title
    self.path = path
    self.range = range
    self.line = line
    self.text = text
    self.codeSamples = codeSamples
    self.tables = tables
    self.links = links
    self.mentions = mentions
  }
}
