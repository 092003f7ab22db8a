internal import LockbBase

/// Versions of several platforms that share one bound: “before A 14 and B 7”, A 14와 B 7부터.
enum ScopeList {
  /// “From B 8 through B 10”, B 8부터 B 10까지: one stretch of versions.
  static func ranged(_ items: [Item]) -> [Item] {
    var ranged: [Item] = []
    for item in items {
      if let first = ranged.last, let from = first.scope, let end = item.scope,
        from.from != nil, from.before == nil, end.from == nil, end.before != nil,
        from.platform == end.platform, first.tokens.upperBound == item.tokens.lowerBound
      {
        var joined = item
        joined.scope = ClaimScope.Stretch(
          platform: from.platform, from: from.from, before: end.before)
        joined.tokens = first.tokens.lowerBound..<item.tokens.upperBound
        joined.words = first.words + item.words
        ranged[ranged.count - 1] = joined
      } else {
        ranged.append(item)
      }
    }
    return ranged
  }

  /// The items of a sentence, each version of a list with the bound that is said once for all.
  static func shared(_ items: [Item], isKorean: Bool) -> [Item] {
    guard items.count(where: { $0.scope != nil }) > 1 else { return items }
    var shared = items
    var last: Int?
    for index in items.indices where items[index].scope != nil {
      defer { last = index }
      guard let first = last, joins(items[first..<index]),
        shared[first].scope?.platform != items[index].scope?.platform
      else { continue }
      // What stands before the first, as “before” does.
      if !isKorean, let bound = Bound(shared[first]), shared[first].words.last?.isNumber == true,
        let scope = bound.shared(with: items[index])
      {
        shared[index].scope = scope
      }
    }
    last = nil
    var isShared = false
    for index in items.indices.reversed() where shared[index].scope != nil {
      let wasShared = isShared
      isShared = false
      defer { last = index }
      guard let next = last, joins(items[index..<next]),
        shared[next].scope?.platform != items[index].scope?.platform
      else { continue }
      // What stands behind the last, as “or later” and 부터 do.
      if isKorean || wasShared || shared[next].words.last?.isNumber == false,
        let bound = Bound(shared[next]),
        let scope = bound.shared(with: items[index])
      {
        shared[index].scope = scope
        isShared = true
      }
    }
    return shared
  }

  /// “In B 10 and later a B app opens it”: the platform is named again, and no second one.
  static func named(_ items: [Item]) -> [Item] {
    let scopes = items.indices.filter { items[$0].scope != nil }
    guard scopes.count > 1 else { return items }
    var named = items
    for index in scopes where items[index].scope?.isBare == true {
      let isTold = scopes.contains { other in
        other != index && items[other].scope?.platform == items[index].scope?.platform
          && (items[other].scope?.isBare == false || other < index)
          && isOneStatement(items[min(index, other)..<max(index, other)])
      }
      guard isTold else { continue }
      if index > 0, named[index - 1].function == "in" { named[index - 1].senses = ["fn/filler"] }
      named[index].scope = nil
      named[index].senses = [items[index].suffix == .none ? "fn/filler" : "fn/actor"]
    }
    return named
  }

  /// “Upgrading from A 12 to A 13”: what happens there happens with the second.
  static func upgraded(_ items: [Item]) -> [Item] {
    var upgraded = items
    for index in items.indices.dropFirst().dropLast(2)
    where items[index].scope?.from != nil && items[index + 1].function == "to"
      && items[index + 2].scope?.from != nil && items[index].words.first == "from"
      // “Works from A 12 to A 13” tells when.
      && items[..<index].contains(where: { $0.words.contains(where: moving.contains) })
    {
      upgraded[index].scope = nil
      upgraded[index].senses = ["fn/filler"]
      upgraded[index + 1].senses = ["fn/in"]
    }
    return upgraded
  }

  private static let moving: Set<String> = [
    "upgrade", "upgrades", "upgraded", "upgrading", "update", "updated", "updating", "move",
    "moves",
    "moved", "moving", "migrate", "migrated", "migrating", "migration", "switch", "switched",
    "switching", "go", "goes", "going",
  ]

  /// “B lacks the gate, but the bell is there from 14”: a version without a platform is one of the
  /// platform that the statement before names.
  static func continued(_ items: [Item]) -> [Item] {
    var continued = items
    var platforms: Set<String> = []
    var last = 0
    for index in items.indices {
      guard let scope = items[index].scope else { continue }
      defer { last = index }
      if let platform = scope.platform {
        platforms.insert(platform)
      } else if platforms.count == 1, !isOneClause(items[last..<index]) {
        continued[index].scope?.platform = platforms.first
      }
    }
    return continued
  }

  static func isOneClause(_ part: ArraySlice<Item>) -> Bool {
    part.allSatisfy { item in
      let ends = item.suffix.ending.map { $0 != .adnominal } ?? false
      return !ends && !["and", "but"].contains(item.function)
        && item.mark.map { ";–—".contains($0) } != true
    }
  }

  /// Whether no other statement begins between a place and the next.
  private static func isOneStatement(_ part: ArraySlice<Item>) -> Bool {
    let between = part.dropFirst()
    // “On B, a B app …”.
    let isLed = part.startIndex < longestLead && between.first?.mark == ","
    return part[part.startIndex].suffix.ending == nil
      && (isLed ? between.dropFirst() : between).allSatisfy { item in
        item.mark == nil && !item.opensClause && item.suffix.ending == nil
          && !["and", "but", "or"].contains(item.function)
      }
  }

  private static let longestLead = 3

  /// Whether what begins with a version is followed by another of the list.
  private static func joins(_ part: ArraySlice<Item>) -> Bool {
    let between = part.dropFirst()
    let isMarked = between.allSatisfy {
      $0.mark == "," || $0.mark == "/" || $0.function == "and" || $0.function == "or"
    }
    return isMarked
      && (!between.isEmpty || [[.and], [.or]].contains(part[part.startIndex].suffix.particles))
  }

  /// From a version on, or up to one.
  private enum Bound {
    case from, before

    /// The bound of a version; nil where just that version is meant.
    init?(_ item: Item) {
      switch (item.scope?.from, item.scope?.before) {
      case (_?, nil): self = .from
      case (nil, _?): self = .before
      default: return nil
      }
    }

    /// The same for a version that has none.
    func shared(with item: Item) -> ClaimScope.Stretch? {
      guard var scope = item.scope, scope.from != nil, scope.before != nil else { return nil }
      switch self {
      case .from: scope.before = nil
      case .before: (scope.from, scope.before) = (nil, scope.from)
      }
      return scope
    }
  }
}

extension ClaimScope.Stretch {
  /// Whether it names a platform and none of its versions.
  var isBare: Bool { platform != nil && from == nil && before == nil }
}

extension String {
  fileprivate var isNumber: Bool { Version(self) != nil }
}
