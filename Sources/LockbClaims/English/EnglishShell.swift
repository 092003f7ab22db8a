/// What an English sentence tells within advice, asides and what people know of it: “Because X, test it”,
/// “X, but don’t worry” both tell X.
enum EnglishShell {
  /// What is told within; nil where nothing is around it.
  static func content(of items: [Item]) -> [Item]? {
    var content = reason(in: items) ?? items
    while let shorter = withoutTail(content) { content = shorter }
    return content.count < items.count && content.count > 1 ? content : nil
  }

  /// “Because X, be careful”, “be careful, because X”: what is told as the reason, or in spite of which
  /// something is advised.
  private static func reason(in items: [Item]) -> [Item]? {
    if let first = items.first, opensReason(first, leads: true),
      let comma = items.firstIndex(where: { $0.mark == "," }), saysNothing(items[(comma + 1)...]),
      !items[(comma + 1)...].contains(where: Mentions.denies)
        || items[(comma + 1)...].contains(where: { $0.function == "advice" })
    {
      return told(items[1..<comma])
    }
    let place = items.indices.dropFirst().first { opensReason(items[$0], leads: false) }
    guard let place, saysNothing(items[..<place]) else { return nil }
    return told(items[(place + 1)...])
  }

  private static func told(_ items: ArraySlice<Item>) -> [Item]? {
    items.contains(where: \.isFinite) ? Array(items) : nil
  }

  private static func opensReason(_ item: Item, leads: Bool) -> Bool {
    let opening = item.words.joined(separator: " ")
    return reasons.contains(opening) || leads && concessions.contains(opening)
  }

  private static let reasons: Set<String> = ["because", "since", "as", "given that"]
  private static let concessions: Set<String> = ["although", "though", "even though", "now that"]

  /// “X, so test it”, “X, but don’t worry”, “X (this surprised us)”: X, where what follows names nothing.
  private static func withoutTail(_ items: [Item]) -> [Item]? {
    let place = items.indices.dropFirst().last { index in
      let tail = items[(index + 1)...]
      guard let mark = items[index].mark, ",–—(".contains(mark), let first = tail.first else {
        return false
      }
      // “…, so that …” may tell what for.
      let isPurpose = tail.dropFirst().first?.isForm(of: ["that"]) == true
      // “…, but it does nothing there” takes back what stands before.
      let isBack =
        first.isForm(of: ["but", "though"]) && tail.contains(where: Mentions.denies)
        && !tail.contains { $0.function == "advice" }
      return !isBack && (mark == "(" || tails.contains(first.words.first ?? "")) && !isPurpose
        && saysNothing(tail)
        && !tail.dropFirst().contains(where: limits)
    }
    return place.map { Array(items[..<$0]) }
  }

  private static let tails: Set<String> = [
    "so", "and", "but", "which", "though", "as", "meaning", "thus", "hence", "therefore",
    "whatever", "whether",
  ]

  private static func limits(_ item: Item) -> Bool {
    let limits: Set<Substring> = [
      "only", "unless", "until", "except", "without", "before", "instead", "elsewhere", "than",
    ]
    return item.opensClause || item.function.map(limits.contains) == true
  }

  /// Whether nothing of the framework is named.
  static func saysNothing(_ items: ArraySlice<Item>) -> Bool {
    items.allSatisfy { ($0.function != nil || !$0.isThing) && $0.scope == nil }
  }
}
