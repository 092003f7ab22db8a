/// What an English sentence says before it goes on: “The gate stays open, that’s how you know”. People
/// add to a statement with no more than a comma, a colon or a dash, and whatever they add, it is said.
enum EnglishHead {
  /// The heads that can be read by themselves, the longest first.
  static func heads(of items: [Item]) -> [[Item]] {
    items.indices.dropFirst().reversed().compactMap { index in
      let head = Array(items[..<index])
      guard let mark = items[index].mark, isWhole(head), adds(items[(index + 1)...], behind: mark)
      else { return nil }
      return head
    }
  }

  /// Whether it has a subject and a verb, and is more than a circumstance.
  private static func isWhole(_ head: [Item]) -> Bool {
    var body = head[...]
    if let first = head.first,
      first.opensClause || first.words.first.map(prepositions.contains) == true && !first.isConcept
    {
      guard let comma = head.firstIndex(where: { $0.mark == "," }) else { return false }
      body = head[(comma + 1)...]
    }
    guard let verb = body.firstIndex(where: \.isSaying) else { return false }
    return verb > body.startIndex || body[verb].sense(ofType: "event") != nil
  }

  /// Whether what follows a mark only adds to what stands before it.
  private static func adds(_ rest: ArraySlice<Item>, behind mark: Character) -> Bool {
    guard let first = rest.first, let word = first.words.first, !rest.contains(where: takesBack)
    else { return false }
    // “…, only the other one does”: a statement as well.
    let isOther = word == "only" && rest.dropFirst().first?.isDeterminer == true
    guard isOther || first.isConcept || !limiting.contains(word) && !prepositions.contains(word)
    else { return false }
    if ":–—;".contains(mark) { return true }
    guard mark == ",", !first.opensClause else { return false }
    if word == "so" { return rest.dropFirst().first?.isForm(of: ["that"]) != true }
    if rest.prefix(2).flatMap(\.words).starts(with: ["no", "matter"]) { return true }
    // A sentence of its own: nothing stands between its subject and its verb.
    let clause = rest.prefix { $0.mark == nil && !$0.opensClause }
    guard let verb = clause.firstIndex(where: \.isSaying), !joints.contains(word) else {
      return false
    }
    return verb > clause.startIndex || first.words.count > 1
  }

  /// Whether what it says may be that the head is wrong, or is so elsewhere.
  private static func takesBack(_ item: Item) -> Bool {
    let words = item.unknown.map { [$0.lowercased()] } ?? item.words
    return words.contains { EnglishDisbelief.mistaken.contains($0) || doubtful.contains($0) }
  }

  private static let doubtful: Set<String> = [
    "rumor", "rumour", "nonsense", "allegedly", "supposedly", "here",
  ]
  private static let limiting = EnglishCut.limits.union([
    "whereas", "not", "or", "which", "who", "though", "although", "yet", "still", "however",
    "instead", "rather",
  ])
  private static let prepositions = EnglishCut.qualifiers.union([
    "among", "of", "between", "to", "out", "beside", "besides",
  ])
  private static let joints: Set<String> = ["and", "nor", "because", "since"]
}
