public import LockbBase
public import LockbKnowledge

/// Something a document says, with its place and what it asks.
public struct Claim: Sendable {
  /// Where claims are found: how strictly the text is written.
  public enum Tier: Int, Comparable, Sendable, CaseIterable {
    case scenario, table, sentence, prose

    /// Stricter texts first.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Where it stands.
  public struct Place: Hashable, Sendable {
    /// The document.
    public var document: DocumentID
    /// The section's anchor.
    public var section: String
    /// The headings above it, outermost first.
    public var headings: [String]
    /// Its exact bytes.
    public var range: SourceRange
    /// The text of those bytes.
    public var quote: String

    /// A place.
    public init(
      document: DocumentID, section: String, headings: [String], range: SourceRange, quote: String
    ) {
      self.document = document
      self.section = section
      self.headings = headings
      self.range = range
      self.quote = quote
    }
  }

  /// Where it stands.
  public var place: Place
  /// How strictly its text is written.
  public var tier: Tier
  /// The frame, table schema or rule that read it.
  public var rule: String
  /// What it asks.
  public var question: ClaimQuestion
  /// Whether it takes in all that its sentence says; what is guessed of a part of it does not.
  public var isWhole: Bool
  /// The versions that its section has named before, where its sentence names none.
  public var versionsBefore: [ClaimScope.Stretch] = []

  /// What it asks of each of these versions, the last first.
  public var questionsBefore: [ClaimQuestion] {
    versionsBefore.reversed().map { stretch in
      var question = question
      question.scope = ClaimScope([stretch])
      return question
    }
  }

  /// A claim.
  public init(
    place: Place, tier: Tier, rule: String, question: ClaimQuestion, isWhole: Bool = true
  ) {
    self.place = place
    self.tier = tier
    self.rule = rule
    self.question = question
    self.isWhole = isWhole
  }
}

/// A sentence that speaks of the framework and from which no claim was read.
public struct UncheckedSentence: Sendable {
  /// Why nothing was read.
  public enum Reason: String, CaseIterable, Codable, Sendable {
    /// A word is in no list.
    case unknownWord = "unknown-word"
    /// No frame fits its concepts.
    case noFrame = "no-frame"
    /// It hedges: usually, 보통.
    case hedged
    /// It asks.
    case question
    /// It gives advice rather than a fact.
    case advice
    /// It quotes a mistake, or tells what used to be.
    case quoted
    /// It is not clear of what it speaks.
    case unclearSubject = "unclear-subject"
    /// It can be read in ways that ask different questions.
    case ambiguous
  }

  /// Where it stands.
  public var place: Claim.Place
  /// Why nothing was read.
  public var reason: Reason
  /// The word or concept at which reading stopped; empty where there is none.
  public var detail: String
  /// The words at which it stopped, as they are written; empty where it was none of them.
  public var word: String

  /// An unchecked sentence.
  public init(place: Claim.Place, reason: Reason, detail: String, word: String = "") {
    self.place = place
    self.reason = reason
    self.detail = detail
    self.word = word
  }
}
