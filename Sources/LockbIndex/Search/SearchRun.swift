internal import GRDB
internal import LockbBase
internal import LockbText

/// One search: from the query to the answer.
struct SearchRun {
  /// How many candidates are read; the rest keep the order that the hit maps give.
  private static let candidatesRead = 32
  /// How much of what the required words tell a relaxed answer must have.
  private static let relaxedShare = 0.6

  private let database: Database
  private let request: SearchRequest
  private let query: QueryText
  private let directory: EntryDirectory
  private let entityCount: Int
  private let corpus: SearchCorpus
  private let averageWords: Double
  private let language: Language

  init(_ database: Database, _ request: SearchRequest) throws {
    self.database = database
    self.request = request
    query = QueryText(request.query)
    directory = try EntryDirectory(Store.blob("directory", database))
    entityCount = try Store.number("entities", database)
    corpus = SearchCorpus(
      documents: try Store.number("documents", database),
      sections: try Store.number("sections", database),
      digest: try Store.text("content_digest", database), analyzer: Analyzer.version)
    averageWords =
      Double(try Store.number("words_in_sections", database)) / Double(max(corpus.sections, 1))
    language = query.isKorean ? .korean : .english
  }

  /// The answer.
  func response() throws -> SearchResponse {
    let planner = QueryPlanner(
      database, entries: corpus.sections + entityCount, entityCount: entityCount)
    var plan = try planner.plan(query.text, isStrict: request.isStrict)
    if query.isCut { plan.warnings.insert("the query was cut: it is too long", at: 0) }
    let ranked = try collapse(rank(plan))
    let builder = ResultBuilder(database, request, plan.groups, language: language)
    var results: [SearchResult] = []
    for owner in ranked.prefix(max(request.limit, 1)) {
      if let result = try builder.result(owner) { results.append(result) }
    }
    let tier = results.first?.tier ?? .none
    let best = results.first
    return SearchResponse(
      query: UnderstoodQuery(
        raw: request.query, normalized: query.text, terms: plan.groups.map(\.typed),
        rewrites: plan.rewrites),
      tier: tier,
      unmatchedTerms: best?.unmatchedTerms ?? plan.required.map { plan.groups[$0].typed },
      unknownTerms: plan.unknown.map { plan.groups[$0].typed },
      total: ranked.count, results: results, suggestions: plan.suggestions,
      warnings: plan.warnings, corpus: corpus)
  }

  // MARK: - Ranking

  private func rank(_ plan: QueryPlan) throws -> [RankedOwner] {
    let filter = SearchFilter(request, database)
    var named: [RankedOwner] = []
    for name in plan.named where try filter.allows(name.entry, directory) {
      let document = directory.document(name.entry)
      let candidate = Candidate(
        owner: document == 0 ? -name.entry : document, entries: [name.entry], entryCount: 1,
        groups: .max, bestGroups: .max, score: 0)
      named.append(
        RankedOwner(
          candidate: candidate, entry: name.entry, tier: .exact,
          score: 1000 - 100 * Double(name.standing), groups: .max))
    }
    let collector = CandidateCollector(
      groups: plan.groups, directory: directory, averageWords: averageWords)
    var failure: (any Error)?
    let candidates = collector.candidates { entry in
      do {
        return try filter.allows(entry, directory)
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
    let taken = Set(named.map(\.candidate.owner))
    return try named + read(candidates.filter { !taken.contains($0.owner) }, plan)
  }

  /// Reads the best candidates, and puts all that answer the query in order.
  private func read(_ candidates: [Candidate], _ plan: QueryPlan) throws -> [RankedOwner] {
    let groups = plan.groups
    let required = groups.requiredMask
    guard required != 0 else { return [] }
    var tier = groups.map(\.tier).max() ?? .match
    var answers = candidates.filter { $0.groups & required == required }
    if answers.isEmpty {
      guard !request.isStrict else { return [] }
      tier = max(tier, .relaxed)
      let all = groups.weight(required)
      answers = candidates.filter {
        groups.weight($0.bestGroups & required) >= Self.relaxedShare * all
      }
    }
    func promise(_ candidate: Candidate) -> Double {
      candidate.bestGroups & required == required ? candidate.score : 0.6 * candidate.score
    }
    answers.sort { left, right in
      let (first, second) = (promise(left), promise(right))
      return first != second ? first > second : left.owner < right.owner
    }
    let scorer = EntryScorer(groups, averageWords: averageWords)
    var ranked: [RankedOwner] = []
    for candidate in answers.prefix(Self.candidatesRead) {
      var best: (entry: Int, score: EntryScorer.Score)?
      for entry in candidate.entries {
        let text =
          candidate.isEntity
          ? try EntryText(entity: entry, database) : try EntryText(section: entry, database)
        let score = scorer.score(text, entry: entry)
        if let best, best.score.total >= score.total { continue }
        best = (entry, score)
      }
      guard let best else { continue }
      let whole = best.score.groups & required == required
      ranked.append(
        RankedOwner(
          candidate: candidate, entry: best.entry, tier: tier,
          score: best.score.total * (whole ? 1 : 0.7)
            + 0.3 * (1 + Double(candidate.entryCount)).logarithm,
          groups: candidate.groups, shares: best.score.shares))
    }
    ranked.sort { left, right in
      left.score != right.score
        ? left.score > right.score : left.candidate.owner < right.candidate.owner
    }
    let floor = ranked.last?.score ?? 0
    for (index, candidate) in answers.dropFirst(Self.candidatesRead).enumerated() {
      ranked.append(
        RankedOwner(
          candidate: candidate, entry: candidate.entries[0], tier: tier,
          score: floor / Double(2 + index), groups: candidate.groups))
    }
    return ranked
  }

  /// Keeps one of two translations: the one in the language of the query.
  private func collapse(_ ranked: [RankedOwner]) throws -> [RankedOwner] {
    guard request.language == nil else { return ranked }
    var twins: [Int: Int] = [:]
    let rows = try Row.fetchCursor(
      database.cachedStatement(sql: "SELECT english, korean FROM pair"))
    while let row = try rows.next() {
      twins[row[0]] = row[1]
      twins[row[1]] = row[0]
    }
    var places: [Int: Int] = [:]
    var result: [RankedOwner] = []
    for owner in ranked {
      guard let twin = twins[owner.candidate.owner], let place = places[twin] else {
        places[owner.candidate.owner] = result.count
        result.append(owner)
        continue
      }
      let isPreferred =
        directory.traits(owner.entry).contains(.korean) == (language == .korean)
      guard isPreferred, owner.tier == result[place].tier else { continue }
      // The translation that is shown stands where the better of the two stood.
      let better = result[place]
      result[place] = owner
      result[place].score = better.score
      result[place].tier = better.tier
    }
    return result
  }
}
