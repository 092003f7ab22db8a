internal import LockbBase
internal import LockbIndex
internal import LockbKnowledge
internal import LockbPack

/// Brings a knowledge base up to date with its content folders.
struct Ingester {
  let fileSystem: any FileSystem
  let packs: [KnowledgePack]
  let knowledgeBasePath: String
  /// The release that writes, for the stamp.
  let toolVersion: String
  /// Seconds since 1970, for the stamp.
  let now: Int

  /// Reads what changed since the last ingest, or everything where the tool, the vocabulary, the
  /// folders or the set of files changed: links may then lead elsewhere in any document.
  ///
  /// Files that cannot be read are reported and left out; the rest is ingested.
  /// - Parameter previous: What the last ingest left behind; nil to read everything.
  /// - Throws: `IndexError` when the knowledge base cannot be written or is a file of another
  ///   program.
  func refresh(
    _ scan: ContentScan, contentRoots: [String], since previous: PreviousIngest?
  ) throws -> IngestReport {
    let isUsable = previous?.fits(contentRoots: contentRoots, toolVersion: toolVersion) ?? false
    if isUsable, let previous, previous.matches(scan) {
      return IngestReport(
        extent: .nothing, problems: scan.problems, strays: scan.strays,
        information: previous.information)
    }
    var contents = ContentReader(scan, known: previous?.files ?? [], fileSystem: fileSystem)
    // Made while the file is copied.
    lazy var vocabulary = Vocabulary(entities: packs.flatMap(\.vocabulary.entities))
    let stamp = IndexStamp(
      contentRoot: contentRoots.joined(separator: "\n"), toolVersion: toolVersion, created: now)
    let writer = IndexWriter(path: knowledgeBasePath)
    var documents: [Document] = []
    func replaced() throws -> IndexChange? {
      guard isUsable, let previous else { return nil }
      return try writer.update {
        contents.readDigests()
        guard previous.files.map(\.path) == contents.files.map(\.path),
          previous.information.vocabularyDigest == vocabulary.digest.description
        else { return nil }
        let topics = contents.changedTopics
        documents = build(topics, from: &contents, vocabulary)
        return IndexUpdate(
          removing: topics, adding: documents, files: contents.files, stamp: stamp)
      }
    }
    func written() throws -> IndexChange {
      if !isUsable { contents.readDigests() }
      documents = build(nil, from: &contents, vocabulary)
      return try writer.write(
        KnowledgeBase(vocabulary: vocabulary, documents: documents), files: contents.files,
        stamp: stamp)
    }
    let update = try replaced()
    let information = try (update ?? written()).information
    return IngestReport(
      extent: update == nil ? .everything : .changes,
      documents: documents.sorted { $0.id < $1.id }, problems: contents.problems,
      strays: scan.strays, information: information)
  }

  /// Parses some topics, or all, on all cores, in an order that does not depend on which core is
  /// faster.
  private func build(
    _ topics: [String]?, from contents: inout ContentReader, _ vocabulary: Vocabulary
  ) -> [Document] {
    let catalogue = ContentCatalogue(paths: contents.files.map(\.path))
    let builder = KnowledgeBuilder(vocabulary: vocabulary, catalogue: catalogue)
    let work = (topics ?? catalogue.topics.keys.sorted()).map { topic in
      (topic, (catalogue.topics[topic] ?? []).compactMap { contents.source($0) })
    }
    return concurrentMap(work) { builder.documents(topic: $0.0, files: $0.1) }.flatMap { $0 }
  }
}
