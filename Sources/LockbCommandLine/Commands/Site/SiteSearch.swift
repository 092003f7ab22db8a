internal import LockbBase
internal import LockbCheck
internal import LockbIndex
internal import LockbKnowledge
internal import LockbSite

/// The shards of the search of a site.
enum SiteSearch {
  /// Where they stand.
  static let folder = "assets/search/"

  /// What the shards tell of each document of a site.
  static func records(of source: SiteSource) -> SearchRecords {
    SearchRecords(knowledge(of: source))
  }

  /// The shards, put together from what they tell of each document.
  static func files(of source: SiteSource, _ records: SearchRecords) -> [SiteFile] {
    let addresses = SiteAddresses(source)
    let knowledge = knowledge(of: source)
    let shards = SearchShards(
      knowledge, records,
      pages: knowledge.documents.count + 2 * knowledge.vocabulary.entities.count,
      documentPath: { addresses.path(topic: $0) }, cardPath: { addresses.path(entity: $0) })
    return shards.files.map { SiteFile(folder + $0.path, $0.bytes) }
  }

  /// A mark of each file, by path.
  static func marks(of files: [SiteFile]) -> [String: UInt64] {
    Dictionary(
      files.map { ($0.path, PackedWriter.mark(of: $0.bytes[...])) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func knowledge(of source: SiteSource) -> KnowledgeBase {
    KnowledgeBase(
      vocabulary: source.library.vocabulary, documents: source.shownDocuments.map(\.document))
  }
}
