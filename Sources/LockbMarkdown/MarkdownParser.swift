public import LockbBase

/// Turns the bytes of a Markdown file into a tree with exact source ranges.
public struct MarkdownParser: Sendable {
  /// A parser for CommonMark with GitHub's extensions, Hugo's shortcodes and MDX remnants.
  public init() {}

  /// Parses a file. Never fails: what cannot be understood is reported in the diagnostics.
  public func parse(_ source: [UInt8]) -> ParsedDocument {
    ParsedDocument(source: source, blocks: [])
  }
}
