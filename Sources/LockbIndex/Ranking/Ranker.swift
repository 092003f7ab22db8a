internal import GRDB
internal import LockbBase

/// Puts what a plan finds in order.
struct Ranker {
  /// How many candidates are read; the rest keep the order that the hit maps give.
  private static let candidatesRead = 32
  /// How many cards that the query names are read beyond them.
  private static let cardsRead = 8
  /// How much of what the required words tell the best answer must have to be given at all.
  private static let bestShare = 0.45
  /// The same of a long query, which says more than an answer need hold.
  private static let bestShareOfLongQuery = 0.4
  /// How much of it any answer must have.
  private static let leastShare = 0.25

  /// The score of what the whole query is the best name of.
  private static let scoreOfName = 1200.0
  /// How much further up a document comes that is called like the query, where the documents are not
  /// about what the cards are about.
  private static let gainOfTitle = 200.0

  /// How good an answer an entity is, beside the best one, where a query is several names and it
  /// is what one of them is a name of.
  private static let shareOfNamed = 0.7

  /// From how many required words on a query is long: half of them known is enough, where a
  /// shorter query needs two in three.
  private static let wordsOfLongQuery = 4

  private let database: Database
  private let request: SearchRequest
  private let directory: EntryDirectory
  private let averageWords: Double
  private let language: Language
  private let query: String
  private let order: DocumentOrder
  private let feedback: SubjectFeedback
  private let subject: CorpusSubject

  init(
    _ database: Database, _ request: SearchRequest, _ directory: EntryDirectory, query: String,
    language: Language, entities: Int, sections: Int
  ) throws {
    self.database = database
    self.request = request
    self.language = language
    self.query = query
    self.directory = directory
    order = try DocumentOrder(database)
    subject = CorpusSubject(database, entityCount: entities, sectionCount: sections)
    feedback = SubjectFeedback(database, entityCount: entities, sectionCount: sections)
    averageWords =
      Double(try Store.number("words_in_sections", database)) / Double(max(sections, 1))
  }

  /// Every entity and document that answers a plan, best first, one for each topic.
  func rank(_ plan: QueryPlan) throws -> [RankedOwner] {
    let filter = SearchFilter(request, database)
    var named: [RankedOwner] = []
    for name in plan.named where try filter.allows(name.entry, directory) {
      let document = directory.document(name.entry)
      let candidate = Candidate(
        owner: document == 0 ? -name.entry : document, entries: [name.entry], entryCount: 1,
        groups: .max, bestGroups: .max, score: 0)
      let score =
        try Self.scoreOfName - 100 * Double(name.standing)
        + (document == 0 ? 300 * literalness(of: name.entry) : 0)
        + (document != 0 && subject.isForeign() ? Self.gainOfTitle : 0)
      named.append(
        RankedOwner(
          candidate: candidate, entry: name.entry, tier: plan.namedTier, score: score,
          groups: .max, shares: [ScoreExplanation.Share(column: "name", score: score)]))
    }
    named.sort { order.precedes($0, $1) }
    let collector = CandidateCollector(plan, directory, averageWords: averageWords)
    let taken = Set(named.map(\.candidate.owner))
    var candidates = try collector.candidates { try filter.allows($0, directory) }
    candidates.removeAll { taken.contains($0.owner) }
    let twins = request.language == nil ? order.twins : [:]
    if plan.isMixed { share(&candidates, twins) }
    let ranked = try named + read(answers(candidates, plan), plan, collector)
    return collapse(try subject.isElsewhere() ? documentsFirst(ranked) : ranked, twins)
  }

