internal import LockbBase
internal import LockbMarkdown

/// A list of names with what each of them stands for, as a table of two columns without titles:
/// “- **Gate**: opens at nine”.
struct DefinitionList {
  private let source: [UInt8]
  private let reader: ItemReader

  /// The table that a list is; nil where it is none.
  static func table(of list: List, _ source: [UInt8], _ reader: ItemReader) -> Table? {
    guard list.items.count > 1 else { return nil }
    let definitions = Self(source: source, reader: reader)
    let rows = list.items.compactMap(definitions.row)
    // A sentence may have a colon; where most items have a name before theirs, it parts the name.
    guard rows.count > 1, rows.count * 2 > list.items.count, let first = rows.first else {
      return nil
    }
    let start = SourceRange(first.range.lower, first.range.lower)
    let title = TableCell(content: [], range: start)
    return Table(
      alignments: [.none, .none], header: TableRow(cells: [title, title], range: start),
      rows: rows, isRecovered: true)
  }

  /// The name and the rest of an item’s first paragraph; nil where the one is not known.
  private func row(_ item: ListItem) -> TableRow? {
    guard let paragraph = item.content.first, case .paragraph(let content) = paragraph.kind,
      let (name, rest) = parts(of: content), let first = rest.first, let last = rest.last,
      let start = name.first, let end = name.last, isKnown(name)
    else { return nil }
    let names = SourceRange(start.range.lower, end.range.upper)
    let told = SourceRange(first.range.lower, last.range.upper)
    return TableRow(
      cells: [TableCell(content: name, range: names), TableCell(content: rest, range: told)],
      range: SourceRange(names.lower, told.upper))
  }

  /// What stands before the first mark that parts, and behind it.
  private func parts(of content: [Inline]) -> (name: [Inline], rest: [Inline])? {
    for (index, inline) in content.enumerated() where index < Self.longestName {
      guard case .text(let text) = inline.kind else {
        if case .softBreak = inline.kind { return nil }
        continue
      }
      let bytes = Array(text.utf8)
      // Where the source has it letter by letter, places in the one are places in the other.
      guard bytes.count == inline.range.upper - inline.range.lower,
        let mark = Self.mark(in: bytes, isFirst: index == 0)
      else { continue }
      let before = Self.piece(bytes[..<mark.lowerBound], of: inline)
      let behind = Self.piece(bytes[mark.upperBound...], of: inline)
      let rest = (behind.map { [$0] } ?? []) + content[(index + 1)...]
      return (Array(content[..<index]) + (before.map { [$0] } ?? []), rest)
    }
    return nil
  }

  /// A part of a text without the spaces around it; nil where nothing else is left.
  private static func piece(_ bytes: ArraySlice<UInt8>, of inline: Inline) -> Inline? {
    let start = bytes.firstIndex { $0 != 0x20 }
    guard let start, let end = bytes.lastIndex(where: { $0 != 0x20 }) else { return nil }
    let base = inline.range.lower
    return Inline(
      .text(String(decoding: bytes[start...end], as: UTF8.self)),
      SourceRange(base + start, base + end + 1))
  }

  /// The first mark between a name and what it stands for. A hyphen parts only between spaces.
  private static func mark(in text: [UInt8], isFirst: Bool) -> Range<Int>? {
    for index in text.indices {
      for mark in marks where text[index...].starts(with: mark) {
        let end = index + mark.count
        guard end == text.count || text[end] == 0x20 else { continue }
        let isHyphen = mark.count == 1 && mark[0] != UInt8(ascii: ":")
        if isHyphen, index == 0 ? isFirst : text[index - 1] != 0x20 { continue }
        return index..<end
      }
    }
    return nil
  }

  private static let marks = ["->", "=>", "→", "–", "—", ":", "-", "="].map { Array($0.utf8) }
  /// Inlines that a name is made of at most, with the text behind it.
  private static let longestName = 3

  /// Whether it is a name or two that the lists hold.
  private func isKnown(_ name: [Inline]) -> Bool {
    var tokenizer = ProseTokenizer(source: source)
    tokenizer.read(name)
    guard let first = tokenizer.tokens.first, let last = tokenizer.tokens.last else { return false }
    let items = reader.items(
      of: Sentence(
        tokens: tokenizer.tokens, ending: nil,
        range: SourceRange(first.range.lower, last.range.upper)), isPiece: true)
    return !items.isEmpty && items.count < 3
      && items.allSatisfy { item in
        item.isThing && item.function == nil && item.mark == nil && item.scope == nil
      }
  }
}
