public import LockbBase

/// One Markdown file as an immutable tree in which every node knows its exact bytes.
public struct ParsedDocument: Sendable {
  /// The file's bytes, as read; every range counts in them.
  public var source: [UInt8]
  /// The metadata before the text.
  public var frontMatter: FrontMatter?
  /// The text, in order.
  public var blocks: [Block]
  /// What is wrong with the file's syntax: broken front matter, broken tables, empty links.
  public var diagnostics: [Diagnostic]

  /// Assembles a parsed file.
  public init(
    source: [UInt8], frontMatter: FrontMatter? = nil, blocks: [Block],
    diagnostics: [Diagnostic] = []
  ) {
    self.source = source
    self.frontMatter = frontMatter
    self.blocks = blocks
    self.diagnostics = diagnostics
  }

  /// The source text of a range.
  public func text(at range: SourceRange) -> String {
    String(decoding: source[range.offsets], as: UTF8.self)
  }
}
