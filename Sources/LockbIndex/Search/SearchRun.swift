internal import GRDB
internal import LockbBase
internal import LockbText

/// One search: from the query to the answer.
struct SearchRun {
  private let database: Database
  private let request: SearchRequest
  private let query: QueryText
  private let lexicon: Lexicon
  private let ranker: Ranker
  private let planner: QueryPlanner
  private let respelling: Respelling
  private let hits: HitReader
  private let corpus: SearchCorpus
  private let language: Language

  init(_ database: Database, _ request: SearchRequest) throws {
    self.database = database
    self.request = request
    query = QueryText(request.query)
    lexicon = Lexicon(database)
    let entityCount = try Store.number("entities", database)
    corpus = SearchCorpus(
      documents: try Store.number("documents", database),
      sections: try Store.number("sections", database),
      digest: try Store.text("content_digest", database), analyzer: Analyzer.version)
    language = query.isKorean ? .korean : .english
    let directory = try EntryDirectory(Store.blob("directory", database))
    hits = HitReader(
      database, directory, entries: corpus.sections + entityCount, isStrict: request.isStrict)
    planner = QueryPlanner(database, lexicon: lexicon, hits: hits, entityCount: entityCount)
    respelling = Respelling(lexicon, hits)
    ranker = try Ranker(
      database, request, directory, query: query.text, language: language, entities: entityCount,
      sections: corpus.sections)
  }

  private struct Attempt {
    var plan: QueryPlan
    var ranked: [RankedOwner]
  }

  /// The answer.
  func response() throws -> SearchResponse {
    var attempt = try attempt(query.text)
    if Choseong.isQuery(query.text), attempt.ranked.contains(where: { $0.tier > .match }) {
      // Initials are initials first; what else their keys might spell comes after.
      attempt.ranked = []
    }
    if !request.isStrict, isDoubtful(attempt.plan),
      let found = try best(of: QueryReadings.similarNames(query.text, database), atLeast: .fuzzy)
    {
      attempt = found
    }
    if !request.isStrict, isHalfAnswered(attempt),
      let found = try best(of: respelling.texts(of: query.text, attempt.plan), atLeast: .fuzzy)
    {
      attempt = found
    }
    if attempt.ranked.isEmpty, !request.isStrict {
      let (text, plan) = (query.text, attempt.plan)
      let guesses: [(SearchTier, () throws -> [String])] = [
        (
          .choseong,
          { try QueryReadings.initials(text, lexicon, database, frequency: hits.frequency) }
        ),
        (.fuzzy, { QueryReadings.otherLayout(text) }),
        (.fuzzy, { try QueryReadings.similarNames(text, database) }),
        (.fuzzy, { try respelling.texts(of: text, plan) }),
        (.fuzzy, { plan.unknown == 0 ? [] : QueryReadings.joined(text) }),
      ]
      for (tier, readings) in guesses where attempt.ranked.isEmpty {
        if let found = try best(of: readings(), atLeast: tier) { attempt = found }
      }
    }
    if query.isCut { attempt.plan.warnings.insert("the query was cut: it is too long", at: 0) }
    let plan = attempt.plan
    let builder = ResultBuilder(database, request, plan, language: language)
    var results: [SearchResult] = []
    for owner in attempt.ranked.prefix(max(request.limit, 1)) {
      if let result = try builder.result(owner) { results.append(result) }
    }
    return SearchResponse(
      query: UnderstoodQuery(
        raw: request.query, normalized: query.text, terms: plan.typed(.max),
        rewrites: plan.rewrites),
      tier: results.first?.tier ?? .none,
      unmatchedTerms: results.first?.unmatchedTerms ?? plan.typed(plan.required | plan.missing),
      unknownTerms: plan.typed(plan.unknown | plan.missing), total: attempt.ranked.count,
      results: results,
      suggestions: try suggestions(attempt), warnings: plan.warnings, corpus: corpus)
  }

  private func attempt(_ text: String) throws -> Attempt {
    let plan = try planner.plan(text, isStrict: request.isStrict)
    return Attempt(plan: plan, ranked: try ranker.rank(plan))
  }

  /// Whether the query may be a misspelt name: it is none, and a word of it is known by no more
  /// than a syllable that is left of it, as 않 is of 않함.
  private func isDoubtful(_ plan: QueryPlan) -> Bool {
    guard plan.named.isEmpty else { return false }
    return plan.groups.contains { group in
      let known = group.words.filter(lexicon.contains)
      return group.token.kind == .hangul && group.tier == .match && !group.isOptional
        && group.token.surface.unicodeScalars.count > 1 && !known.isEmpty
        && known.allSatisfy { $0.unicodeScalars.count == 1 }
    }
  }

  /// Whether no answer to a short query has much more than half of it: its words may be slips that
  /// somebody else has made as well.
  private func isHalfAnswered(_ attempt: Attempt) -> Bool {
    !attempt.ranked.isEmpty && attempt.plan.required.nonzeroBitCount < 4
      && attempt.ranked.allSatisfy {
        $0.tier == .relaxed && !$0.candidate.isNamed && attempt.plan.share($0.groups) < 0.6
      }
  }

  /// The answers to other readings of the query together, as a plan for the first.
  private func best(of readings: [String], atLeast tier: SearchTier) throws -> Attempt? {
    var attempts: [Attempt] = []
    for reading in readings {
      var other = try attempt(reading)
      // A reading is a guess already: it must fit without further guesses.
      other.ranked.removeAll { $0.tier > .substring }
      guard !other.ranked.isEmpty else { continue }
      other.plan.rewrites.insert("\(query.text) → \(reading)", at: 0)
      attempts.append(other)
    }
    // Many words have the same initials: what something is called is meant first.
    if tier == .choseong {
      let titled = attempts.map { attempt in attempt.plan.isTitle(of: attempt.ranked[0]) }
      attempts = [true, false].flatMap { isFirst in
        attempts.indices.filter { titled[$0] == isFirst }.map { attempts[$0] }
      }
    }
    var known: Set<Int> = []
    var answers: [RankedOwner] = []
    for attempt in attempts {
      answers += attempt.ranked.filter { !known.contains($0.candidate.owner) }
      known.formUnion(attempt.ranked.map(\.candidate.owner))
    }
    guard var found = attempts.first else { return nil }
    found.plan.rewrites = attempts.flatMap(\.plan.rewrites)
    found.ranked = answers
    for index in found.ranked.indices { found.ranked[index].tier = tier }
    return found
  }

  // MARK: - Suggestions

  /// Queries to try instead of one that found nothing, or not all of its words.
  private func suggestions(_ attempt: Attempt) throws -> [String] {
    let plan = attempt.plan
    var suggestions: [String] = []
    func suggest(_ text: String) {
      if !text.isEmpty, text != query.text, !suggestions.contains(text) {
        suggestions.append(text)
      }
    }
    let tier = attempt.ranked.first?.tier ?? .none
    if tier >= .fuzzy, tier != .none {
      suggest(plan.groups.map { $0.tier == .fuzzy ? $0.standIn : $0.typed }.joined(separator: " "))
    }
    guard tier == .none, plan.groups.count > 1 else { return suggestions }
    let known = plan.groups.indices.reduce(0 as UInt32) {
      LightWords.contains(plan.groups[$1].token) ? $0 : $0 | 1 << UInt32($1)
    }
    plan.typed(plan.required & ~plan.unknown & known).forEach(suggest)
    return suggestions
  }
}
