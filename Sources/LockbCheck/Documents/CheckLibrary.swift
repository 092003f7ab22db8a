internal import LockbBase
internal import LockbClaims
public import LockbKnowledge
internal import LockbText

/// The documents that are checked together.
public struct CheckLibrary: Sendable {
  /// The documents, by id.
  public let documents: [CheckedDocument]
  /// What documents may name.
  public let vocabulary: Vocabulary
  /// Whether most topics exist in both languages, so that one that does not is an exception.
  public let isBilingual: Bool
  private let positions: [DocumentID: Int]
  private let pages: [String]
  private let forbidden: Localized<ForbiddenTerms>
  private let spelling: [Language: LanguageSpelling]
  /// The claims that the reference does not know, by what they speak of, and their documents; in
  /// the order of the documents.
  private let silentClaims: [ClaimQuestion: [(document: Int, claim: JudgedClaim)]]

  /// Puts documents together, in whatever order they come.
  ///
  /// - Parameters:
  ///   - topics: Every topic of the content, of documents that are not checked too.
  ///   - speller: The dictionaries to look words up in; nil leaves spelling alone.
  public init(
    _ documents: [CheckedDocument], topics: [String], vocabulary: Vocabulary,
    speller: Speller? = nil
  ) {
    self.documents = TwinClaims.paired(documents.sorted { $0.id < $1.id })
    self.vocabulary = vocabulary
    forbidden = Localized(
      en: ForbiddenTerms(vocabulary, .english), ko: ForbiddenTerms(vocabulary, .korean))
    spelling = speller.map { LanguageSpelling.all($0, documents, vocabulary) } ?? [:]
    var silentClaims: [ClaimQuestion: [(document: Int, claim: JudgedClaim)]] = [:]
    for (index, document) in self.documents.enumerated() {
      for claim in document.claims where claim.judgement.verdict == .modelSilent {
        silentClaims[claim.claim.question.subject, default: []].append((index, claim))
      }
    }
    self.silentClaims = silentClaims
    pages = topics.map(Self.plain)
    let checked = Set(self.documents.map(\.id.topic)).count
    let pairs = self.documents.count - checked
    isBilingual = checked > 1 && pairs * 2 > checked
    positions = Dictionary(
      self.documents.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// A document by its id.
  public func document(_ id: DocumentID) -> CheckedDocument? {
    positions[id].map { documents[$0] }
  }

  /// The documents of a topic, English first.
  public func documents(ofTopic topic: String) -> [CheckedDocument] {
    Language.allCases.compactMap { document(DocumentID(topic: topic, language: $0)) }
  }

  /// The same document in the other language.
  public func twin(of document: CheckedDocument) -> CheckedDocument? {
    self.document(
      DocumentID(topic: document.id.topic, language: document.id.language.counterpart))
  }

  /// Whether a document says that it was changed before its translation was.
  public func isStale(_ document: CheckedDocument) -> Bool {
    StaleTranslation.changes(of: document, in: self) != nil
  }

  /// The first claim that the reference does not know either and that says the opposite of one, in
  /// a document before its own that is no translation of it.
  func claim(
    opposing judged: JudgedClaim, of document: CheckedDocument
  ) -> (document: CheckedDocument, claim: JudgedClaim)? {
    let question = judged.claim.question
    let found = silentClaims[question.subject]?.first { other in
      let id = documents[other.document].id
      return id < document.id && id.topic != document.id.topic
        && other.claim.claim.question.opposes(question)
    }
    return found.map { (documents[$0.document], $0.claim) }
  }

  /// The words that the glossary does not want in a language.
  func forbiddenTerms(_ language: Language) -> ForbiddenTerms { forbidden[language] }

  /// How words of a language are judged; nil where they are left alone.
  func spelling(of language: Language) -> LanguageSpelling? { spelling[language] }

  /// Whether a page goes by a name, given with or without folders, language and extension.
  func hasPage(_ name: String) -> Bool {
    // Without an extension a dot is part of the name.
    let paths = ContentCatalogue.isDocument(name) ? [name] : [name, name + ".md"]
    let wanted = paths.map { Self.plain(ContentCatalogue.topic(of: $0.nfc)) }
    return pages.contains { page in wanted.contains { page == $0 || page.hasSuffix("/" + $0) } }
  }

  private static func plain(_ topic: String) -> String {
    topic.split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: "/")
  }

  /// The one document of a language whose title, or the last part of it after a slash, is a text.
  func page(titled title: String, in language: Language) -> CheckedDocument? {
    let found = documents.filter { document in
      guard document.language == language else { return false }
      let parts = document.document.title.split(separator: "/")
      return document.document.title == title || parts.last?.trimmingWhitespace == title[...]
    }
    return found.count == 1 ? found[0] : nil
  }
}
