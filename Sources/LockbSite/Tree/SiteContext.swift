internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge

/// A source with what every page asks of it, worked out once.
struct SiteContext: Sendable {
  let source: SiteSource
  /// The documents that are shown, by id.
  let documents: [CheckedDocument]
  let routes: RouteTable
  let entities: [String: Entity]
  /// The sections that name each entity.
  let mentions: [String: [SectionMention]]
  /// What documents say that rests on each row of the machine.
  let rowUses: [String: RowUse]
  private let positions: [DocumentID: Int]
  private let translations = OnceEach<String, [Int]>()
  private let topics: [String: String]

  init(_ source: SiteSource) {
    self.source = source
    documents = source.shownDocuments
    let vocabulary = source.library.vocabulary
    routes = RouteTable(
      topics: Set(documents.map(\.id.topic)).map { $0 }, entities: vocabulary.entities,
      files: source.images.map(\.path), others: source.machine?.pages.index.addresses ?? [])
    entities = Dictionary(
      vocabulary.entities.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    topics = Dictionary(
      routes.topics.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    positions = Dictionary(
      documents.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    mentions = SectionMention.byEntity(documents)
    rowUses = source.machine == nil ? [:] : RowUse.byRow(documents)
  }

  /// A word of the theme.
  func word(_ key: String, _ language: Language) -> String { source.theme.word(key, language) }

  /// A document that is shown.
  func document(_ topic: String, _ language: Language) -> CheckedDocument? {
    positions[DocumentID(topic: topic, language: language)].map { documents[$0] }
  }

  /// What is wrong in a document, in the order of its text.
  func findings(in document: CheckedDocument) -> [Finding] { source.findings(document) }

  /// How many sections of a document and its counterpart are in each state; empty where it has none.
  func translation(of document: CheckedDocument) -> [Int] {
    let topic = document.id.topic
    if let known = source.translations[topic] { return known }
    guard let other = self.document(topic, document.language.counterpart) else { return [] }
    return translations.value(topic) { TranslationStatus(document, other).counts }
  }

  /// The document that a page shows.
  func shownDocument(at route: Route) -> CheckedDocument? {
    guard let topic = topics[route.path] else { return nil }
    switch route.side {
    case .korean: return document(topic, .korean) ?? document(topic, .english)
    case .english, .both: return document(topic, .english) ?? document(topic, .korean)
    }
  }

  /// The page that shows a topic to readers of a language: its translation, or the original within
  /// their side of the site.
  func route(topic: String, _ language: Language) -> Route? {
    routes.route(topic: topic, language)
  }
}
