/// What a sentence opens with and what it tells only behind that.
extension EnglishRewriting {
  /// “Tip: …”, “Be careful here: …” label what follows, which is told and not advised.
  static func dropLabel(_ items: inout [Item]) {
    guard let colon = items.prefix(9).firstIndex(where: { $0.mark == ":" }), colon + 1 < items.count
    else { return }
    let label = items[..<colon]
    // “Nit: …”, “4.2: …”; “A: …” is an answer.
    let isWord =
      colon < 4
      && label.allSatisfy { item in
        item.function == "number"
          || item.words.first.map { $0.count > 1 } == true
            && (item.unknown != nil || item.function == "filler")
      }
    guard isWord || label.contains(where: { $0.function == "advice" }),
      EnglishShell.saysNothing(label)
    else { return }
    items.removeFirst(colon + 1)
  }

  /// “To get the grant, call open().”: who calls does not have it yet.
  static func dropPurpose(_ items: inout [Item]) {
    guard items.count > 2, ["to", "purpose"].contains(items[0].function),
      items[1].senses.contains("verb/grant"),
      let comma = items.firstIndex(where: { $0.mark == "," }),
      items[..<comma].contains(where: { $0.sense(ofType: "level") != nil }),
      !items[..<comma].contains(where: { $0.isFinite && !$0.isBareVerb }),
      items[comma...].contains(where: { $0.sense(ofType: "event") != nil })
    else { return }
    items.removeSubrange(...comma)
  }

  /// “Chapter 4 showed that X”, “I was surprised to learn that X” tell X.
  static func dropFinding(_ items: inout [Item]) {
    let that = items.indices.prefix(7).dropFirst().first { index in
      guard items[index].words.last == "that", items[index].function == "filler" else {
        return false
      }
      return items[index].words.contains(where: findings.contains)
        || items[index - 1].words.last.map(findings.contains) == true
    }
    guard let that, that + 1 < items.count,
      !items[..<that].contains(where: { item in
        // “If you see that …, look for it”: a condition.
        item.isConcept || item.scope != nil || item.mark != nil || item.opensClause
          || Mentions.denies(item) || item.signs.contains(.turning)
      })
    else { return }
    items.removeFirst(that + 1)
  }

  private static let findings: Set<String> = [
    "showed", "shows", "demonstrated", "learned", "learnt", "noticed", "discovered", "confirmed",
    "found", "saw", "observed", "learn", "see", "find", "discover", "notice",
  ]

  /// “When the gate shuts every bell rings”: a comma where the main clause begins.
  static func withMainClauseMarked(_ items: [Item]) -> [Item] {
    guard !items.contains(where: { $0.mark != nil }),
      let start = EnglishStatements.mainClause(in: items)
    else { return items }
    let end = items[start - 1].tokens.upperBound
    return items[..<start] + [Item(senses: [], tokens: end..<end, mark: ",")] + items[start...]
  }
}
