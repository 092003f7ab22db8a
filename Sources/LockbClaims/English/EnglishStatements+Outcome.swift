/// What comes of what a sentence says first: “Press the button, and the status becomes …”.
extension EnglishStatements {
  /// “…, and the status becomes …”: what comes of what was said before.
  static func isOutcome(_ claim: [Item]) -> Bool {
    guard let first = claim.first(where: { !$0.isDeterminer }) else { return false }
    return (first.function == "actor" || outcomes.contains(where: first.senses.contains))
      && !claim.contains(where: Mentions.denies)
  }

  private static let outcomes = ["noun/status", "noun/reported-status", "noun/delegate"]

  /// The concepts of a statement as the circumstances of what comes of it.
  static func cause(_ statement: [Item], harmless: Set<String>) -> [Item] {
    guard !statement.contains(where: { Mentions.denies($0) || limits($0, harmless: harmless) })
    else { return [] }
    let concepts = statement.filter {
      $0.unknown == nil && $0.mark == nil && $0.function == nil
    }
    return concepts.isEmpty ? [] : [word("fn/if", like: concepts[0])] + concepts
  }
}
