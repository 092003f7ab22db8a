public import LockbBase
public import LockbKnowledge

/// What the shards tell of each document, read from its text once: a document that has not changed
/// need not be read again to put shards together.
public struct SearchRecords: Sendable {
  /// What cards tell, in the order of the entities.
  private(set) var cards: [EntryRecord] = []
  private var documents: [DocumentID: DocumentRecord] = [:]
  private var collector = PostingCollector()
  /// The numbers of words that were known before, in the byte order of the words.
  private var knownOrder: [Int] = []

  /// Reads a knowledge base.
  public init(_ knowledge: KnowledgeBase) {
    var writer = ColumnWriter()
    cards = VocabularyInserter.ordered(knowledge.vocabulary.entities).map { entity in
      collector.record(writer.columns(of: entity.entity), EntryText(entity.entity))
    }
    for document in knowledge.documents where documents[document.id] == nil {
      add(document, &writer)
    }
  }

  /// Reads documents, each in place of what was known of it.
  public mutating func update(_ documents: [Document]) {
    var writer = ColumnWriter()
    for document in documents { add(document, &writer) }
  }

  private mutating func add(_ document: Document, _ writer: inout ColumnWriter) {
    let sections = document.sections.enumerated().map { index, section in
      let isTop = index == 0
      return collector.record(
        writer.columns(of: SectionText(section, at: index, of: document)),
        EntryText(
          title: section.title, documentTitle: isTop ? document.title : "",
          synopsis: isTop ? document.synopsis : "", body: section.text, isTop: isTop))
    }
    documents[document.id] = DocumentRecord(
      names: [NameKey.key(document.title), NameKey.key(document.id.topic)], sections: sections)
  }

  /// What the sections of a document tell.
  func sections(of document: DocumentID) -> [EntryRecord] { documents[document]?.sections ?? [] }

  /// The keys by which a document is looked up, each with its standing.
  func names(of document: DocumentID) -> [(key: String, standing: Int)] {
    guard let names = documents[document]?.names, names.count == 2 else { return [] }
    return NameKey.standings(titleKey: names[0], topicKey: names[1])
  }

  /// The numbers of all words, in the byte order of the words.
  var order: [Int] { words.sorted(knownOrder + (knownOrder.count..<words.count)) }

  /// Every word that was met.
  var words: WordNumbers { collector.words }
  /// Whether a word asks or connects, by its number.
  var isStop: [Bool] { collector.isStop }
  /// The number of each word's stem, or its own.
  var stems: [Int] { collector.stems }
}

extension SearchRecords {
  /// Writes everything.
  public func write(to packed: inout PackedWriter) {
    words.write(to: &packed)
    packed.add(order) { $0.add($1) }
    packed.add(isStop.map { $0 ? 1 : 0 })
    packed.add(stems) { $0.add($1) }
    packed.add(cards, Self.write)
    let sorted = documents.sorted { $0.key < $1.key }
    packed.add(sorted) { packed, document in
      packed.add(document.key.topic)
      packed.add(document.key.language.rawValue)
      packed.add(document.value.names) { $0.add($1) }
      packed.add(document.value.sections, Self.write)
    }
  }

  /// Reads what was written.
  public init(_ packed: inout PackedReader) throws(PackedReader.Damage) {
    let words = try WordNumbers(&packed)
    let order = try packed.list { packed throws(PackedReader.Damage) in try packed.number() }
    let isStop = try packed.slice().map { $0 == 1 }
    let stems = try packed.list { packed throws(PackedReader.Damage) in try packed.number() }
    guard isStop.count == words.count, order.count == words.count, stems.count == words.count,
      (order + stems).allSatisfy(isStop.indices.contains)
    else { throw PackedReader.Damage() }
    collector = PostingCollector(words: words, isStop: isStop, stems: stems)
    knownOrder = order
    cards = try packed.list(Self.record)
    for _ in 0..<(try packed.count()) {
      let topic = try packed.text()
      guard let language = Language(rawValue: try packed.text()) else {
        throw PackedReader.Damage()
      }
      documents[DocumentID(topic: topic, language: language)] = DocumentRecord(
        names: try packed.list { packed throws(PackedReader.Damage) in try packed.text() },
        sections: try packed.list(Self.record))
    }
  }

  private static func write(_ packed: inout PackedWriter, _ record: EntryRecord) {
    packed.add(record.textWords)
    packed.add(record.indexedWords)
    packed.add(record.title) { $0.add($1) }
    packed.add(record.postings[...])
  }

  private static func record(
    _ packed: inout PackedReader
  ) throws(PackedReader.Damage) -> EntryRecord {
    EntryRecord(
      textWords: try packed.number(), indexedWords: try packed.number(),
      title: try packed.list { packed throws(PackedReader.Damage) in try packed.number() },
      postings: try packed.slice())
  }
}
