internal import LockbBase

@testable internal import LockbMarkdown

/// A text with what the scanner makes of it, in a form that is easy to compare.
struct ScannedText {
  let source: [UInt8]
  let bodyStart: Int
  let scan: DirectiveScan

  init(_ text: String, from bodyStart: Int = 0) {
    self.init(bytes: Array(text.utf8), from: bodyStart)
  }

  init(bytes: [UInt8], from bodyStart: Int = 0) {
    source = bytes
    self.bodyStart = bodyStart
    scan = DirectiveScanner.scan(bytes, from: bodyStart)
  }

  /// The source of the directives on lines of their own.
  var blocks: [String] { scan.blocks.map { text($0.range) } }
  /// The source of the directives inside lines.
  var inlines: [String] { scan.inlines.map { text($0.range) } }
  /// The ids of headings, by the start of their line.
  var headingIDs: [Int: String] { scan.headingIDs.mapValues(\.id) }
  /// The masked text, with `¤` for fillers.
  var masked: String {
    String(decoding: scan.masked, as: UTF8.self).replacing("\u{1A}", with: "¤")
  }

  var isUntouched: Bool { scan.masked == source }

  private func text(_ range: SourceRange) -> String {
    String(decoding: source[range.offsets], as: UTF8.self)
  }
}
