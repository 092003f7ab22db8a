internal import GRDB
internal import LockbBase
internal import LockbKnowledge

/// Makes results of what was ranked, for those that are shown.
struct ResultBuilder {
  private let database: Database
  private let request: SearchRequest
  private let plan: QueryPlan
  private let language: Language
  private let excerpt: Excerpt

  init(
    _ database: Database, _ request: SearchRequest, _ plan: QueryPlan, language: Language
  ) {
    self.database = database
    self.request = request
    self.plan = plan
    self.language = language
    excerpt = Excerpt(plan.groups)
  }

  /// The result for an entity or a document.
  func result(_ owner: RankedOwner) throws -> SearchResult? {
    var result =
      owner.candidate.isEntity ? try entity(owner) : try section(owner)
    let unmatched =
      owner.tier == .exact ? [] : plan.typed(plan.required & ~owner.groups | plan.missing)
    result?.unmatchedTerms = unmatched
    if request.explains {
      result?.explanation = ScoreExplanation(
        shares: owner.shares, matchedTerms: plan.typed(owner.groups), unmatchedTerms: unmatched)
    }
    return result
  }

  private func entity(_ owner: RankedOwner) throws -> SearchResult? {
    guard
      let row = try StoredRow.fetchOne(
        database.cachedStatement(
          sql: """
            SELECT name, kind, name_en, name_ko, summary_en, summary_ko FROM entity WHERE id = ?
            """),
        arguments: [owner.entry]),
      let kind = try SearchKind(rawValue: row[1])
    else { return nil }
    let shown = request.language ?? language
    let id: String = try row[0]
    let summary: String = try shown == .korean ? row[5] : row[4]
    return try SearchResult(
      id: id, kind: kind, language: shown, title: shown == .korean ? row[3] : row[2],
      score: owner.score, tier: owner.tier, segments: excerpt.segments(from: summary),
      platforms: platforms(
        "SELECT platform, introduced, deprecated FROM availability WHERE entity = ? ORDER BY ordinal",
        owner.entry),
      counterpart: Counterpart(language: shown.counterpart, id: id))
  }

  private func section(_ owner: RankedOwner) throws -> SearchResult? {
    guard
      let row = try StoredRow.fetchOne(
        database.cachedStatement(
          sql: """
            SELECT topic, language, document.title, summary, path, section.title, anchor, line,
              text, ordinal, document.id
            FROM section JOIN document ON document.id = document WHERE section.id = ?
            """),
        arguments: [owner.entry]),
      let language = try Language(rawValue: row[1])
    else { return nil }
    let id = try DocumentID(topic: row[0], language: language)
    let anchor: String = try row[6]
    let title: String = try row[2]
    let heading: String = try row[5]
    let isTop = try row[9] as Int == 0 || (heading == title && anchor.isEmpty)
    let text: String = try row[8]
    let summary: String = try row[3]
    return try SearchResult(
      id: ResultID.section(id, anchor: anchor), kind: .guide, language: language, title: title,
      section: isTop ? "" : heading, path: row[4], line: row[7], score: owner.score,
      tier: owner.tier, segments: excerpt.segments(from: text.isEmpty ? summary : text),
      platforms: platforms(
        """
        SELECT platform, introduced, deprecated FROM document_availability WHERE document = ?
        ORDER BY ordinal
        """, row[10]),
      counterpart: counterpart(of: id, anchor: anchor),
      moreSections: max(0, owner.candidate.entryCount - 1))
  }

  /// The same section of the translation, or the whole translation where it has no such section.
  private func counterpart(of id: DocumentID, anchor: String) throws -> Counterpart? {
    let other = DocumentID(topic: id.topic, language: id.language.counterpart)
    guard
      let document = try Int.fetchOne(
        database.cachedStatement(
          sql: "SELECT id FROM document WHERE topic = ? AND language = ?"),
        arguments: [other.topic, other.language.rawValue])
    else { return nil }
    let hasAnchor = try Int.fetchOne(
      database.cachedStatement(sql: "SELECT 1 FROM section WHERE document = ? AND anchor = ?"),
      arguments: [document, anchor])
    return Counterpart(
      language: other.language, id: ResultID.section(other, anchor: hasAnchor == nil ? "" : anchor))
  }

  private func platforms(_ sql: String, _ owner: Int) throws -> [Availability] {
    try StoredRow.fetchAll(database.cachedStatement(sql: sql), arguments: [owner]).map(
      Availability.init)
  }
}

extension Availability {
  /// A platform row of a query for platform, introduced, deprecated.
  init(_ row: StoredRow) throws {
    try self.init(
      platform: row[0], introduced: (row[1] as Int?).map(Version.init(number:)),
      deprecated: (row[2] as Int?).map(Version.init(number:)))
  }
}
