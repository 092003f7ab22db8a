extension TablePart {
  /// A row’s name that tells what becomes what, with the arrow as a concept and both
  /// sides as names of one type: Red → Green, 빨강 → 초록.
  var asChange: TablePart {
    var part = self
    part.pieces = pieces.map { piece in
      Piece(items: piece.asChange ?? piece.items, isKorean: piece.isKorean)
    }
    return part
  }

  /// Whether a title names what was used before, or what takes its place: “Old” and “New”.
  var namesOld: Bool { isNamed(Self.old) }
  var namesNew: Bool { isNamed(Self.new) }

  private func isNamed(_ words: Set<String>) -> Bool {
    words.contains(tokens.filter { $0.kind != .mark }.map(\.folded).joined(separator: " "))
  }

  private static let old: Set<String> = [
    "old", "before", "then", "old way", "old code", "old api", "legacy", "previously", "was",
    "옛것", "예전", "예전 것", "예전 코드", "예전 방식", "이전", "이전 방식", "기존", "기존 코드", "기존 방식",
  ]
  private static let new: Set<String> = [
    "new", "now", "after", "new way", "new code", "new api", "modern", "today", "is",
    "새것", "지금", "지금 것", "지금 코드", "새 코드", "새 방식", "요즘", "요즘 방식", "이후", "현재", "변경 후",
  ]

  /// Whether it speaks of what comes after something else: “a further request afterwards”, 그 뒤.
  var goesOn: Bool {
    items.contains { item in
      item.function == "then" || item.words.contains { ["further", "afterwards"].contains($0) }
    }
  }

}

extension TablePart.Piece {
  /// “From closed to open”, 닫힘에서 열림으로: both with an arrow between them.
  private var fromTo: [Item]? {
    let isEnglish = items.count == 4 && items[0].function == "from" && items[2].function == "to"
    let isKorean =
      items.count == 2 && items[0].suffix.particles.contains(.place)
      && items[1].suffix.particles.contains(.result)
    guard isEnglish || isKorean else { return nil }
    let names = isEnglish ? [items[1], items[3]] : items
    return [names[0], Item(senses: [], tokens: names[0].tokens, mark: "→"), names[1]]
  }

  static let arrows: Set<Character> = ["→", "⇒", "➜", "➔"]
  /// What a row may change, the likeliest first.
  private static let changed = ["settings", "level", "accuracy"]

  /// Its items where they are two names around an arrow, or behind “from” and “to”; nil where they
  /// are not.
  fileprivate var asChange: [Item]? {
    guard let items = items.count == 3 && items[1].isArrow ? items : fromTo else { return nil }
    for type in Self.changed {
      guard let from = items[0].sense(ofType: type), let to = items[2].sense(ofType: type) else {
        continue
      }
      var read = items
      read[0].senses = [from]
      read[1] = Item(senses: ["change/arrow"], tokens: items[1].tokens)
      read[2].senses = [to]
      return read
    }
    return nil
  }
}
