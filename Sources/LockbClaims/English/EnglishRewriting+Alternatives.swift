extension EnglishRewriting {
  /// “…, key or not”, “an SDK or newer”, “has to close the gate or nobody passes”: what makes no
  /// difference, what comes later, and what would be so otherwise.
  static func dropAlternative(_ items: inout [Item]) {
    guard let joint = items.indices.dropFirst().first(where: { items[$0].function == "or" }),
      joint + 1 < items.count
    else { return }
    let next = items[joint + 1]
    let end = items[joint...].firstIndex { $0.mark.map(breaks.contains) == true } ?? items.endIndex
    if items[joint - 1].scope != nil, next.scope != nil {
      items[joint] = word("and", "fn/and", like: items[joint])
    } else if next.words.count == 1,
      newer.contains(next.words[0]) || next.unknown.map(newer.contains) == true
    {
      items.removeSubrange(joint...(joint + 1))
    } else if next.isForm(of: ["not"]), end == joint + 2 {
      let start = items[..<joint].lastIndex { $0.mark != nil }
      guard let start, joint - start <= longestName else { return }
      items.removeSubrange(start..<end)
    } else if items[..<joint].contains(where: demands),
      EnglishMentionParts.beginsClause(items, joint + 1)
    {
      items.removeSubrange((items[joint - 1].mark == "," ? joint - 1 : joint)..<end)
    }
  }

  private static func demands(_ item: Item) -> Bool {
    item.function == "must" || item.senses.contains("verb/need")
  }

  private static let breaks: Set<Character> = [",", ";", "–", "—", "(", ")", ":"]
  private static let newer: Set<String> = ["newer", "later", "above", "higher", "up", "beyond"]
  /// The most items of what is there or not.
  private static let longestName = 4
}
