internal import LockbBase

/// Finds the metadata before a document's text and decodes it.
struct FrontMatterReader {
  /// Longer front matter is not decoded.
  static let maximumLength = 256 << 10

  /// The decoded metadata; nil where the file begins with its text.
  private(set) var frontMatter: FrontMatter?
  /// Where the text begins: always at the start of a line.
  private(set) var bodyStart = 0
  /// What is wrong with the metadata.
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads the beginning of a file.
  init(_ source: [UInt8]) {
    let start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    bodyStart = start
    guard let block = FrontMatterBlock(source, from: start) else { return }
    let range = SourceRange(start, block.end)
    bodyStart = block.bodyStart
    var fields: [String: MetadataValue] = [:]
    do throws(MetadataError) {
      guard block.content.count <= Self.maximumLength else {
        throw MetadataError("it is longer than \(Self.maximumLength >> 10) kB")
      }
      guard let text = String(validating: source[block.content], as: UTF8.self) else {
        throw MetadataError("it is not valid UTF-8")
      }
      fields = try MetadataDecoder.decode(text, block.notation)
    } catch {
      let place = error.line.map { " (line \($0 + block.lineOffset))" } ?? ""
      diagnostics.append(
        Diagnostic(
          "broken-front-matter", .error, "the front matter is broken: \(error.reason)\(place)",
          at: range))
    }
    if !block.isClosed, diagnostics.isEmpty {
      diagnostics.append(
        Diagnostic(
          "broken-front-matter", .error,
          "the front matter has no closing “\(block.delimiter)”", at: range,
          suggestion: block.delimiter))
    }
    if block.hasTail, diagnostics.isEmpty {
      diagnostics.append(
        Diagnostic(
          "broken-front-matter", .error,
          "the front matter is broken: text stands behind its closing “\(block.delimiter)”",
          at: range))
    }
    frontMatter = FrontMatter(range: range, fields: fields)
  }
}