  /// Puts documents before the cards that answer as well, but for symbols and keys that the query
  /// names: the word of another card is an ordinary word here.
  private func documentsFirst(_ ranked: [RankedOwner]) throws -> [RankedOwner] {
    var first: [RankedOwner] = []
    var rest: [SearchTier: (documents: [RankedOwner], cards: [RankedOwner])] = [:]
    for owner in ranked {
      let isCard = owner.candidate.isEntity
      if owner.tier == .exact, try !isCard || subject.isSymbol(owner.entry) {
        first.append(owner)
      } else if isCard {
        rest[max(owner.tier, .match), default: ([], [])].cards.append(owner)
      } else {
        rest[owner.tier, default: ([], [])].documents.append(owner)
      }
    }
    return first + rest.sorted { $0.key < $1.key }.flatMap { $0.value.documents + $0.value.cards }
  }

  /// How far the query is the name of an entity to the letter, but for letter case: `open()` is
  /// the method before the property `open`, and `openDoor` is not `open(door:)`.
  private func literalness(of entry: Int) throws -> Double {
    guard
      let row = try StoredRow.fetchOne(
        database.cachedStatement(sql: "SELECT name_en, container FROM entity WHERE id = ?"),
        arguments: [entry])
    else { return 0 }
    // Elsewhere the word of a card is an ordinary word.
    if try subject.isForeign(), try !subject.isSymbol(entry) { return 0 }
    let query = self.query.lowercased()
    let name = try (row[0] as String).lowercased()
    let base = String(name.prefix { $0 != "(" })
    let container = try (row[1] as String?).map { $0.lowercased() + "." } ?? ""
    if query == name || query == container + name { return 1 }
    return query == base || query == container + base ? 0.9 : 0
  }

  /// The candidates that answer: all words, or enough of what the words tell.
  private func answers(_ candidates: [Candidate], _ plan: QueryPlan) -> [Candidate] {
    let required = plan.required
    guard required != 0 else { return [] }
    if request.isStrict {
      return plan.missing == 0 ? candidates.filter { $0.groups & required == required } : []
    }
    let unknown = plan.unknown
    let isLong = required.nonzeroBitCount >= Self.wordsOfLongQuery
    if unknown != 0 {
      // Half an answer to a question about something else is no answer.
      let pieces = plan.groups.indices.reduce(0) {
        required & ~unknown & 1 << UInt32($1) == 0 ? $0 : $0 + plan.groups[$1].pieces
      }
      guard pieces >= (isLong ? 1 : 2) * unknown.nonzeroBitCount else { return [] }
    }
    let best = isLong ? Self.bestShareOfLongQuery : Self.bestShare
    guard candidates.contains(where: { $0.isNamed || plan.share($0.groups) >= best }) else {
      return []
    }
    return candidates.filter { $0.isNamed || plan.share($0.groups) >= Self.leastShare }
  }

