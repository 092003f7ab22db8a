internal import LockbBase

/// Turns the bytes of a Markdown file into a tree with exact source ranges.
public struct MarkdownParser: Sendable {
  /// What beside GitHub's Markdown a parser understands.
  public enum Dialect: Sendable {
    /// Nothing: what the library itself understands.
    case gitHub
    /// Front matter, shortcodes, components, heading ids, callouts, tables without their delimiter
    /// row, and bold that ends at a Korean particle.
    case documentation
  }

  private let dialect: Dialect

  /// A parser for a dialect.
  public init(dialect: Dialect = .documentation) {
    self.dialect = dialect
  }

  /// Parses a file. Never fails: what cannot be understood is reported in the diagnostics.
  public func parse(_ source: [UInt8]) -> ParsedDocument {
    switch dialect {
    case .gitHub: parseGitHub(source)
    case .documentation: parseDocumentation(source)
    }
  }

  private func parseGitHub(_ source: [UInt8]) -> ParsedDocument {
    var diagnostics: [Diagnostic] = []
    var text = SourceSanitizer.sanitized(source, bodyStart: 0)
    ShapeGuard.blankWideTables(&text) { diagnostics.append($0) }
    var converter = BlockConverter(SourceLines(text), dialect: dialect)
    let blocks = CmarkTree(text).map { converter.children(of: $0.root) } ?? []
    return ParsedDocument(
      source: source, blocks: blocks, diagnostics: diagnostics + converter.diagnostics)
  }

  /// Masks what is no Markdown with as many bytes of blanks, converts, and puts it back in place.
  private func parseDocumentation(_ source: [UInt8]) -> ParsedDocument {
    let metadata = FrontMatterReader(source)
    var scan = DirectiveScanner.scan(source, from: metadata.bodyStart)
    // cmark passes over a byte order mark, and would take blanks in its place for indentation.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if source.starts(with: mark) { scan.masked.replaceSubrange(0..<mark.count, with: mark) }
    var diagnostics = metadata.diagnostics
    ShapeGuard.blankWideTables(&scan.masked) { diagnostics.append($0) }
    var converter = BlockConverter(SourceLines(scan.masked), dialect: dialect)
    converter.hasComponents = scan.blocks.contains { $0.directive.notation == .component }
    let blocks = CmarkTree(scan.masked).map { converter.children(of: $0.root) } ?? []
    var refiner = TreeRefiner(scan)
    return ParsedDocument(
      source: source, frontMatter: metadata.frontMatter, blocks: refiner.refine(blocks),
      diagnostics: diagnostics + converter.diagnostics + refiner.diagnostics)
  }
}
