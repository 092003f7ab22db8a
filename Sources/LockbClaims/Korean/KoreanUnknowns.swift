/// Leaves words out that no list holds, for a guess at what the rest of a Korean sentence claims.
enum KoreanUnknowns {
  /// The items without words that can only describe something; nil where one may say more.
  static func removed(from items: [Item]) -> [Item]? {
    let unknown = items.indices.filter { items[$0].unknown != nil && items[$0].senses.isEmpty }
    guard let last = unknown.last, unknown.count <= 2, last + 1 < items.count,
      unknown.allSatisfy({ describes(items[$0]) })
    else { return nil }
    return items.indices.filter { !unknown.contains($0) }.map { items[$0] }
  }

  /// Whether a word stands before a noun, or tells how.
  private static func describes(_ item: Item) -> Bool {
    guard let word = item.unknown, item.suffix.particles.isEmpty, item.suffix.ending == nil,
      word.unicodeScalars.allSatisfy({ 0xAC00...0xD7A3 ~= $0.value }), word.count > 1
    else { return false }
    return endings.contains(where: word.hasSuffix) && !Mentions.mayTurn(word)
  }

  private static let endings = [
    "의", "적인", "스러운", "로운", "다운", "한", "된", "히", "하게", "스럽게", "롭게", "던", "에서",
  ]
}
