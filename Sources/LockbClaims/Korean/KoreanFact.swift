/// What stands behind -다는 or -다고 and takes it for a fact: 뜬다는 점을 잊기 쉽다, 뜬다고 봐야 한다.
enum KoreanFact {
  /// Whether what a sentence ends in tells of what stands before as a fact, and nothing else of the
  /// framework: none that denies it, 뜬다는 것은 오해다, asks or doubts.
  static func isTold(by tail: ArraySlice<Item>) -> Bool {
    let tail = tail.filter { $0.mark == nil }
    guard let noun = tail.first, isFact(noun) else { return orders(tail) }
    let rest = tail.dropFirst()
    if rest.isEmpty { return noun.suffix.isCopula && noun.suffix.ending == .final }
    return !rest.contains(where: turns) && rest.last.map(ends) == true
  }

  /// Whether a sentence ends in nothing but how its writer knows: 뜬다고 배웠습니다.
  static func isLearnt(_ tail: ArraySlice<Item>, behind told: [Item]) -> Bool {
    let tail = tail.filter { $0.mark == nil }
    guard tail.count == 1, let last = tail.first else { return false }
    let isKnown = last.unknown.map { word in learnt.contains(where: word.begins(with:)) } == true
    return isKnown
      && !told.contains { item in
        item.unknown.map { word in others.contains(where: word.begins(with:)) } == true
      }
  }

  private static let learnt = ["배웠", "깨달았"]
  private static let others = ["사람", "일부", "흔히", "다들", "누군가", "혹자", "동료", "인터넷"]

  /// 점, 것, 게, 건, 사실, 데 (주의하다), and 걸, which looks like a form of 걸다.
  private static func isFact(_ item: Item) -> Bool {
    item.function == "것" || item.function == "데" || item.senses.contains("noun/thing")
      || item.senses.first == "verb/start" && item.suffix.ending == .prospective
  }

  /// 뜬다고 안내해 주세요, 뜬다고 봐야 한다.
  private static func orders(_ tail: [Item]) -> Bool {
    guard let first = tail.first, let last = tail.last, tail.count < 4,
      tail.allSatisfy({ $0.function != nil && !turns($0) })
    else { return false }
    if first.function == "보" {
      // 뜬다고 보는 게 맞다.
      return first.suffix.ending == .must && last.function == "하"
        || first.suffix.ending == .adnominal && tail[1].function == "것"
    }
    return tail.count > 1 && last.suffix.ending == .request
  }

  private static func ends(_ item: Item) -> Bool {
    item.unknown != nil || [.final, .request].contains(item.suffix.ending)
  }

  /// Whether it is more than a way of saying something.
  private static func names(_ item: Item) -> Bool {
    item.isThing && item.sense(ofType: "say") == nil && item.sense(ofType: "thing") == nil
  }

  /// Whether a word denies, asks, doubts, or names something of the framework.
  private static func turns(_ item: Item) -> Bool {
    if let word = item.unknown { return Mentions.mayTurn(word) || KoreanUnknowns.reports(word) }
    let turning: Set<Substring> = ["quote", "question", "hedge", "뿐"]
    return Mentions.denies(item) || item.function.map(turning.contains) == true
      || item.scope != nil || item.function == nil && names(item)
      || item.suffix.ending.map { [.negatable, .question, .quote].contains($0) } == true
  }
}
