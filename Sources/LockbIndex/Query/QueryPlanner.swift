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

  /// A planner for a knowledge base of so many entries, the first of them entities.
  init(_ database: Database, lexicon: Lexicon, entries: Int, entityCount: Int) {
    self.database = database
    self.lexicon = lexicon
    hits = HitReader(database, entries: entries)
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
        words: term.words, splits: splits(of: term), isOptional: StopWords.contains(term.token),
        isPredicate: isPredicate(term))
    }
    if plan.groups.allSatisfy(\.isOptional) {
      for index in plan.groups.indices { plan.groups[index].isOptional = false }
    }
    let standIns = StandIns(lexicon)
    var forms: [QueryName.Unit] = []
    for index in plan.groups.indices {
      try hits.fill(&plan.groups[index])
      if !isStrict, plan.groups[index].isUnknown, !plan.groups[index].isOptional {
        let isLast = index == plan.groups.count - 1
        if let group = try standIns.group(for: plan.groups[index], isLast: isLast, hits) {
          plan.groups[index] = group
          let words = group.words.isEmpty ? group.splits.first ?? [] : group.words
          let shown = words.prefix(3).joined(separator: group.words.isEmpty ? " " : ", ")
          plan.rewrites.append("\(group.typed) → \(shown)\(group.words.count > 3 ? ", …" : "")")
        }
      }
      forms += units(of: index, &plan)
    }
    try QueryName(database, entityCount: entityCount).find(forms, &plan, hits)
    for index in plan.groups.indices where plan.groups[index].isUnknown {
      // Endings say how something is asked: a verb that is not there does not refuse an answer.
      if plan.groups[index].isPredicate, plan.groups.count > 1 {
        plan.groups[index].isOptional = true
      }
    }
    if plan.required == 0 {
      for index in plan.groups.indices where !StopWords.contains(plan.groups[index].token) {
        plan.groups[index].isOptional = false
      }
    }
    return plan
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

  /// The words that a group may contribute to a name.
  private func units(of index: Int, _ plan: inout QueryPlan) -> [QueryName.Unit] {
    let group = plan.groups[index]
    func unit(_ forms: [String]) -> QueryName.Unit {
      QueryName.Unit(group: index, forms: forms, isOptional: group.isOptional)
    }
    if group.tier != .match {
      if group.words.isEmpty { return (group.splits.first ?? []).map { unit([$0]) } }
      return [unit(Array(group.words.prefix(4)))]
    }
    let own = [group.token.surface] + group.token.stems
    guard let split = group.splits.first, !own.contains(where: lexicon.contains) else {
      return [unit(own)]
    }
    plan.rewrites.append("\(group.typed) → \(split.joined(separator: " "))")
    return split.map { unit([$0]) }
  }
}
