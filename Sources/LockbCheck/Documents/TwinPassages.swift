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
    /// Of sentences that are not as many on both sides, those of which only one and one name the same.
    var aligned: [Pair]
    /// Whether all of its section is cut into sentences alike, so that each stands beside its
    /// translation though both name nothing.
    var isPlaced = false
    /// Whether it is a cell of a row in which both sides name one thing.
    var isInNamedRow = false
  }

  /// The groups of the sections that have the same blocks in the same order.
  static func groups(of document: CheckedDocument, _ twin: CheckedDocument) -> [Group] {
    let (own, other) = together({ sections(of: document) }, { sections(of: twin) })
    return document.document.sections.flatMap { section -> [Group] in
      guard let left = own[section.anchor], let right = other[section.anchor],
        left.map(\.kind) == right.map(\.kind)
      else { return [] }
      let isReordered = codes(of: left) == codes(of: right)
      var found = zip(left, right).flatMap { left, right in
        groups(of: left, right, isReordered: isReordered && left.kind == .item)
      }
      if found.contains(where: \.isAnchored), found.flatMap(\.pairs).allSatisfy(\.isSingle) {
        for index in found.indices { found[index].isPlaced = true }
      }
      return found
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
    return zip(left.rows, right.rows).flatMap { left, right -> [Group] in
      var row = zip(left, right).compactMap { left, right -> Group? in
        guard let own = left.whole, let other = right.whole else { return nil }
        let pairs = pairs(of: left, right)
        return Group(
          own: own, other: other, isCell: isTable, isReordered: isReordered,
          pairs: pairs ?? [Pair(own: own, other: other, isSingle: false)],
          aligned: pairs == nil ? aligned(left, right) : [])
      }
      if row.contains(where: \.isAnchored) {
        for index in row.indices { row[index].isInNamedRow = isTable }
      }
      return row
    }
  }

  /// The sentences of which only one and one name the same.
  private static func aligned(_ left: [Passage], _ right: [Passage]) -> [Pair] {
    left.compactMap { own in
      let others = right.filter { own.namesSame(as: $0) }
      guard !own.names.isEmpty, others.count == 1,
        left.count(where: { $0.namesSame(as: others[0]) }) == 1
      else { return nil }
      return Pair(own: own, other: others[0], isSingle: true)
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

extension TwinPassages.Group {
  /// Whether both name one thing, which shows that they speak of the same.
  var isAnchored: Bool {
    own.names.contains { name in other.names.contains { $0.isSame(as: name) } }
  }
}

extension Passage {
  /// Whether it names the same things as another, as often.
  fileprivate func namesSame(as other: Self) -> Bool {
    let (own, missing) = TwinDifference.unmatched(names, other.names)
    return own.isEmpty && missing.isEmpty
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
