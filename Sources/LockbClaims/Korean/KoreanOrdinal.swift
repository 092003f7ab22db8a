/// What comes first of its kind, with words between: 처음으로 나타나는 권한 알림 is the first prompt.
enum KoreanOrdinal {
  /// The items with the first of a kind under its own concept, `X/first` for `X/any`, where the
  /// grammar has one.
  static func named(in items: [Item]) -> [Item] {
    var named = items
    for index in items.indices.reversed() where items[index].senses.contains("how/first") {
      guard let noun = noun(behind: index, named) else { continue }
      named[noun].senses = ["prompt/first"]
      named.removeSubrange(index..<noun)
    }
    return named
  }

  /// The noun that an ordinal belongs to: behind a verb that says it is there, or its attributes.
  private static func noun(behind start: Int, _ items: [Item]) -> Int? {
    for index in items.indices.dropFirst(start + 1).prefix(4) {
      let item = items[index]
      if item.sense(ofType: "prompt") == "prompt/any" { return index }
      let isShown =
        ["verb/appear", "verb/show"].contains(where: item.senses.contains)
        && item.suffix.ending == .adnominal
      let isPlain =
        item.suffix == .none && item.mark == nil
        && (item.senses.contains("noun/status") || item.sense(ofType: "about") != nil
          || item.function == "filler")
      guard isShown || isPlain else { return nil }
    }
    return nil
  }
}
