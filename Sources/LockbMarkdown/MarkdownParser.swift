internal import LockbBase

/// Turns the bytes of a Markdown file into a tree with exact source ranges.
public struct MarkdownParser: Sendable {
  /// A parser for CommonMark with GitHub's extensions, Hugo's shortcodes and MDX remnants.
  public init() {}

  /// Parses a file. Never fails: what cannot be understood is reported in the diagnostics.
  public func parse(_ source: [UInt8]) -> ParsedDocument {
    var document = ParsedDocument(source: source, blocks: [])
    guard let tree = CmarkTree(source) else { return document }
    var converter = BlockConverter(SourceLines(source, LineTable(source)))
    document.blocks = converter.children(of: tree.root, in: BlockConverter.Surroundings())
    document.diagnostics = converter.diagnostics
    return document
  }
}
