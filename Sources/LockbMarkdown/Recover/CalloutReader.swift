internal import LockbBase

/// Recognises quotes that open with a label, in all spellings that documents use:
/// `> [!NOTE]`, `> **Note**:`, `> **Note:**`, `> Note:`.
enum CalloutReader {
  /// The callout that a quote's content makes; nil for an ordinary quote.
  static func callout(_ content: [Block]) -> Callout? {
    guard let first = content.first, case .paragraph(let inlines) = first.kind,
      let label = label(inlines)
    else { return nil }
    var rest = inlines.dropFirst(label.consumed)
    if let remainder = label.remainder { rest = [remainder] + rest }
    while let next = rest.first, next.isLeadingSpace { rest.removeFirst() }
    if let next = rest.first, case .text(let literal) = next.kind {
      let blanks = literal.utf8.prefix { $0.isBlank }.count
      let text = String(literal.dropFirst(blanks))
      let lower = min(next.range.lower + blanks, next.range.upper)
      rest[rest.startIndex] = Inline(.text(text), SourceRange(lower, next.range.upper))
    }
    var blocks = Array(content.dropFirst())
    if let lower = rest.first?.range.lower {
      let range = SourceRange(lower, first.range.upper)
      blocks.insert(Block(.paragraph(Array(rest)), range), at: 0)
    }
    return Callout(kind: label.kind, label: label.range, content: blocks)
  }

  private struct Label {
    var kind: String
    var range: SourceRange
    /// The number of inlines it is made of.
    var consumed: Int
    /// What of the last of them is text after the label.
    var remainder: Inline?
  }

  private static func label(_ inlines: [Inline]) -> Label? {
    guard let first = inlines.first else { return nil }
    switch first.kind {
    case .reference(let text, _):
      guard text.hasPrefix("!"), let kind = kinds[text.dropFirst().lowercased()] else {
        return nil
      }
      return folded(Label(kind: kind, range: first.range, consumed: 1), inlines)
    case .strong(let content), .emphasis(let content):
      let text = content.plainText
      if let last = text.last, last == ":" || last == "：" {
        return kinds[text.dropLast().lowercased()].map {
          Label(kind: $0, range: first.range, consumed: 1)
        }
      }
      guard let kind = kinds[text.lowercased()], inlines.count > 1 else { return nil }
      if case .strong = first.kind, case .softBreak = inlines[1].kind {
        return Label(kind: kind, range: first.range, consumed: 1)
      }
      guard case .text(let next) = inlines[1].kind, let colon = next.first,
        colon == ":" || colon == "："
      else { return nil }
      return behindColon(kind, from: first.range.lower, inlines[1], next, consumed: 2, offset: 0)
    case .text(let literal):
      if let label = label(behindSymbol: first, literal, inlines) { return label }
      guard let colon = literal.firstIndex(where: { $0 == ":" || $0 == "：" }),
        let kind = kinds[literal[..<colon].lowercased()]
      else { return nil }
      let offset = literal[..<colon].utf8.count
      return behindColon(kind, from: first.range.lower, first, literal, consumed: 1, offset: offset)
    default: return nil
    }
  }

  /// A label with the `-` or `+` behind it that folds the callout.
  private static func folded(_ label: Label, _ inlines: [Inline]) -> Label {
    guard inlines.count > 1, case .text(let literal) = inlines[1].kind,
      let mark = literal.utf8.first, mark == 0x2D || mark == 0x2B
    else { return label }
    let next = inlines[1].range
    var label = label
    label.range.upper = next.lower + 1
    label.consumed = 2
    label.remainder = Inline(
      .text(String(literal.dropFirst())), SourceRange(next.lower + 1, next.upper))
    return label
  }

  /// A bold label behind an emoji.
  private static func label(
    behindSymbol first: Inline, _ literal: String, _ inlines: [Inline]
  ) -> Label? {
    let isSymbol = literal.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || scalar.properties.isVariationSelector
        || scalar.value > 0x7F && scalar.properties.isEmoji
    }
    guard isSymbol, inlines.count > 1, case .strong = inlines[1].kind,
      var label = label(Array(inlines.dropFirst()))
    else { return nil }
    label.range = SourceRange(first.range.lower, label.range.upper)
    label.consumed += 1
    return label
  }

  /// A label that ends at a colon inside a text.
  private static func behindColon(
    _ kind: String, from lower: Int, _ inline: Inline, _ literal: String, consumed: Int, offset: Int
  ) -> Label? {
    let bytes = Array(literal.utf8)
    // With escapes or entities in the text there is no telling where its bytes stand.
    guard bytes.count == inline.range.count else { return nil }
    var end = offset + (bytes[offset] == 0x3A ? 1 : 3)
    let label = SourceRange(lower, inline.range.lower + end)
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    let remainder =
      end < bytes.count
      ? Inline(
        .text(String(decoding: bytes[end...], as: UTF8.self)),
        SourceRange(inline.range.lower + end, inline.range.upper)) : nil
    return Label(kind: kind, range: label, consumed: consumed, remainder: remainder)
  }

  private static let kinds: [String: String] = [
    "note": "note", "tip": "tip", "important": "important", "warning": "warning",
    "caution": "caution", "hint": "tip", "info": "note", "danger": "caution",
    "experiment": "note", "참고": "note", "노트": "note", "메모": "note", "알아두기": "note",
    "팁": "tip", "도움말": "tip", "중요": "important", "중요 사항": "important", "경고": "warning",
    "주의": "caution", "주의 사항": "caution", "주의사항": "caution", "위험": "caution",
  ]
}

extension Inline {
  fileprivate var isLeadingSpace: Bool {
    switch kind {
    case .softBreak, .lineBreak: true
    case .text(let literal): literal.utf8.allSatisfy(\.isMarkdownSpace)
    default: false
    }
  }
}
