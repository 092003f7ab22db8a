/// Words that name a level where they stand alone, and tell how often between a subject and its verb:
/// 항상 in 신호가 항상 보인다.
enum KoreanHowOften {
  /// Verbs that such a word may be the object of: 항상 요청하다.
  private static let taking: Set<String> = [
    "verb/ask", "verb/grant", "verb/choose", "verb/need", "verb/become", "verb/call",
  ]

  /// The items with such words as what they tell there.
  static func settled(_ items: [Item]) -> [Item] {
    guard items.count > 2 else { return items }
    var settled = items
    for index in 1..<(items.count - 1)
    where items[index].function != nil && items[index].sense(ofType: "level") != nil {
      let (subject, verb) = (items[index - 1], items[index + 1])
      guard items[index].suffix == .none, subject.suffix.particles == [.subject],
        verb.isPredicate, !verb.senses.contains(where: taking.contains)
      else { continue }
      settled[index].senses.removeAll { !$0.begins(with: "fn/") && !$0.begins(with: "how/") }
    }
    return settled
  }
}
