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

  /// “One says this, the other that”: which of two, and not how many.
  static func dropCount(_ items: inout [Item]) {
    for index in items.indices.dropLast()
    where items[index].words == ["one"] && items[index + 1].isFinite
      && items[(index + 1)...].contains(where: { $0.words.contains("other") })
    {
      items[index] = word("one", "fn/filler", like: items[index])
    }
  }

  private static let amounts: Set<String> = [
    "a", "an", "once", "twice", "one", "two", "three", "four", "five", "six", "seven", "eight",
    "nine", "ten", "twelve", "fifteen", "twenty", "thirty", "forty", "sixty", "hundred", "half",
    "every",
  ]

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
