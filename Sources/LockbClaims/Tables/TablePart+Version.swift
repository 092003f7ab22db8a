internal import LockbBase

/// Titles of columns that are versions of a platform that another title, or a line above, names.
extension TablePart {
  /// A title that is a number, as the version that it is beside others: 18 beside iOS 17.
  func asVersion(among versions: [ClaimScope.Stretch]) -> TablePart {
    guard let item = items.only, let number = item.number, item.scope == nil else { return self }
    let same = item.version ?? Version("\(number).0")
    let found =
      versions.first { $0.platform != nil && $0.from == same }
      ?? versions.first { other in
        other.platform != nil && other.from.map { abs($0.number / 1_000_000 - number) < 3 } == true
      }.map { other in
        .init(platform: other.platform, from: same, before: Version("\(number + 1).0"))
      }
    guard let found else { return self }
    var part = self
    var scope = Item(senses: [], tokens: item.tokens)
    scope.scope = found
    part.pieces = [Piece(items: [scope], isKorean: pieces[0].isKorean)]
    return part
  }
}
