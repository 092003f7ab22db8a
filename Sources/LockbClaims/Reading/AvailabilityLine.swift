internal import LockbBase

/// A line that lists the versions of what its page is about: “Availability: iOS 8.0+ | macOS 10.15+”.
struct AvailabilityLine {
  private let subjects: [ClaimTerm]
  private let outcome: ClaimTerm
  private let stretches: [ClaimScope.Stretch]

  /// Words that a list of versions stands behind.
  private static let labels: Set<String> = [
    "noun/availability", "noun/version", "verb/available", "verb/introduce", "verb/deprecated",
    "verb/need",
  ]

  /// Those of them that ask for the first version.
  private static let firsts: Set<String> = [
    "noun/availability", "noun/version", "verb/introduce", "verb/need",
  ]

  /// The line that a sentence is; nil where it says anything else, or where nothing is named in it or
  /// above it.
  init?(_ items: [Item], under above: HeadingScope.Above) {
    guard items.contains(where: { $0.scope?.platform != nil }) else { return nil }
    let named = items.filter(Self.isSymbol)
    let rest = items.filter { !Self.isSymbol($0) }
    let colon = rest.firstIndex { $0.mark == ":" }
    let label = colon.map { Array(rest[..<$0]) } ?? rest.filter { !Self.isListed($0) }
    let list = colon.map { Array(rest[($0 + 1)...]) } ?? rest.filter(Self.isListed)
    guard named.count < 2, named.isEmpty || colon != nil || label.isEmpty,
      let thing = named.first ?? above.page,
      let subjects = CellVersions.subjects(thing), let stretches = Self.stretches(list),
      Self.isLabel(label), stretches.count > 1 || !label.isEmpty || !named.isEmpty
    else { return nil }
    // “2.0–14.0 (Deprecated)”: there since 2.0.
    let isSpan = stretches.contains { stretch in
      stretch.before.map { $0.major > stretch.from.map(\.major) ?? 0 } == true
    }
    let isDeprecation = !isSpan && label.contains { $0.senses.contains("verb/deprecated") }
    guard !label.contains(where: \.isNegated),
      !isDeprecation || !label.contains(where: { $0.senses.contains("verb/introduce") })
    else { return nil }
    self.subjects = subjects
    self.stretches = stretches
    // What a list without a label names may be used there, as what is “available on 14” may; since when,
    // it does not say.
    let isOpen = stretches.allSatisfy { $0.before == nil }
    let isSaid = label.contains { $0.senses.contains(where: Self.firsts.contains) }
    let tellsFirst = isSaid || isOpen && (!label.isEmpty || named.isEmpty)
    outcome = ClaimTerm(
      isDeprecation
        ? "property/deprecated"
        : tellsFirst && ["api", "key", "event", "grant"].contains(subjects[0].type)
          ? "property/introduced" : "property/available")
  }

  /// The name that stands in bold or in code at the beginning of a paragraph, before a colon or a dash,
  /// for what all of it is about; nil where none does.
  static func lead(of items: [Item]) -> Item? {
    guard items.count > 1, items[0].isEmphasized, let mark = items[1].mark, ":–—-".contains(mark),
      CellVersions.subjects(items[0]) != nil
    else { return nil }
    return items[0]
  }

  /// Whether it is a name in code of what may have versions.
  private static func isSymbol(_ item: Item) -> Bool {
    item.isEmphasized && ["api", "key"].contains { item.sense(ofType: $0) != nil }
  }

  /// A question for each platform.
  var questions: [ClaimQuestion] {
    stretches.map { stretch in
      CellVersions.question(
        of: subjects, outcome, on: [.init(platform: stretch.platform, from: stretch.from)])
    }
  }

  private static func isLabel(_ label: [Item]) -> Bool {
    label.allSatisfy { item in
      ["in", "filler"].contains(item.function)
        || item.senses.contains(where: labels.contains)
    } && (label.isEmpty || label.contains { $0.senses.contains(where: labels.contains) })
  }

  private static func isListed(_ item: Item) -> Bool {
    item.scope != nil || item.mark.map { ",/&+–—()".contains($0) } == true
      || ["and", "filler"].contains(item.function)
  }

  /// The platforms of a list with the versions that it gives them; nil where one has none, or where
  /// something else is in it.
  private static func stretches(_ list: [Item]) -> [ClaimScope.Stretch]? {
    guard list.allSatisfy(isListed) else { return nil }
    var stretches: [ClaimScope.Stretch] = []
    var waiting: [String] = []
    var isJoined = false
    for item in list {
      guard let stretch = item.scope else {
        isJoined = item.function == "and" || item.mark == "/"
        continue
      }
      // “iOS and iPadOS 8” have one version together, “iPadOS | macOS 10” have not.
      if !isJoined { waiting = [] }
      isJoined = false
      guard let platform = stretch.platform else { return nil }
      guard let from = stretch.from else {
        waiting.append(platform)
        continue
      }
      stretches += (waiting + [platform]).map {
        .init(platform: $0, from: from, before: stretch.before)
      }
      waiting = []
    }
    let isOnce = Set(stretches.map(\.platform)).count == stretches.count
    return stretches.isEmpty || !isOnce ? nil : stretches
  }
}
