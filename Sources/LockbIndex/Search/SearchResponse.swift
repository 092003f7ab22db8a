/// The answer to a search.
public struct SearchResponse: Hashable, Sendable {
  /// The query as it was understood.
  public var query: UnderstoodQuery
  /// How the best result was found.
  public var tier: SearchTier
  /// The words of the query that the results do not hold, as typed.
  public var unmatchedTerms: [String]
  /// The words of the query that are nowhere in the knowledge base, as typed.
  public var unknownTerms: [String]
  /// The number of results before the limit.
  public var total: Int
  /// The results, best first.
  public var results: [SearchResult]
  /// Queries to try instead, best first.
  public var suggestions: [String]
  /// What the reader should know about the answer, one line each.
  public var warnings: [String]
  /// What was searched.
  public var corpus: SearchCorpus

  /// Assembles an answer.
  public init(
    query: UnderstoodQuery, tier: SearchTier, unmatchedTerms: [String] = [],
    unknownTerms: [String] = [], total: Int = 0, results: [SearchResult] = [],
    suggestions: [String] = [], warnings: [String] = [], corpus: SearchCorpus
  ) {
    self.query = query
    self.tier = tier
    self.unmatchedTerms = unmatchedTerms
    self.unknownTerms = unknownTerms
    self.total = total
    self.results = results
    self.suggestions = suggestions
    self.warnings = warnings
    self.corpus = corpus
  }
}

/// A query and what became of it.
public struct UnderstoodQuery: Hashable, Sendable {
  /// As typed.
  public var raw: String
  /// In NFC, white space collapsed, control characters removed.
  public var normalized: String
  /// The words that were searched for.
  public var terms: [String]
  /// The changes that were made, one line each: `자동문 → 자동 문`.
  public var rewrites: [String]

  /// Describes a query.
  public init(raw: String, normalized: String, terms: [String] = [], rewrites: [String] = []) {
    self.raw = raw
    self.normalized = normalized
    self.terms = terms
    self.rewrites = rewrites
  }
}

/// The size and the versions of what was searched.
public struct SearchCorpus: Hashable, Sendable {
  /// The number of documents, each language counted.
  public var documents: Int
  /// The number of sections.
  public var sections: Int
  /// The digest of the content.
  public var digest: String
  /// The version of the text analysis.
  public var analyzer: String

  /// Describes a corpus.
  public init(documents: Int, sections: Int, digest: String, analyzer: String) {
    self.documents = documents
    self.sections = sections
    self.digest = digest
    self.analyzer = analyzer
  }
}
