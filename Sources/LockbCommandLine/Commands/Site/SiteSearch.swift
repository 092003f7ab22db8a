internal import LockbCheck
internal import LockbIndex
internal import LockbKnowledge
internal import LockbSite

/// The shards of the search of a site.
struct SiteSearch {
  /// Where they stand.
  static let folder = "assets/search/"

  let source: SiteSource

  var files: [SiteFile] {
    let addresses = SiteAddresses(source)
    let vocabulary = source.library.vocabulary
    let documents = source.shownDocuments.map(\.document)
    let shards = SearchShards(
      KnowledgeBase(vocabulary: vocabulary, documents: documents),
      pages: documents.count + 2 * vocabulary.entities.count,
      documentPath: addresses.path(topic:), cardPath: addresses.path(entity:))
    return shards.files.map { SiteFile(Self.folder + $0.path, $0.bytes) }
  }
}
