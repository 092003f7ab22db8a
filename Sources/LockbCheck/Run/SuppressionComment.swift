internal import LockbBase
internal import LockbMarkdown

/// `<!-- lockb-allow rule-name: reason -->`: for the block that follows.
struct SuppressionComment: Sendable {
  /// The rule's name or code; empty where none is named.
  var rule: String
  /// Why it is allowed; empty where nobody says.
  var reason: String
  /// The bytes of the comment.
  var range: SourceRange
  /// The bytes it speaks of; at the end of a document none.
  var covered: SourceRange?
  /// Whether it stands before everything else and so also speaks of the whole file.
  var coversFile: Bool
  /// Whether it stands inside a line or a cell, where no block follows it: it allows nothing there.
  var isInText = false

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
    document.parsed.walkInlines { inline in
      guard case .html = inline.kind else { return }
      comments += read(at: inline.range, covering: nil, coversFile: false, document.parsed)
        .map { comment in
          var comment = comment
          comment.isInText = true
          return comment
        }
    }
    return comments.sorted { $0.range < $1.range }
  }

  private static func collect(
    _ blocks: [Block], isTop: Bool, _ document: ParsedDocument, into comments: inout [Self]
  ) {
    for (index, block) in blocks.enumerated() {
      if case .html = block.kind {
        let next = blocks[(index + 1)...].first { !isComment($0) }
        let isFirst = isTop && blocks[..<index].allSatisfy(isComment)
        comments += read(at: block.range, covering: next, coversFile: isFirst, document)
      }
      collect(block.children, isTop: false, document, into: &comments)
    }
  }

  private static func isComment(_ block: Block) -> Bool {
    if case .html(let text) = block.kind { text.hasPrefix("<!--") } else { false }
  }

  /// The comments in a piece of HTML: several may follow each other without an empty line.
  private static func read(
    at range: SourceRange, covering next: Block?, coversFile: Bool, _ document: ParsedDocument
  ) -> [Self] {
    var found: [Self] = []
    var rest = document.text(at: range)[...]
    while let start = rest.range(ofText: "<!--") {
      rest = rest[start.upperBound...]
      guard let end = rest.range(ofText: "-->") else { return found }
      if let (rule, reason) = words(of: rest[..<end.lowerBound]) {
        found.append(
          Self(
            rule: rule, reason: reason, range: range, covered: next?.range, coversFile: coversFile))
      }
      rest = rest[end.upperBound...]
    }
    return found
  }

  /// What a comment says to be allowed, and why; nil where it is about something else. One with
  /// parts missing is none that is about something else: whoever wrote it relies on it.
  private static func words(of comment: Substring) -> (rule: String, reason: String)? {
    let keyword = "lockb-allow"
    let text = comment.trimmingWhitespace
    guard text.prefix(keyword.count).lowercased() == keyword else { return nil }
    var rest = text.dropFirst(keyword.count)
    guard rest.first.map({ $0 == ":" || $0.isWhitespace }) ?? true else { return nil }
    if rest.first == ":" { rest = rest.dropFirst() }
    let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let rule = parts.first?.split(whereSeparator: \.isWhitespace).first ?? ""
    let reason = parts.dropFirst().first?.trimmingWhitespace ?? ""
    return (String(rule), rule.isEmpty ? "" : String(reason))
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
