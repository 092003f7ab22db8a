internal import GRDB
internal import LockbText

/// Makes plans of queries.
struct QueryPlanner {
  /// Further words are left out of account.
  private static let mostTerms = 24
  /// The longest name that is looked for inside a query, in words.
  private static let longestName = 5
  /// The most words that stand in for one that is not there.
  private static let mostStandIns = 48

  private let database: Database
  private let lexicon: Lexicon
  private let hits: HitReader
  private let entries: Int
  private let entityCount: Int

  /// A planner for a knowledge base of so many entries, the first of them entities.
  init(_ database: Database, entries: Int, entityCount: Int) {
    self.database = database
    lexicon = Lexicon(database)
    hits = HitReader(database)
    self.entries = entries
    self.entityCount = entityCount
  }

  /// The plan of a query.
  /// - Parameter isStrict: Whether nothing may stand in for a word that is not there.
  func plan(_ text: String, isStrict: Bool) throws -> QueryPlan {
    var plan = QueryPlan()
    var terms = QueryTerm.terms(of: text, in: lexicon.corpus)
    if terms.count > Self.mostTerms {
      plan.warnings.append(
        "only the first \(Self.mostTerms) of \(terms.count) words were searched for")
      terms.removeLast(terms.count - Self.mostTerms)
    }
    let bytes = Array(text.utf8)
    plan.groups = terms.map { term in
      QueryGroup(
        typed: String(decoding: bytes[term.token.range], as: UTF8.self), token: term.token,
        words: term.words, splits: term.splits, isOptional: StopWords.contains(term.token))
    }
    if plan.groups.allSatisfy(\.isOptional) {
      for index in plan.groups.indices { plan.groups[index].isOptional = false }
    }
    plan.named = try named(plan.groups)
    try findEntities(&plan)
    for index in plan.groups.indices {
      try hits.fill(&plan.groups[index], entries: entries)
      if !isStrict, plan.groups[index].isUnknown, !plan.groups[index].isOptional {
        try standIn(for: index, &plan)
      }
      let group = plan.groups[index]
      if !group.isUnknown, group.tier == .match, !lexicon.contains(group.token.surface),
        let split = group.splits.first, group.stemsAreUnknown(lexicon)
      {
        plan.rewrites.append("\(group.typed) → \(split.joined(separator: " "))")
      }
    }
    return plan
  }

  // MARK: - Names

  /// The entries that all words, or all that say something, are a name of.
  private func named(_ groups: [QueryGroup]) throws -> [NamedEntry] {
    var found: [NamedEntry] = []
    for words in [groups, groups.filter { !$0.isOptional }] {
      for key in Self.keys(words[...]) {
        for name in try lookup(key) where !found.contains(where: { $0.entry == name.entry }) {
          found.append(name)
        }
      }
      if !found.isEmpty { break }
    }
    return found
  }

  /// Adds the entities that one word or several neighbours name.
  private func findEntities(_ plan: inout QueryPlan) throws {
    guard entityCount > 0 else { return }
    for start in plan.groups.indices {
      for length in 1...Self.longestName where start + length <= plan.groups.count {
        let window = start..<start + length
        if plan.groups[window].allSatisfy(\.isOptional) { continue }
        for key in Self.keys(plan.groups[window]) {
          for name in try lookup(key) where name.entry <= entityCount {
            for index in window where !plan.groups[index].entities.contains(name.entry) {
              plan.groups[index].entities.append(name.entry)
            }
          }
        }
      }
    }
  }

  /// The keys of neighbouring words: as they stand, and with the stems of the last one.
  private static func keys(_ groups: ArraySlice<QueryGroup>) -> [String] {
    guard let last = groups.last else { return [] }
    let head = groups.dropLast().map(\.token.surface).joined()
    return ([last.token.surface] + last.token.stems).map { head + $0 }
  }

