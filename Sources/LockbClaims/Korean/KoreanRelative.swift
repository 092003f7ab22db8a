/// Leaves out what a relative clause only tells of a thing that has a name of its own.
///
/// There is one upgrade prompt and one reminder: what stands before such a name describes it and
/// limits nothing, as in 백그라운드 사용을 되짚어 주는 리마인더.
enum KoreanRelative {
  static func removed(from items: [Item]) -> [Item] {
    var kept = items
    for place in items.indices.reversed() where isNamed(items[place]) {
      guard let start = start(before: place, kept) else { continue }
      kept.removeSubrange(start..<place)
    }
    return kept
  }

  private static func isNamed(_ item: Item) -> Bool {
    guard let prompt = item.sense(ofType: "prompt"), !item.isPredicate else { return false }
    return !["prompt/any", "prompt/first", "prompt/always"].contains(prompt)
  }

  /// Where the clause begins whose verb stands before a name: its auxiliary, its verb and one object.
  private static func start(before place: Int, _ items: [Item]) -> Int? {
    guard place > 0 else { return nil }
    var start = place - 1
    let verb = items[start]
    let isUnknown = verb.unknown.map { KoreanUnknowns.modifies($0) } ?? false
    guard isUnknown || verb.suffix.ending == .adnominal && !verb.suffix.isCopula,
      verb.senses.allSatisfy({ $0.begins(with: "verb/") || $0.begins(with: "fn/") })
    else { return nil }
    if verb.function != nil, start > 0, isLink(items[start - 1]) { start -= 1 }
    guard start > 0, items[start - 1].suffix.particles == [.object] else { return start }
    start -= 1
    while start > 0, isAttribute(items[start - 1]) { start -= 1 }
    return start
  }

  private static func isLink(_ item: Item) -> Bool {
    item.suffix.ending == .link || item.unknown.map { KoreanUnknowns.links($0) } == true
  }

  private static func isAttribute(_ item: Item) -> Bool {
    item.mark == nil && item.scope == nil && item.suffix == .none && item.unknown == nil
      && item.function == nil && item.sense(ofType: "label") == nil
      && item.sense(ofType: "event") == nil
  }
}
