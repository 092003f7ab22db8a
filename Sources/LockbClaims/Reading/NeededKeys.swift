/// “An app that has the required keys”, 필요한 키를 갖춘 앱: what is needed is there, as it mostly is, and
/// nothing is said to be needed.
enum NeededKeys {
  /// The items with the keys that are there named without the need for them.
  static func declared(in items: [Item], isKorean: Bool) -> [Item] {
    guard items.contains(where: { $0.senses.first == need }) else { return items }
    return isKorean ? korean(items) : english(items)
  }

  private static func korean(_ items: [Item]) -> [Item] {
    items.indices.filter { place in
      let isNeeded =
        items[place].senses.first == need && items[place].suffix.ending == .adnominal
        && place + 2 < items.count && items[place + 1].senses.contains("noun/plist")
        && having.contains(where: items[place + 2].senses.contains)
        && (place + 3 == items.count || !Mentions.denies(items[place + 3]))
      return !isNeeded
    }.map { items[$0] }
  }

  private static func english(_ items: [Item]) -> [Item] {
    var named = items
    for place in items.indices.dropFirst() where items[place].senses.first == need {
      guard let noun = items[place].words.last, nouns.contains(noun),
        let before = items[..<place].lastIndex(where: { $0.function != "filler" })
      else { continue }
      let isDenied = items[..<before].last.map(Mentions.denies) == true
      if items[before].function == "with", !isDenied {
        named[before].senses = ["fn/filler"]
        named[place].senses = ["fn/filler"]
      } else if !isDenied, having.contains(where: items[before].senses.contains) {
        named[before].senses = ["verb/declare"]
        named[place].senses = ["noun/plist"]
      }
    }
    return named
  }

  private static let need = "verb/need"
  private static let having = ["verb/declare", "verb/exist", "verb/grant", "verb/hold"]
  private static let nouns: Set<String> = ["key", "keys", "descriptions", "strings"]
}