  /// Reads the best candidates and puts all of them in order.
  private func read(
    _ answers: [Candidate], _ plan: QueryPlan, _ collector: CandidateCollector
  ) throws -> [RankedOwner] {
    let groups = plan.groups
    let required = groups.requiredMask
    let all = max(groups.share(required & ~plan.unknown), 1e-9)
    let standIn = groups.map { $0.isOnlyRelated ? .fuzzy : $0.tier }.max() ?? .match
    func fit(_ score: Double, _ section: UInt32, _ whole: UInt32) -> Double {
      let near = groups.share(section & required) / all
      let far = groups.share(whole & required) / all
      let share = min(1, 0.6 * near + 0.4 * far)
      return score * (0.45 + 0.55 * share * share.squareRoot())
    }
    func tier(_ groups: UInt32) -> SearchTier {
      groups & required == required && plan.missing == 0 ? standIn : max(standIn, .relaxed)
    }
    let sorted = answers.map { candidate in
      (
        candidate: candidate,
        promise: fit(candidate.score + candidate.breadth, candidate.bestGroups, candidate.groups)
      )
    }.sorted {
      $0.promise != $1.promise
        ? $0.promise > $1.promise : order.precedes($0.candidate, $1.candidate)
    }.map(\.candidate)
    // The card of what the query names is read whatever else there is.
    let further = sorted.dropFirst(Self.candidatesRead)
    let cards = further.filter { $0.isCalled && $0.isEntity }.prefix(Self.cardsRead)
    let read = sorted.prefix(Self.candidatesRead) + cards
    let cardOwners = Set(cards.map(\.owner))
    let unread = further.filter { !cardOwners.contains($0.owner) }
    let scorer = EntryScorer(groups, averageWords: averageWords)
    var ranked: [RankedOwner] = []
    for candidate in read {
      var best: (entry: Int, score: EntryScorer.Score)?
      for entry in candidate.entries {
        let text =
          candidate.isEntity
          ? try EntryText(entity: entry, database) : try EntryText(section: entry, database)
        var score = scorer.score(
          text, entry: entry, words: candidate.isEntity ? nil : directory.words(entry))
        score.add("concept", collector.concept(entry) + collector.conceptOfDocument(entry))
        if let best, best.score.total >= score.total { continue }
        best = (entry, score)
      }
      guard var best else { continue }
      best.score.add("breadth", candidate.breadth)
      let fit = fit(1, best.score.groups, candidate.groups)
      ranked.append(
        RankedOwner(
          candidate: candidate, entry: best.entry, tier: tier(candidate.groups),
          score: fit * best.score.total, groups: candidate.groups, fit: fit,
          shares: best.score.shares.map {
            ScoreExplanation.Share(column: $0.column, score: fit * $0.score)
          }))
    }
    try feedback.raise(&ranked, order) { entry in
      let document = directory.document(entry)
      return document == 0 ? -entry : document
    }
    try feedback.pair(&ranked)
    if plan.isOnlyNames { liftNamed(&ranked, plan) }
    ranked.sort { order.precedes($0, $1) }
    let floor = ranked.last?.score ?? 0
    for (index, candidate) in unread.enumerated() {
      ranked.append(
        RankedOwner(
          candidate: candidate, entry: candidate.entries[0], tier: tier(candidate.groups),
          score: floor / Double(2 + index), groups: candidate.groups))
    }
    return wholeFirst(ranked, plan.decisive)
  }

  /// Lets what several names are names of stand not far behind the best text about all of them.
  private func liftNamed(_ ranked: inout [RankedOwner], _ plan: QueryPlan) {
    let least = Self.shareOfNamed * (ranked.map(\.score).max() ?? 0)
    for index in ranked.indices where ranked[index].candidate.isEntity {
      let entry = ranked[index].entry
      if plan.concepts.contains(where: { $0.strengths[entry] == 1 }) {
        ranked[index].raise("named", to: least)
      }
    }
  }

  /// Puts documents with all of some words before those with some of them. Cards keep their places: they
  /// say little, and are about what they are called.
  private func wholeFirst(_ ranked: [RankedOwner], _ decisive: UInt32) -> [RankedOwner] {
    guard decisive != 0 else { return ranked }
    let documents = ranked.filter { !$0.candidate.isEntity }
    func isWhole(_ owner: RankedOwner) -> Bool { owner.groups & decisive == decisive }
    var ordered = (documents.filter(isWhole) + documents.filter { !isWhole($0) }).makeIterator()
    return ranked.map { $0.candidate.isEntity ? $0 : ordered.next() ?? $0 }
  }

  // MARK: - Translations

  /// Lets a document have what its translation has: a query in two languages is answered by
  /// documents in one.
  private func share(_ candidates: inout [Candidate], _ twins: [Int: Int]) {
    let groups = Dictionary(
      candidates.map { ($0.owner, $0.groups) }, uniquingKeysWith: { first, _ in first })
    for index in candidates.indices {
      guard let twin = twins[candidates[index].owner] else { continue }
      candidates[index].groups |= groups[twin] ?? 0
    }
  }

  /// Keeps one of two translations: the one in the language of the query.
  private func collapse(_ ranked: [RankedOwner], _ twins: [Int: Int]) -> [RankedOwner] {
    guard !twins.isEmpty else { return ranked }
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
      result[place].groups |= better.groups
    }
    return result
  }
}
