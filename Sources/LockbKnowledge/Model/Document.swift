public import LockbBase

/// One document in one language.
public struct Document: Sendable {
  /// Its name.
  public var id: DocumentID
  /// Its path relative to the content root, with `/` between the parts, in NFC.
  public var path: String
  /// Its title, plain text in NFC.
  public var title: String
  /// The description in its front matter; empty where there is none.
  public var summary: String
  /// Whether its front matter says that it is a draft.
  public var isDraft: Bool
  /// The date in its front matter, as written.
  public var date: String?
  /// The tags in its front matter.
  public var tags: [String]
  /// The questions that it answers, in the words of who asks, from its front matter.
  public var questions: [String]
  /// The digest of its bytes.
  public var digest: Digest
  /// Its sections in reading order; the first holds what stands before the first heading.
  public var sections: [Section]
  /// Platform rows read from an availability line, in order.
  public var availability: [Availability]
  /// What is wrong with it.
  public var diagnostics: [Diagnostic]
  /// Offsets at which its lines start; line n starts at element n − 1.
  public var lineStarts: [Int]

  /// Assembles a document.
  public init(
    id: DocumentID, path: String, title: String, summary: String = "", isDraft: Bool = false,
    date: String? = nil, tags: [String] = [], questions: [String] = [], digest: Digest,
    sections: [Section], availability: [Availability] = [], diagnostics: [Diagnostic] = [],
    lineStarts: [Int] = [0]
  ) {
    self.id = id
    self.path = path
    self.title = title
    self.summary = summary
    self.isDraft = isDraft
    self.date = date
    self.tags = tags
    self.questions = questions
    self.digest = digest
    self.sections = sections
    self.availability = availability
    self.diagnostics = diagnostics
    self.lineStarts = lineStarts
  }

  /// What its front matter tells a search beside title and tags.
  public var synopsis: String { Self.synopsis(summary: summary, questions: questions) }

  /// The description and the questions of a document as one text, a line each.
  public static func synopsis(summary: String, questions: [String]) -> String {
    ([summary] + questions).joined(separator: "\n")
  }
}
