/// Sentences that tell what something says: “tells whether the gate is open”, …인지 알려 준다.
enum PropertyContent {
  /// The items without the words that open such a clause; nil where there is none.
  static func opened(_ items: [Item], isKorean: Bool) -> [Item]? {
    isKorean ? korean(items) : english(items)
  }

  /// Whether a sentence is more than a clause that tells what, why or how.
  static func isRead(_ items: [Item], isKorean: Bool) -> Bool {
    guard let first = items.first, !isKorean else { return true }
    let isScene =
      first.opensClause
      && (items.contains { $0.mark == "," } || EnglishStatements.mainClause(in: items) != nil)
    return isScene || first.words.count != 1 || first.words.first.map(openers.contains) != true
  }

  private static let openers: Set<String> = [
    "whether", "that", "what", "why", "which", "how", "where", "when", "if",
  ]
  private static let reports: Set<String> = [
    "says that", "say that", "means that", "tells that", "reports that", "said that",
  ]

  private static func english(_ items: [Item]) -> [Item]? {
    var opened = items
    var isOpen = false
    for (index, item) in items.enumerated() where index > 0 {
      let phrase = item.words.joined(separator: " ")
      if item.function == "quote", reports.contains(phrase) || phrase == "says" {
        opened[index].senses = ["verb/mean"]
        isOpen = true
      } else if !isOpen, let word = item.words.first, item.words.count == 1, openers.contains(word),
        items[..<index].contains(where: tells)
      {
        opened[index].senses = ["fn/filler"]
        opened[index].words = []
        isOpen = true
      } else if isOpen, item.function == "or" {
        opened[index].senses = ["fn/and"]
      } else if isOpen, item.function == "may" {
        opened[index].senses = ["fn/can"]
      }
    }
    return isOpen ? opened : nil
  }

  private static func korean(_ items: [Item]) -> [Item]? {
    var opened = items
    var isOpen = false
    for index in items.indices.dropLast() {
      guard let ending = items[index].suffix.ending, [.question, .quote].contains(ending),
        items[(index + 1)...].contains(where: tells)
      else { continue }
      opened[index].suffix.ending = .adnominal
      isOpen = true
      for place in items.indices where items[place].suffix.ending == .or {
        opened[place].suffix.ending = .adnominal
      }
    }
    return isOpen ? opened : nil
  }

  private static func tells(_ item: Item) -> Bool {
    ["verb/report", "verb/know", "verb/mean", "verb/explain"].contains { item.senses.contains($0) }
  }
}
