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

  /// The same, with what other arrows part as steps, one after the other.
  var asSteps: TablePart {
    var part = asChange
    part.pieces = part.pieces.flatMap(\.steps)
    return part
  }

  /// Whether it speaks of what comes after something else: “a further request afterwards”, 그 뒤.
  var goesOn: Bool {
    items.contains { item in
      item.function == "then" || item.words.contains { ["further", "afterwards"].contains($0) }
    }
  }

  /// Whether arrows part it: of several steps, or from one thing to another.
  var hasSteps: Bool {
    tokens.contains { $0.kind == .mark && $0.text.first.map(Piece.arrows.contains) == true }
  }
}

extension TablePart.Piece {
  static let arrows: Set<Character> = ["→", "⇒", "➜", "➔"]
  /// What a row may change, the likeliest first.
  private static let changed = ["settings", "level", "accuracy"]

  /// What its arrows part where each part happens or holds, one after the other: the call, then the
  /// answer.
  fileprivate var steps: [Self] {
    let isArrow = { (item: Item) in item.mark.map(Self.arrows.contains) == true }
    let parts = items.split(whereSeparator: isArrow)
    guard parts.count > 1,
      parts.allSatisfy({ $0.contains(where: \.isTelling) || $0.allSatisfy(\.isNamed) })
    else { return [self] }
    return parts.map { Self(items: Array($0), isKorean: isKorean) }
  }

  /// Its items where they are two names around an arrow; nil where they are not.
  fileprivate var asChange: [Item]? {
    guard items.count == 3, let mark = items[1].mark, Self.arrows.contains(mark) else { return nil }
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

extension Item {
  /// Whether it names a prompt, in whatever words.
  fileprivate var isNamed: Bool {
    sense(ofType: "prompt") != nil || function == "filler" || sense(ofType: "noun") != nil
  }
}
