/// A cell with what stands around it as one statement.
extension CellQuestion.Parts {
  /// What is named around a cell, and what the cell says of it.
  struct Joined {
    /// What names something, without what the cell says of it.
    var around: [Item]
    /// All of it.
    var items: [Item]
    /// What a cell says that is more than yes.
    var said: [Item]
    var isKorean: Bool
    /// Whether the cell says no and nothing else.
    var isDenied = false
  }

  /// All that the row and the column name, with what the cell says; nil where the cell leaves its
  /// question open, and where a word denies something: what, the order of words alone would tell.
  ///
  /// - Parameter isAlone: whether nothing else was asked of the cell, so that no may say of anything
  ///   that it does not work.
  func joined(isAlone: Bool) -> Joined? {
    guard !cell.isOpen, !ButtonList.isIn(cell.items) else { return nil }
    // Names under “new” are what came.
    guard !title.asksWhatIsNew || cell.hasVerb else { return nil }
    // Of the steps of a row, each leaves what the one before it was in.
    guard !key.hasSteps, !key.isQuestion else { return nil }
    // The versions that further sentences name, they name for themselves.
    let cell = cell.withScopesOfFirst
    let all = key.items + title.items + (cell.truth == nil ? cell.items : [])
    let isNever = cell.items.count > 1 && cell.items[0].senses.contains("fn/never")
    guard !isNever, !all.contains(where: { Mentions.denies($0) || $0.isNegated })
    else { return nil }
    let row = Self.named(key)
    // “What you read in it”: who, and in what, says nothing of the row.
    var column = Self.named(title)
    if title.meant.contains(where: { $0.isPredicate && !$0.senses.contains("verb/do") }) {
      column.removeAll { $0.function.map(Self.idle.contains) == true }
    }
    if cell.truth == true || isAlone && cell.truth == false,
      !(row + column).contains(where: \.isPredicate)
    {
      column.append(Item(senses: ["verb/work"], tokens: 0..<1))
    }
    let isKorean = (title.pieces + cell.pieces).contains(where: \.isKorean)
    guard let truth = cell.truth else {
      // 항상 보임: how often, and no level.
      let said = cell.items.indices.map { index in
        let isAdverb = index + 1 < cell.items.count && cell.items[index + 1].isPredicate
        return isAdverb ? cell.items[index].asAdverb : cell.items[index].asLevel
      }
      return Joined(
        around: row + column, items: row + column + said, said: said, isKorean: isKorean)
    }
    guard
      truth || !isKorean
        || isAlone && (column.contains(where: \.isPredicate) || title.isCircumstance)
    else { return nil }
    let items =
      truth ? row + column : isKorean ? Self.denied(row + column) : row + [Self.not] + column
    let isDenied = !truth && cell.texts.count == 1
    return Joined(around: row, items: items, said: [], isKorean: isKorean, isDenied: isDenied)
  }

  /// Stands before an English verb.
  private static let not = Item(senses: ["fn/not"], tokens: 0..<1)

  /// Korean items of which the last verb is denied: the denial stands behind it.
  private static func denied(_ items: [Item]) -> [Item] {
    var items = items
    guard let last = items.lastIndex(where: \.isPredicate) else { return items }
    var verb = items.remove(at: last)
    verb.suffix.ending = .negatable
    return items + [verb, Item(senses: ["fn/않"], tokens: 0..<1)]
  }

  private static let idle: Set<Substring> = ["question", "it", "actor", "this"]

  private static func named(_ part: TablePart) -> [Item] {
    let items = part.items.filter { $0.mark == nil }.map(\.asLevel)
    // A member of a type that is called as a level is, in code, is none.
    guard part.tokens.allSatisfy({ $0.kind == .code || $0.kind == .mark }) else { return items }
    return items.filter { $0.senses.first?.begins(with: "level/") != true }
  }
}

extension TablePart {
  /// The same without the versions that its sentences behind the first one name.
  fileprivate var withScopesOfFirst: TablePart {
    guard var left = statements.first?.stretches.count, left < stretches.count else { return self }
    var part = self
    for piece in pieces.indices {
      part.pieces[piece].items = pieces[piece].items.filter { item in
        guard item.scope != nil else { return true }
        left -= 1
        return left >= 0
      }
    }
    return part
  }
}

extension Item {
  /// What tells how often, where it may name a level elsewhere: 항상.
  fileprivate var asAdverb: Item {
    guard function != nil, sense(ofType: "level") != nil else { return asLevel }
    var item = self
    item.senses.removeAll { !$0.begins(with: "fn/") }
    return item
  }

  /// What names a level, and in a sentence may tell how often: 항상.
  fileprivate var asLevel: Item {
    guard sense(ofType: "level") != nil else { return self }
    var item = self
    item.senses.removeAll { $0.begins(with: "fn/") }
    return item
  }
}
