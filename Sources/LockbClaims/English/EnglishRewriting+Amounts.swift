/// Words beside a number or a rank that change nothing of it.
extension EnglishRewriting {
  /// “About twice”, “around 500 meters”: what stands there is how much, and no place.
  static func dropApproximation(_ items: inout [Item]) {
    for index in items.indices.dropLast()
    where items[index].words == ["about"] || items[index].words == ["around"] {
      let next = items[index + 1]
      guard
        next.function == "number" || next.quantity != nil
          || next.words.first.map(amounts.contains) == true
      else { continue }
      items[index] = word("", "fn/filler", like: items[index])
    }
  }

  /// “On all platforms but B”, “everywhere except on B”: without B.
  static func dropEverywhere(_ items: inout [Item]) {
    guard
      let index = items.indices.dropLast(2).first(where: { index in
        items[index].senses.contains("say/every-platform")
          && ["without", "but"].contains(items[index + 1].function)
          && items[(index + 2)...].first { !["in", "filler"].contains($0.function) }?.scope != nil
      })
    else { return }
    items[index + 1] = word("without", "fn/without", like: items[index + 1])
    let isPlace = index > 0 && items[index - 1].function == "in"
    items.removeSubrange((isPlace ? index - 1 : index)...index)
  }

  /// “One says this, the other that”: which of two, and not how many.
  static func dropCount(_ items: inout [Item]) {
    for index in items.indices.dropLast()
    where items[index].words == ["one"] && items[index + 1].isFinite
      && items[(index + 1)...].contains(where: { $0.words.contains("other") })
    {
      items[index] = word("one", "fn/filler", like: items[index])
    }
  }

  /// “Whether or not the gate is open”: `whether/` of what makes no difference.
  static func joinAlternative(_ items: inout [Item]) {
    guard let start = items.firstIndex(where: { alternatives.contains($0.words) }) else { return }
    let clause = items[(start + 1)...].prefix { $0.mark == nil && !$0.opensClause }
    let senses = clause.filter { $0.isThing && !$0.isPredicate }.flatMap(\.senses)
    guard !senses.isEmpty, clause.count <= longestAlternative else { return }
    items[start] = Item(
      senses: senses.map { "whether/" + $0 },
      tokens: items[start].tokens.lowerBound..<items[clause.endIndex - 1].tokens.upperBound)
    items.removeSubrange((start + 1)..<clause.endIndex)
  }

  private static let alternatives: Set<[String]> = [
    ["whether", "or", "not"], ["regardless", "of", "whether"], ["no", "matter", "whether"],
    ["no", "matter", "if"],
  ]
  private static let longestAlternative = 9

  /// “On A exactly as it does on B”: what it is like elsewhere, where it is told of A.
  static func dropLikeness(_ items: inout [Item]) {
    let start = items.indices.dropFirst().first { index in
      let words = items[index].unknown.map { [$0] } ?? items[index].words
      let next = index + 1 < items.count ? items[index + 1] : nil
      let isLike = words == ["as"] || words == ["like"]
      let leads = degrees.contains(words.first ?? "")
      return isLike || leads && (next?.words.first == "as" || next?.unknown == "like")
    }
    guard let start, items[..<start].contains(where: { $0.scope != nil }) else { return }
    let tail = items[start...].prefix { $0.mark == nil }
    let isBare = tail.allSatisfy { item in
      item.scope != nil || item.function != nil && !Mentions.denies(item) || item.unknown == "like"
    }
    guard isBare, tail.contains(where: { $0.scope != nil }) else { return }
    items.removeSubrange(tail.startIndex..<tail.endIndex)
    if items.last?.mark == "," { items.removeLast() }
  }

  private static let degrees: Set<String> = ["exactly", "just", "precisely", "much"]

  private static let amounts: Set<String> = [
    "a", "an", "once", "twice", "one", "two", "three", "four", "five", "six", "seven", "eight",
    "nine", "ten", "twelve", "fifteen", "twenty", "thirty", "forty", "sixty", "hundred", "half",
    "every",
  ]

  /// “Lacks only the old text”: nothing else is missing, and no condition of the rest.
  static func dropOnlyMissing(_ items: inout [Item]) {
    for index in items.indices.dropFirst()
    where items[index].isForm(of: ["only", "just"])
      && items[index - 1].senses.contains("verb/missing")
    {
      items[index] = word("", "fn/filler", like: items[index])
    }
  }

  /// “Ends the last session”: which one, and not how long.
  static func dropRank(_ items: inout [Item]) {
    for index in items.indices.dropFirst().dropLast()
    where items[index].words == ["last"] && items[index - 1].isDeterminer
      && items[index + 1].isNounLike
    {
      items[index].senses = ["fn/filler", "verb/last"]
    }
  }
}
