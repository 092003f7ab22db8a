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
  ///
  /// Where that leaves nodes on top of each other, a directive was taken for one that cmark reads
  /// as part of something else: those that span lines are read as text then, if need be all.
  private func parseDocumentation(_ source: [UInt8]) -> ParsedDocument {
    let metadata = FrontMatterReader(source)
    var scan = DirectiveScanner.scan(source, from: metadata.bodyStart)
    var document = convert(scan, of: source, metadata)
    let text = scan.text
    let removals: [(SourceRange) -> Bool] = [
      { text[$0.offsets].contains(where: \.isLineEnding) }, { _ in true },
    ]
    let whole = SourceRange(0, source.count)
    for isRemoved in removals
    where !scan.isEmpty && !PlacementCheck.holds(document.blocks, in: whole) {
      scan.removeDirectives(where: isRemoved)
      document = convert(scan, of: source, metadata)
    }
    return document
  }

  private func convert(
    _ scan: DirectiveScan, of source: [UInt8], _ metadata: FrontMatterReader
  ) -> ParsedDocument {
    var scan = scan
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
