internal import LockbBase

extension ScopeList {
  /// “On B, the gate was introduced in 14.2”: a version that stands apart from the one platform that the
  /// sentence names is read where the platform stands.
  static func parted(_ items: [Item]) -> [Item] {
    let scopes = items.indices.filter { items[$0].scope != nil }
    guard scopes.count == 1, let scope = items[scopes[0]].scope, scope.isBare,
      items.contains(where: tellsVersion)
    else { return items }
    let versions = items.indices.filter { isVersion(items, $0) }
    guard versions.count == 1, let place = versions.first, let word = items[place].words.first,
      isOneClause(items[min(scopes[0], place)..<max(scopes[0], place)])
    else { return items }
    var parted = items
    parted[scopes[0]].scope = ClaimScope.Stretch(
      platform: scope.platform, from: items[place].version,
      before: ScopeReader.next(after: word))
    parted[scopes[0]].words.append(word)
    parted.remove(at: place)
    if place > 0, items[place - 1].function.map({ prepositions.contains(String($0)) }) == true {
      parted.remove(at: place - 1)
    }
    return parted
  }

  private static func tellsVersion(_ item: Item) -> Bool {
    item.senses.contains("verb/introduce")
  }

  /// Whether a number is a version by its point, and counts nothing: “in 14.2”, 14.2에.
  private static func isVersion(_ items: [Item], _ place: Int) -> Bool {
    let item = items[place]
    guard item.function == "number", item.version != nil, item.words.first?.contains(".") == true
    else { return false }
    if item.suffix.particles.contains(.place) { return true }
    // “Added in” may be one word.
    return place > 0 && items[place - 1].words.last.map(prepositions.contains) == true
      && (place + 1 == items.count || items[place + 1].sense(ofType: "unit") == nil)
  }

  private static let prepositions: Set<String> = ["in", "with"]
}
