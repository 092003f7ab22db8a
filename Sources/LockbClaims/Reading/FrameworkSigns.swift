/// Whether a document speaks of the framework at all: words like session, prompt and text are other
/// subjects’ words as well, and claims read out of them would be nonsense.
struct FrameworkSigns: Sendable {
  /// Concepts and types of concepts; none where every document is taken to speak of it.
  let names: Set<String>

  /// In fewer sentences a document need not have named what it speaks of.
  private static let fewSentences = 5
  /// Shorter names in code are words of any program: `delegate`, `location`.
  private static let shortName = 12

  /// Whether what was read of a document counts.
  func vouch(forSentences count: Int, isNamed: Bool) -> Bool {
    names.isEmpty || isNamed || count < Self.fewSentences
  }

  /// Whether one of the items is a name that no other subject has.
  func isNamed(in items: [Item]) -> Bool { items.contains(where: isSign) }

  private func isSign(_ item: Item) -> Bool {
    guard
      let sense = item.senses.first(where: { !$0.begins(with: "fn/") }),
      names.contains(sense) || names.contains(String(ClaimTerm.type(of: sense)))
    else { return false }
    return item.isExactName
      ? item.words.joined().utf8.count >= Self.shortName : item.tokens.count > 1
  }
}
