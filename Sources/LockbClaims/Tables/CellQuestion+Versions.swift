/// Cells that say since when something is there, and since when it is out of use.
extension CellQuestion.Parts {
  /// A cell of two versions as two cells, the second under a title that asks since when something is
  /// out of use: “4.2, deprecated in 14”. Nil where it says something else.
  var versionsApart: [Self]? {
    guard cell.pieces.count == 2, title.meant.isEmpty, cell.pieces[0].isVersion,
      let verb = cell.pieces[1].items.first(where: { $0.senses.contains("verb/deprecated") })
    else { return nil }
    var first = self
    first.cell.pieces = [cell.pieces[0]]
    guard !verb.isNegated else { return [first] }
    var last = self
    last.cell.pieces = [cell.pieces[1]]
    last.cell.pieces[0].items.removeAll {
      $0.isPredicate || $0.function == "in" || $0.function == "since"
    }
    guard last.cell.pieces[0].isVersion else { return nil }
    last.title.pieces.append(
      TablePart.Piece(items: [Item(senses: ["verb/deprecated"], tokens: 0..<1)], isKorean: false))
    return [first, last]
  }
}

extension TablePart.Piece {
  /// Whether it is a version and nothing else.
  fileprivate var isVersion: Bool {
    items.only.map { $0.scope?.from != nil || $0.version != nil || $0.number != nil } ?? false
  }
}

extension CellQuestion {
  /// The versions that the row, the column or the lines above name, the nearest first.
  static func scope(_ parts: Parts, _ above: Circumstances) -> ClaimScope {
    let near = parts.key.stretches + parts.title.stretches
    guard !near.isEmpty else { return ClaimScope(above.stretches) }
    let stretches = near.map { stretch in
      guard stretch.from == nil, stretch.before == nil else { return stretch }
      let limited = above.stretches.first { $0.platform == stretch.platform || $0.platform == nil }
      return limited.map {
        .init(platform: stretch.platform, from: $0.from, before: $0.before)
      } ?? stretch
    }
    return ClaimScope(stretches)
  }
}
