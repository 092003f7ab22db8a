internal import GRDB
internal import LockbText

/// Makes plans of queries.
struct QueryPlanner {
  /// Further words are left out of account.
  private static let mostTerms = 24

  private let database: Database
  private let lexicon: Lexicon
  private let hits: HitReader
  private let entityCount: Int

  /// A planner for a knowledge base whose first entries are so many entities.
  init(_ database: Database, lexicon: Lexicon, hits: HitReader, entityCount: Int) {
    self.database = database
    self.lexicon = lexicon
    self.hits = hits
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
    for group in try groups(terms, Array(text.utf8), &plan) {
      guard plan.groups.count < Self.mostTerms else { break }
      plan.groups.append(group)
    }
    if plan.groups.allSatisfy(\.isOptional) {
      for index in plan.groups.indices { plan.groups[index].isOptional = false }
    }
    // What asks or connects is not looked for: it says nothing about an answer.
    for index in plan.groups.indices where !plan.groups[index].isOptional {
      try hits.fill(&plan.groups[index])
    }
    let otherScript = OtherScript(lexicon, hits)
    if !isStrict { plan.rewrites += try otherScript.add(to: &plan.groups) }
    let standIns = StandIns(lexicon)
    let own = plan.groups
    var lines = [[String]](repeating: [], count: own.count)
    for index in plan.groups.indices {
      if plan.groups[index].isOnlyRelated {
        let words = plan.groups[index].related.filter(lexicon.contains).sorted {
          $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
        lines[index].append(Self.rewrite(plan.groups[index].typed, words))
      }
      if !isStrict, plan.groups[index].isUnknown, !plan.groups[index].isOptional,
        StandIns.mayStand(for: plan.groups[index].token)
      {
        let isLast = index == plan.groups.count - 1
        if let group = try standIns.group(for: plan.groups[index], isLast: isLast, hits) {
          plan.groups[index] = group
          let pieces = group.splits.first?.prefix(3).joined(separator: " ") ?? ""
          lines[index].append(
            group.words.isEmpty
              ? "\(group.typed) → \(pieces)" : Self.rewrite(group.typed, group.words))
        } else {
          lines[index] += try otherScript.addAny(to: &plan.groups[index])
        }
      }
    }
    if plan.groups.isGuesswork {
      // One word may be a slip; where all are, the query is about something else.
      for index in own.indices where plan.groups[index].isGuess {
        plan.groups[index] = own[index]
        lines[index] = []
      }
    }
    plan.rewrites += lines.joined()
    let forms = plan.groups.indices.flatMap { units(of: $0, plan) }
    try QueryName(database, entityCount: entityCount).find(forms, &plan, hits)
    plan.groups.excuseMissing()
    if plan.required == 0 {
      for index in plan.groups.indices where !StopWords.contains(plan.groups[index].token) {
        plan.groups[index].isOptional = false
      }
    }
    return plan
  }

  /// What stands in for a word, in a line.
  private static func rewrite(_ typed: String, _ words: [String]) -> String {
    "\(typed) → \(words.prefix(3).joined(separator: ", "))\(words.count > 3 ? ", …" : "")"
  }

  /// The words that a term is taken apart into. The parts of a long name that nobody has written
  /// say nothing about the name: `openDoorSlowly` is not just any text with open, door and slowly.
  private func splits(of term: QueryTerm) -> [[String]] {
    guard term.token.kind == .identifier, !term.words.contains(where: lexicon.contains) else {
      return term.splits
    }
    return term.splits.filter { $0.count == 2 }
  }

  /// Whether a term is a verb or an adjective that no known noun is inside of.
  private func isPredicate(_ term: QueryTerm) -> Bool {
    Predicate.isLikely(term.token)
      && !term.stems.contains { $0.unicodeScalars.count > 1 && lexicon.hasSurface($0) }
  }

  // MARK: - Groups

  /// The groups of terms: one each, but one for each piece of a compound that is written apart in
  /// the knowledge base, and one for neighbours that are written together there.
  private func groups(
    _ terms: [QueryTerm], _ bytes: [UInt8], _ plan: inout QueryPlan
  ) throws -> [QueryGroup] {
    var groups: [QueryGroup] = []
    for term in terms {
      let typed = String(decoding: bytes[term.token.range], as: UTF8.self)
      let splits = splits(of: term)
      let own = [term.token.surface] + term.stems
      if term.token.kind == .hangul, let split = splits.first,
        !own.contains(where: lexicon.contains), !StopWords.contains(term.token)
      {
        plan.rewrites.append("\(typed) → \(split.joined(separator: " "))")
        for piece in split {
          for part in QueryTerm.terms(of: piece, in: lexicon.corpus) {
            groups.append(
              QueryGroup(
                typed: typed, token: part.token, words: part.words + term.joins, splits: [],
                isOptional: false))
          }
        }
      } else {
        groups.append(
          QueryGroup(
            typed: typed, token: term.token, words: term.words, splits: splits,
            isOptional: StopWords.contains(term.token), isPredicate: isPredicate(term)))
      }
    }
    return try merged(groups, &plan)
  }

  /// Makes one group of neighbours whose joined word is far more usual than one of them.
  private func merged(_ groups: [QueryGroup], _ plan: inout QueryPlan) throws -> [QueryGroup] {
    var merged: [QueryGroup] = []
    for group in groups {
      guard let last = merged.last, last.typed != group.typed,
        case let joined = last.token.surface + group.token.surface, last.words.contains(joined),
        group.words.contains(joined)
      else {
        merged.append(group)
        continue
      }
      let together = try hits.frequency(of: joined)
      let apart = try min(
        hits.frequency(of: last.token.surface), hits.frequency(of: group.token.surface))
      guard together > 2 * apart, let term = QueryTerm.terms(of: joined, in: lexicon.corpus).first
      else {
        merged.append(group)
        continue
      }
      plan.rewrites.append("\(last.typed) \(group.typed) → \(joined)")
      merged[merged.count - 1] = QueryGroup(
        typed: "\(last.typed) \(group.typed)", token: term.token, words: term.words, splits: [],
        isOptional: false)
    }
    return merged
  }

  /// The words that a group may contribute to a name.
  private func units(of index: Int, _ plan: QueryPlan) -> [QueryName.Unit] {
    let group = plan.groups[index]
    func unit(_ forms: [String]) -> QueryName.Unit {
      QueryName.Unit(group: index, forms: forms, isOptional: group.isOptional)
    }
    guard group.tier == .match else {
      if group.words.isEmpty { return (group.splits.first ?? []).map { unit([$0]) } }
      return [unit(Array(group.words.prefix(4)))]
    }
    // A name of one syllable is known by a form that is weak elsewhere: 맥 of 맥에서.
    let weak = group.token.weakStems.filter(group.words.contains)
    var own = unit([group.token.surface] + group.token.stems + weak + group.spoken)
    own.isInflected = group.token.kind == .hangul && !(group.token.stems + weak).isEmpty
    return [own]
  }
}
