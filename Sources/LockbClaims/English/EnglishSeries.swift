/// Names strung together by “and” or “or”, of each of which the same is said.
enum EnglishSeries {
  private static let types: [String] = [
    "event", "api", "service", "level", "grant", "status", "label", "prompt", "phase", "accuracy",
    "settings", "key", "session", "platform",
  ]

  /// The sentence once for each member of its first series; nil where it has none that can be
  /// parted: of “only A and B”, “two: A and B” and “becomes A or B” nothing follows for A alone.
  static func members(in items: [Item]) -> [[Item]]? {
    let isWhole = items.contains { item in
      item.function == "only" || item.sense(ofType: "count") != nil
        || item.sense(ofType: "set") != nil || item.words == ["between"]
        || item.senses.contains("verb/mean")
        || !item.words.filter { ["together", "same", "apart", "different"].contains($0) }.isEmpty
    }
    guard !isWhole else { return nil }
    for start in items.indices {
      guard let series = series(in: items, from: start) else { continue }
      guard isParted(series, in: items) else { return nil }
      return series.members.map { member in
        items[..<start] + [items[member]] + items[series.end...]
      }
    }
    return nil
  }

  private struct Series {
    var start: Int
    var members: [Int]
    var end: Int
    var isAlternative: Bool
    var type: String
  }

  private static func series(in items: [Item], from start: Int) -> Series? {
    guard !items[start].isVerbal,
      let type = types.first(where: { items[start].sense(ofType: $0) != nil })
    else { return nil }
    var members = [start]
    var index = start + 1
    var isClosed = false
    var isAlternative = false
    while index < items.count, !isClosed {
      var next = index
      var isLinked = false
      if next < items.count, items[next].mark == "," {
        isLinked = true
        next += 1
      }
      var isLast = false
      if next < items.count, let word = conjunction(items[next]) {
        isLast = true
        isLinked = true
        isAlternative = word != "and"
        next += 1
      }
      while next < items.count, items[next].isDeterminer || isPreposition(items[next]) { next += 1 }
      guard isLinked, next < items.count, !items[next].isVerbal,
        items[next].sense(ofType: type) != nil
      else { break }
      members.append(next)
      index = next + 1
      isClosed = isLast
    }
    guard isClosed, members.count > 1, index == (members.last ?? 0) + 1 else { return nil }
    return Series(
      start: start, members: members, end: index, isAlternative: isAlternative, type: type)
  }

  /// “Neither A nor B” denies each, as “not A or B” does.
  private static func conjunction(_ item: Item) -> Substring? {
    if item.isForm(of: ["nor"]) { return "nor" }
    return item.function.flatMap { ["and", "or"].contains($0) ? $0 : nil }
  }

  private static func isPreposition(_ item: Item) -> Bool {
    ["for", "of", "in", "to", "with", "as", "from"].contains(item.function)
  }

  /// Whether what is said of the whole series is said of each member.
  private static func isParted(_ series: Series, in items: [Item]) -> Bool {
    let before = items[..<series.start]
    let opener = before.lastIndex(where: \.opensClause)
    let isSubordinate = opener.map { !before[$0...].contains { $0.mark == "," } } ?? false
    if isSubordinate {
      // Two keys that must both be there, or two calls, are one condition.
      return series.isAlternative || !["key", "event", "api"].contains(series.type)
    }
    // “Cannot get A or B” denies both, “becomes A or B” says neither, “never both A and B” neither.
    let isDenied = items.contains { item in
      ["not", "no", "never", "cannot", "be-not", "without"].contains(item.function)
    }
    let isBehindVerb = before.contains(where: \.isFinite)
    return !isBehindVerb || isDenied == series.isAlternative
  }
}
