public import LockbBase
public import LockbKnowledge

/// One thing that was found: an entity, or the best section of a document.
public struct SearchResult: Hashable, Sendable {
  /// The id that `lockb show` accepts: `api/Door.open()`, `guides/doors@ko#opening`.
  public var id: String
  /// What it is.
  public var kind: SearchKind
  /// The language of the document, or the one that the card is shown in.
  public var language: Language
  /// The entity's name or the document's title.
  public var title: String
  /// The heading of the section; empty for entities and for the top of a document.
  public var section: String
  /// The file relative to the content root; empty for entities.
  public var path: String
  /// The line of the section's heading, from 1; 0 for entities.
  public var line: Int
  /// The id as a URI: `lockb:guides/doors@ko#opening`.
  public var uri: String
  /// How well it fits; higher is better, comparable within one answer and tier.
  public var score: Double
  /// How it was found.
  public var tier: SearchTier
  /// How close it is to what was asked.
  public var quality: MatchQuality
  /// The words of the query that it does not hold, as typed.
  public var unmatchedTerms: [String]
  /// A piece of its text in order, what was found set apart.
  public var segments: [TextSegment]
  /// Where it exists; empty where nothing is said.
  public var platforms: [Availability]
  /// The same thing in the other language.
  public var counterpart: Counterpart?
  /// Claims in it, with their verdicts.
  public var claims: [ResultClaim]
  /// The number of further sections of the same document that were found.
  public var moreSections: Int
  /// The command that opens it, quoted for a shell.
  public var next: String
  /// Set where the request asks for it.
  public var explanation: ScoreExplanation?

  /// How close it is to what was asked.
  init(
    id: String, kind: SearchKind, language: Language, title: String, section: String = "",
    path: String = "", line: Int = 0, score: Double, tier: SearchTier,
    unmatchedTerms: [String] = [], segments: [TextSegment] = [], platforms: [Availability] = [],
    counterpart: Counterpart? = nil, moreSections: Int = 0, explanation: ScoreExplanation? = nil
  ) {
    self.id = id
    self.kind = kind
    self.language = language
    self.title = title
    self.section = section
    self.path = path
    self.line = line
    self.uri = ResultID.uri(id)
    self.score = score
    self.tier = tier
    self.quality = tier.quality
    self.unmatchedTerms = unmatchedTerms
    self.segments = segments
    self.platforms = platforms
    self.counterpart = counterpart
    self.claims = []
    self.moreSections = moreSections
    self.next = "lockb show " + shellQuoted(id)
    self.explanation = explanation
  }
}

/// A stretch of text that was found, or that stands around what was found.
public struct TextSegment: Hashable, Sendable {
  /// The text.
  public var text: String
  /// Whether the query found it.
  public var hit: Bool

  /// A stretch of text.
  public init(_ text: String, hit: Bool = false) {
    self.text = text
    self.hit = hit
  }
}

/// The translation of a result.
public struct Counterpart: Hashable, Sendable {
  /// Its language.
  public var language: Language
  /// Its id, as `lockb show` accepts it.
  public var id: String

  /// Names a translation.
  public init(language: Language, id: String) {
    self.language = language
    self.id = id
  }
}

/// A claim inside a result.
public struct ResultClaim: Hashable, Sendable {
  /// The claim's id.
  public var id: String
  /// The verdict's name.
  public var verdict: String

  /// Names a claim.
  public init(id: String, verdict: String) {
    self.id = id
    self.verdict = verdict
  }
}

/// Where a score comes from.
public struct ScoreExplanation: Hashable, Sendable {
  /// One field's share of the score.
  public struct Share: Hashable, Sendable {
    /// The field: `title`, `body`, `phrase`, `name`, ….
    public var column: String
    /// Its share; never negative.
    public var score: Double
  }

  /// The shares, in the order of the columns; together they make the score.
  public var shares: [Share]
  /// The words of the query that were found, as typed.
  public var matchedTerms: [String]
  /// The words of the query that were not found, as typed.
  public var unmatchedTerms: [String]
}
