/// Leaves words out that no list holds, for a guess at what the rest of a Korean sentence claims.
enum KoreanUnknowns {
  /// The items without words that can only describe something; nil where one may say more, or where
  /// there are too many.
  static func removed(from items: [Item], within limit: Int) -> [Item]? {
    let unknown = items.indices.filter { items[$0].unknown != nil && items[$0].senses.isEmpty }
    guard let last = unknown.last else { return items }
    guard unknown.count <= limit, last + 1 < items.count,
      unknown.allSatisfy({ describes(items[$0]) })
    else { return nil }
    return items.indices.filter { !unknown.contains($0) }.map { items[$0] }
  }

  /// Whether a word stands before a noun, or tells how.
  private static func describes(_ item: Item) -> Bool {
    guard let word = item.unknown, item.suffix.particles.isEmpty, item.suffix.ending == nil,
      isHangul(word), word.count > 1
    else { return false }
    return endings.contains(where: word.ends(with:)) && !Mentions.mayTurn(word)
  }

  private static let endings = [
    "의", "적인", "스러운", "로운", "다운", "한", "된", "히", "하게", "스럽게", "롭게", "던", "에서",
  ]

  /// How a verb that no list holds joins its statement to the next; nil where it ends none.
  static func joint(of word: String) -> (KoreanEnding, isPast: Bool)? {
    guard isHangul(word), word.count > 1 else { return nil }
    for (ending, forms) in joints {
      guard let form = forms.first(where: word.ends(with:)) else { continue }
      let stem = WordUnits.jamo(of: word.dropLast(form.count))
      return (ending, stem.last == WordUnits.firstFinal + 20)
    }
    return nil
  }

  private static let joints: [(KoreanEnding, [String])] = [
    (.contrast, ["지만"]), (.and, ["하고", "되고", "이고", "이며", "으며", "하며", "되며", "지며", "으면서", "고"]),
    (.because, ["므로", "니까"]), (.scene, ["는데"]),
  ]

  /// Whether a verb that no list holds modifies the noun behind it.
  static func modifies(_ word: String) -> Bool {
    isHangul(word) && word.count > 1 && word.ends(with: "는") && !Mentions.mayTurn(word)
  }

  /// Whether a verb that no list holds stands before an auxiliary.
  static func links(_ word: String) -> Bool {
    guard isHangul(word), let last = WordUnits.jamo(of: word).last else { return false }
    return WordUnits.endsOpen(last) && !Mentions.mayTurn(word)
  }

  /// Whether a word that no list holds may tell in which circumstances something is so.
  static func mayLimit(_ word: String) -> Bool {
    limits.contains(where: word.ends(with:)) || limits.contains { word.ends(with: $0 + "는") }
  }

  private static let limits = [
    "면", "때", "만", "까지", "에는", "에서는", "에선", "밖에", "없이", "도", "전", "뒤", "후", "동안", "마다", "야",
  ]

  /// Whether a word that no list holds may report what somebody says.
  static func reports(_ word: String) -> Bool {
    quoting.contains(where: word.ends(with:))
  }

  private static let quoting = ["다고", "라고", "냐고", "자고", "다는", "라는", "까", "지는", "듯"]

  private static func isHangul(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { 0xAC00...0xD7A3 ~= $0.value }
  }
}
