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

  /// Whether it speaks of what comes after something else: “a further request afterwards”, 그 뒤.
  var goesOn: Bool {
    items.contains { item in
      item.function == "then" || item.words.contains { ["further", "afterwards"].contains($0) }
    }
  }

}

extension TablePart.Piece {
  static let arrows: Set<Character> = ["→", "⇒", "➜", "➔"]
  /// What a row may change, the likeliest first.
  private static let changed = ["settings", "level", "accuracy"]

  /// Its items where they are two names around an arrow; nil where they are not.
  fileprivate var asChange: [Item]? {
    guard items.count == 3, items[1].isArrow else { return nil }
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
