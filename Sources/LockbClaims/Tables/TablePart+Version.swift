internal import LockbBase

/// Titles of columns that are versions of a platform that another title, or a line above, names.
extension TablePart {
  /// The versions that titles are which are numbers alone, of the one platform that the lines above
  /// name: 12, 13 and 14 under “Gates by Metro version”.
  static func versions(
    of titles: [TablePart], among named: [ClaimScope.Stretch]
  ) -> [ClaimScope.Stretch] {
    let numbers = titles.dropFirst().compactMap { title in
      title.items.only.flatMap { $0.scope == nil ? $0.number : nil }
    }
    guard numbers.count > 1, numbers.count == titles.count - 1,
      numbers.allSatisfy({ 2...30 ~= $0 }), zip(numbers, numbers.dropFirst()).allSatisfy(<),
      let platform = Set(named.compactMap(\.platform)).only
    else { return [] }
    return numbers.map { number in
      .init(
        platform: platform, from: Version("\(number).0"), before: Version("\(number + 1).0"))
    }
  }

  /// A title that is a number, as the version that it is beside others: 18 beside iOS 17.
  func asVersion(among versions: [ClaimScope.Stretch]) -> TablePart {
    guard let item = items.only, let number = item.number, item.scope == nil else { return self }
    let same = item.version ?? Version("\(number).0")
    guard let same, let found = Self.version(same, number, among: versions) else { return self }
    var part = self
    var scope = Item(senses: [], tokens: item.tokens)
    scope.scope = found
    part.pieces = [Piece(items: [scope], isKorean: pieces[0].isKorean)]
    return part
  }

  /// Whether a cell tells since when, or whether, something is there: by a version, or by a yes, a no
  /// or a dash under the name of a platform.
  func tellsVersion(under title: TablePart) -> Bool {
    !stretches.isEmpty || items.only.map { $0.number != nil || $0.version != nil } == true
      || (truth != nil || isDash) && title.stretches.count == 1 && title.stretches[0].isWhole
  }

  /// A version of the platform of which others are named.
  private static func version(
    _ version: Version, _ number: Int, among others: [ClaimScope.Stretch]
  ) -> ClaimScope.Stretch? {
    guard let next = Version("\(number + 1).0") else { return nil }
    if var same = others.first(where: { $0.platform != nil && $0.from == version }) {
      // “From 17 to 18” begins with the version, and is more than it.
      if let before = same.before, before > next { same.before = next }
      return same
    }
    let near = others.first { other in
      other.platform != nil && other.from.map { abs($0.number / 1_000_000 - number) < 3 } == true
    }
    return near.map { .init(platform: $0.platform, from: version, before: next) }
  }
}
