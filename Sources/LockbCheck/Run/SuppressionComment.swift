internal import LockbBase
internal import LockbMarkdown

/// `<!-- lockb-allow rule-name: reason -->`: for the block that follows.
struct SuppressionComment: Sendable {
  /// The rule's name or code.
  var rule: String
  /// Why it is allowed; empty where nobody says.
  var reason: String
  /// The bytes of the comment.
  var range: SourceRange
  /// The bytes it speaks of; at the end of a document none.
  var covered: SourceRange?
  /// Whether it stands before everything else and so also speaks of the whole file.
  var coversFile: Bool

  /// Whether it allows a finding.
  func allows(_ finding: Finding) -> Bool {
    guard rule == finding.rule || rule.uppercased() == finding.code else { return false }
    if finding.range.isEmpty, finding.range.lower == 0 { return coversFile }
    return covered?.contains(finding.range) ?? false
  }

  /// The comments of a document, in the order of the text.
  static func all(in document: CheckedDocument) -> [Self] {
    var comments: [Self] = []
    collect(document.parsed.blocks, isTop: true, document.parsed, into: &comments)
    return comments
  }

  private static func collect(
    _ blocks: [Block], isTop: Bool, _ document: ParsedDocument, into comments: inout [Self]
  ) {
    for (index, block) in blocks.enumerated() {
      if case .html(let text) = block.kind {
        let next = blocks[(index + 1)...].first { !isComment($0) }
        let isFirst = isTop && blocks[..<index].allSatisfy(isComment)
        comments += read(text, at: block.range, covering: next, coversFile: isFirst, document)
      }
      collect(block.children, isTop: false, document, into: &comments)
    }
  }

  private static func isComment(_ block: Block) -> Bool {
    if case .html(let text) = block.kind { text.hasPrefix("<!--") } else { false }
  }

  /// The comments in a piece of HTML: several may follow each other without an empty line.
  private static func read(
    _ text: String, at range: SourceRange, covering next: Block?, coversFile: Bool,
    _ document: ParsedDocument
  ) -> [Self] {
    var found: [Self] = []
    var rest = document.text(at: range)[...]
    while let start = rest.range(ofText: "<!--") {
      rest = rest[start.upperBound...]
      guard let end = rest.range(ofText: "-->") else { return found }
      let words = rest[..<end.lowerBound].split(maxSplits: 1, whereSeparator: \.isWhitespace)
      rest = rest[end.upperBound...]
      guard words.count == 2, words[0] == "lockb-allow" else { continue }
      let parts = words[1].split(separator: ":", maxSplits: 1).map { String($0.trimmingWhitespace) }
      found.append(
        Self(
          rule: parts.first ?? "", reason: parts.dropFirst().first ?? "",
          range: range, covered: next?.range, coversFile: coversFile))
    }
    return found
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The first occurrence of a text, compared byte by byte.
  func range(ofText text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].utf8.starts(with: text.utf8) {
        return start..<utf8.index(start, offsetBy: text.utf8.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
