internal import LockbBase
internal import LockbCheck
internal import LockbIndex
internal import LockbKnowledge
internal import LockbSite

/// The shards of the search of a site.
struct SiteSearch {
  /// Where they stand.
  static let folder = "assets/search/"

  /// What the shards tell of each document of a site.
  static func records(of source: SiteSource) -> SearchRecords {
    SearchRecords(knowledge(of: source))
  }

  /// The shards, put together from what they tell of each document.
  let files: [SiteFile]
  /// A mark of each file, those left out as well, by path.
  let marks: [String: UInt64]

  /// Makes the shards but for those whose mark is known.
  init(of source: SiteSource, _ records: SearchRecords, since known: [String: UInt64] = [:]) {
    let addresses = SiteAddresses(source)
    let knowledge = Self.knowledge(of: source)
    let shards = SearchShards(
      knowledge, records,
      pages: knowledge.documents.count + 2 * knowledge.vocabulary.entities.count,
      isKnown: { known[Self.folder + $0] == $1 },
      documentPath: { addresses.path(topic: $0) }, cardPath: { addresses.path(entity: $0) })
    files = shards.files.map { SiteFile(Self.folder + $0.path, $0.bytes) }
    marks = Dictionary(
      uniqueKeysWithValues: shards.marks.map { (Self.folder + $0.key, $0.value) })
  }

  private static func knowledge(of source: SiteSource) -> KnowledgeBase {
    KnowledgeBase(
      vocabulary: source.library.vocabulary, documents: source.shownDocuments.map(\.document))
  }
}