  private func lookup(_ key: String) throws -> [NamedEntry] {
    try Row.fetchAll(
      database.cachedStatement(
        sql: "SELECT entry, standing FROM name WHERE key = ? ORDER BY standing, entry LIMIT 64"),
      arguments: [key]
    ).map { NamedEntry(entry: $0[0], standing: $0[1]) }
  }

  // MARK: - Words that are not there

  /// Finds known words for one that is not there.
  private func standIn(for index: Int, _ plan: inout QueryPlan) throws {
    let group = plan.groups[index]
    let isLast = index == plan.groups.count - 1
    for (tier, words) in [
      (SearchTier.substring, { try containing(group, isLast: isLast) }),
      (.fuzzy, { try similar(group) }),
    ] {
      let words = try words()
      guard !words.isEmpty else { continue }
      var replaced = group
      replaced.words = words
      replaced.splits = []
      replaced.tier = tier
      try hits.fill(&replaced, entries: entries)
      guard !replaced.isUnknown else { continue }
      plan.groups[index] = replaced
      let shown = words.prefix(3).joined(separator: ", ") + (words.count > 3 ? ", …" : "")
      plan.rewrites.append("\(group.typed) → \(shown)")
      return
    }
  }

  /// Words that a word is a part of, or the beginning of if it is still being typed.
  private func containing(_ group: QueryGroup, isLast: Bool) throws -> [String] {
    var pieces = [group.token.surface]
    for stem in group.token.stems where stem.utf8.count >= 6 { pieces.append(stem) }
    pieces.removeAll { $0.unicodeScalars.count < (group.token.kind == .hangul ? 2 : 3) }
    guard !pieces.isEmpty || isLast else { return [] }
    let words = try lexicon.words()
    for piece in pieces {
      let found = words.filter { $0.utf8.count > piece.utf8.count && $0.containsBytes(piece) }
      if !found.isEmpty { return Array(found.sortedByLength.prefix(Self.mostStandIns)) }
    }
    guard isLast, group.token.kind == .hangul, let pattern = TypedPattern(group.typed) else {
      return []
    }
    return Array(words.filter { pattern.matches($0) }.sortedByLength.prefix(Self.mostStandIns))
  }

  /// Words that a word may be a misspelling of, or that another keyboard layout makes of it.
  private func similar(_ group: QueryGroup) throws -> [String] {
    for other in [KeyboardLayout.hangul(from: group.typed), KeyboardLayout.latin(from: group.typed)]
    {
      guard let other else { continue }
      let terms = QueryTerm.terms(of: other, in: lexicon.corpus)
      guard terms.count == 1, let term = terms.first else { continue }
      let words = term.words.filter(lexicon.contains)
      if !words.isEmpty { return words }
    }
    var best: [Spelling.Suggestion] = []
    for form in [group.token.surface] + group.token.stems {
      let found = try Spelling.closest(to: form, in: lexicon.words(), limit: 6)
      guard let first = found.first else { continue }
      if best.isEmpty || first.distance < best[0].distance { best = found }
    }
    return best.filter { $0.distance == best[0].distance }.map(\.word)
  }
}

extension QueryGroup {
  fileprivate func stemsAreUnknown(_ lexicon: Lexicon) -> Bool {
    !words.contains(where: lexicon.contains)
  }
}

extension [String] {
  /// Shorter words first: a part says more about a short word. Equal ones in byte order.
  fileprivate var sortedByLength: [String] {
    sorted {
      $0.utf8.count != $1.utf8.count
        ? $0.utf8.count < $1.utf8.count : $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }
}

extension String {
  /// Whether the bytes of another text are among this one's.
  fileprivate func containsBytes(_ other: String) -> Bool {
    let needle = Array(other.utf8)
    guard let first = needle.first else { return true }
    return utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count >= needle.count else { return false }
      for start in 0...bytes.count - needle.count where bytes[start] == first {
        if needle.indices.allSatisfy({ bytes[start + $0] == needle[$0] }) { return true }
      }
      return false
    } ?? false
  }
}
