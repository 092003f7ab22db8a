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

  /// “If you still support Metro 3 or older”: where an application runs, and nothing that is there.
  static func dropSupport(_ items: inout [Item]) {
    for index in items.indices.dropFirst().dropLast()
    where items[index + 1].scope != nil
      && (index + 2 == items.count || items[index + 2].mark != nil)
      && items[index].isForm(of: ["support", "supports", "supporting"])
      && ["actor", "and", "filler"].contains(items[index - 1].function)
    {
      let clause = items[..<index].reversed().prefix {
        $0.mark == nil && !$0.opensClause && $0.function != "and"
      }
      guard !clause.contains(where: { $0.isConcept && $0.function == nil && !$0.isPredicate })
      else {
        continue
      }
      items[index] = word("", "fn/in", like: items[index])
    }
  }

  /// “It took until 3.2 for the gate to open” is “since 3.2 the gate opens”.
  static func openWait(_ items: inout [Item]) {
    guard items.count > 5, items[0].function == "it", items[1].words == ["took"],
      let until = items[2].scope, until.from == nil, let first = until.before,
      items[3].function == "for", let verb = items.firstIndex(where: { $0.function == "to" }),
      !items[..<verb].contains(where: { $0.mark != nil })
    else { return }
    items[2].scope = ClaimScope.Stretch(platform: until.platform, from: first)
    items[3].senses = []
    items[3].mark = ","
    items.remove(at: verb)
    items.removeFirst(2)
  }

  /// “…, where the next one waits” tells of a place beside what is told.
  static func dropPlaceAside(_ items: inout [Item]) {
    guard let place = items.lastIndex(where: { $0.words == ["where"] }), place > 3,
      items[place - 1].mark == ",",
      !items[(place + 1)...].contains(where: { item in
        item.mark != nil || item.scope != nil || item.function == "can"
          || ["they", "you"].contains(item.words.first) || item.sense(ofType: "api") != nil
      })
    else { return }
    items.removeSubrange((place - 1)...)
  }

  /// “Unlike the door, the gate …”: what a sentence sets itself against first is told of nothing.
  static func dropContrast(_ items: inout [Item]) {
    guard items.count > 3, items[0].words == ["unlike"],
      let comma = items.firstIndex(where: { $0.mark == "," }), comma < items.count - 2,
      !items[..<comma].contains(where: {
        $0.isFinite && !$0.isConcept && $0.sense(ofType: "label") == nil
      })
    else { return }
    items.removeFirst(comma + 1)
  }

  /// “The deprecated `open()` still opens”: that it is deprecated is taken for granted.
  static func dropAttribute(_ items: inout [Item]) {
    guard
      let place = items.indices.dropLast().first(where: { index in
        items[index].words == ["deprecated"] && items[index + 1].isEmphasized
          && (index == 0 || items[index - 1].function == "filler")
      }), items[(place + 2)...].contains(where: { $0.isFinite || $0.function == "be-not" })
    else { return }
    items.remove(at: place)
  }

  /// “…, because that is just what it never does”: what, stands before.
  static func dropPointer(_ items: inout [Item]) {
    guard let what = items.indices.dropFirst(3).first(where: { items[$0].words == ["what"] }),
      let that = items[..<what].lastIndex(where: { ["that's", "that"].contains($0.words.first) }),
      that > 1, what - that <= 3, items[that - 1].mark != nil || items[that - 1].opensClause
    else { return }
    var start = that - 1
    if items[start].mark == nil, items[start - 1].mark == "," { start -= 1 }
    items.removeSubrange(start...)
  }

  /// “What the gate does is open”, “What you hear is the bell” tell what it does and what is heard.
  static func unfoldWhat(_ items: inout [Item]) {
    guard items.count > 4, items[0].words == ["what"],
      let end = items.indices.dropFirst(2).first(where: { index in
        items[index].function == "be" || items[index].words == ["does", "is"]
      }), end + 1 < items.count, !items[1].isVerbal, !Mentions.denies(items[end + 1]),
      !items[..<end].contains(where: { $0.mark != nil || $0.opensClause }),
      items[1..<end].contains(where: { $0.isConcept || $0.function == "you" })
    else { return }
    items.remove(at: end)
    items.removeFirst()
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
