internal import LockbBase
internal import LockbClaims
internal import LockbKnowledge

/// Puts the sentences and cells of a document beside those of its translation, where both are built
/// alike.
enum TwinPassages {
  /// Two passages that say the same.
  struct Pair {
    var own: Passage
    var other: Passage
    /// Whether it is one sentence or cell on both sides.
    var isSingle: Bool
  }

  /// A paragraph, an item or a cell on both sides.
  struct Group {
    var own: Passage
    var other: Passage
    /// Whether it is a cell of a table.
    var isCell: Bool
    /// Whether it is an item of a section that names the same code on both sides, if in another
    /// order.
    var isReordered: Bool
    /// Its sentences.
    var pairs: [Pair]
  }

  /// The groups of the sections that have the same blocks in the same order.
  static func groups(of document: CheckedDocument, _ twin: CheckedDocument) -> [Group] {
    let (own, other) = together({ sections(of: document) }, { sections(of: twin) })
    return document.document.sections.flatMap { section -> [Group] in
      guard let left = own[section.anchor], let right = other[section.anchor],
        left.map(\.kind) == right.map(\.kind)
      else { return [] }
      let isReordered = codes(of: left) == codes(of: right)
      return zip(left, right).flatMap { left, right in
        groups(of: left, right, isReordered: isReordered && left.kind == .item)
      }
    }
  }

  private static func codes(of blocks: [PassageBlock]) -> [String] {
    blocks.flatMap { $0.rows.joined().joined() }.flatMap(\.names).flatMap(\.concepts)
      .filter { $0.hasPrefix("code/") }.sorted()
  }

  private static func sections(of document: CheckedDocument) -> [String: [PassageBlock]] {
    let sections = document.document.sections
    var index = -1
    var blocks: [String: [PassageBlock]] = [:]
    for block in document.passages() {
      while index + 1 < sections.count, sections[index + 1].range.lower <= block.range.lower {
        index += 1
      }
      if index >= 0 { blocks[sections[index].anchor, default: []].append(block) }
    }
    return blocks
  }

  private static func groups(
    of left: PassageBlock, _ right: PassageBlock, isReordered: Bool
  ) -> [Group] {
    guard left.rows.map(\.count) == right.rows.map(\.count) else { return [] }
    let isTable = left.kind == .table
    return zip(left.rows.joined(), right.rows.joined()).compactMap { left, right -> Group? in
      guard let own = left.whole, let other = right.whole else { return nil }
      return Group(
        own: own, other: other, isCell: isTable, isReordered: isReordered,
        pairs: pairs(of: left, right) ?? [Pair(own: own, other: other, isSingle: false)])
    }
  }

  /// Sentence by sentence, where there are as many; a semicolon may stand for a full stop.
  private static func pairs(of left: [Passage], _ right: [Passage]) -> [Pair]? {
    let cuts = [
      (left, right), (left.untied, right.untied), (left.untied, right), (left, right.untied),
    ]
    guard let (own, other) = cuts.first(where: { $0.0.count == $0.1.count }) else { return nil }
    return zip(own, other).map { Pair(own: $0, other: $1, isSingle: true) }
  }
}

extension [Passage] {
  /// With a semicolon as a comma.
  fileprivate var untied: Self {
    reduce(into: []) { passages, next in
      if let last = passages.last, last.isTied {
        passages[passages.count - 1] = last.joined(with: next)
      } else {
        passages.append(next)
      }
    }
  }

  fileprivate var whole: Passage? {
    dropFirst().reduce(first) { $0?.joined(with: $1) }
  }
}
