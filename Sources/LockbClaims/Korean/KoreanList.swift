/// Things of one kind that a sentence lists and of which it says the same: A와 B는, A, B, C에는.
struct KoreanList {
  /// The places of the members among the items.
  private var members: [Int] = []
  /// Whether any one of them is meant: A나 B.
  private(set) var isAlternative = false
  /// Where the list begins and ends.
  private var range = 0..<0

  /// The types of concept that can be listed.
  private static let types: Set<Substring> = [
    "service", "api", "status", "label", "key", "event", "grant", "level", "session", "accuracy",
    "prompt", "settings", "phase", "diagnostic", "device",
  ]

  /// Finds the first list; nil where there is none.
  init?(_ items: [Item]) {
    for start in items.indices {
      var shared = Self.types(of: items[start])
      guard !shared.isEmpty else { continue }
      var members = [start]
      var isAlternative = false
      var index = start
      while let (next, isOr) = Self.next(after: index, items) {
        let types = shared.intersection(Self.types(of: items[next]))
        guard !types.isEmpty else { break }
        shared = types
        members.append(next)
        isAlternative = isAlternative || isOr
        index = next
      }
      if members.count > 1 {
        self.members = members
        self.isAlternative = isAlternative
        range = start..<(index + 1)
        return
      }
    }
    return nil
  }

  private static func types(of item: Item) -> Set<Substring> {
    guard item.scope == nil, item.function == nil else { return [] }
    return Set(item.senses.map { ClaimTerm.type(of: $0) }).intersection(types)
  }

  /// The item that a connective joins to one, and whether as an alternative; nil for none.
  private static func next(after index: Int, _ items: [Item]) -> (next: Int, isOr: Bool)? {
    let suffix = items[index].suffix
    if !suffix.particles.isEmpty, suffix.particles.allSatisfy({ $0 == .only }),
      index + 2 < items.count, items[index + 1].isInstead
    {
      return (index + 2, false)
    }
    let joining: [[KoreanParticle]] = [[], [.and], [.or], [.also]]
    guard joining.contains(suffix.particles) else { return nil }
    let isOrEnding = suffix.ending == .or && suffix.isCopula
    guard suffix.ending == nil || isOrEnding else { return nil }
    var next = index + 1
    var isJoined = suffix.particles != [] || isOrEnding
    var isOr = suffix.particles == [.or] || isOrEnding
    while next < items.count {
      if items[next].mark == "," || items[next].mark == "/" {
        isJoined = true
      } else if items[next].function == "or" {
        (isJoined, isOr) = (true, true)
      } else if items[next].function == "and" {
        isJoined = true
      } else {
        break
      }
      next += 1
    }
    return isJoined && next < items.count ? (next, isOr) : nil
  }

  /// The sentence with the members marked, so that none of them is taken for a circumstance.
  func marked(in items: [Item]) -> [Item] {
    var items = items
    for member in members { items[member].isListed = true }
    return items
  }

  /// The sentence once for each member, which stands for the whole list.
  func variants(of items: [Item]) -> [[Item]] {
    guard let last = members.last else { return [] }
    return members.map { member in
      var item = items[member]
      item.suffix = items[last].suffix
      if item.suffix.particles == [.or] { item.suffix = .none }
      return Array(items[..<range.lowerBound]) + [item] + Array(items[range.upperBound...])
    }
  }
}

extension Item {
  /// Whether it is the 아니라 of “A가 아니라 B”.
  var isInstead: Bool { function == "아니" && suffix.ending == .request }
}
