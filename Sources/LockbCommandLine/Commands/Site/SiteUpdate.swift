internal import LockbBase
internal import LockbCheck
internal import LockbIndex
internal import LockbKnowledge
internal import LockbSite
internal import LockbText

/// A build of a few documents into a site that an earlier build wrote.
///
/// It answers only where it writes what a whole build would: the same files are there, none but
/// documents differ, no other page shows what changed in them, and they are not of a pack, whose
/// claims and cards reach across documents.
struct SiteUpdate {
  /// The files that may have changed, and what the next build shall know.
  struct Result {
    let files: [SiteFile]
    let memory: SiteMemory
  }

  let sources: SiteSources
  let options: SiteOptions
  let session: Session
  /// The paths of the site's files.
  let paths: [String]
  /// Reads a file of the site; nil where it is not there.
  let read: (_ path: String) -> [UInt8]?

  /// What differs; nil where everything has to be built.
  func result(since memory: SiteMemory) throws -> Result? {
    guard let topics = changedTopics(since: memory) else { return nil }
    var memory = memory
    memory.files = sources.files
    if topics.isEmpty { return Result(files: [], memory: memory) }
    let source = try CheckSource(
      sources.roots, contentRoots: sources.roots,
      fileSystem: RememberedFiles(disk: session.fileSystem, walks: sources.walks), only: topics)
    guard source.problems.isEmpty, readsNoPack(source, &memory) else { return nil }
    let run = CheckRun(source: source, knowledge: CheckKnowledge(vocabulary: .empty))
    let changed = run.library.documents
    guard outlines(of: changed) == topics.mapOutlines(memory) else { return nil }
    let site = try self.site(changed, run, topics, memory)
    let builder = SiteBuilder(site)
    let shown = Set(site.shownDocuments.map(\.id))
    let tree = builder.tree(
      of: Set(changed.map(\.id.topic)), others: Set(paths))
    guard tree.brokenLinks.isEmpty else { return nil }
    let earlier = topics.flatMap { memory.topics[$0]?.shares ?? [] }
    guard tree.shares.map(\.translation) == earlier.sorted(by: Self.isOrdered).map(\.translation)
    else { return nil }
    let lengths = memory.shares
    for topic in topics { memory.topics[topic]?.clear() }
    memory.add(changed, tree)
    memory.records.update(changed.map(\.document).filter { shown.contains($0.id) })
    guard let texts = self.texts(builder, tree, before: lengths) else { return nil }
    let (shares, records) = (memory.shares, memory.records)
    let parts = concurrentMap([true, false]) { isSearch in
      isSearch
        ? SiteSearch.files(of: site, records)
        : builder.sharedFiles(shares) { texts[$0] ?? [] }
    }
    return Result(files: tree.files + parts.joined(), memory: memory)
  }

  /// The topics with files of another size or time; nil where anything else differs.
  private func changedTopics(since memory: SiteMemory) -> Set<String>? {
    // Of several folders, and of a single file, other files decide about paths and translations.
    guard sources.roots.count == 1, memory.files.count == sources.files.count,
      sources.files.allSatisfy({ $0.location != sources.roots[0] })
    else { return nil }
    var topics: Set<String> = []
    for (before, now) in zip(memory.files, sources.files) where before != now {
      let path = now.path.nfc
      guard before.location == now.location, ContentCatalogue.isDocument(path) else { return nil }
      topics.insert(ContentCatalogue.topic(of: path))
    }
    return topics
  }

  /// Whether the documents still have too few names of a pack's own.
  private func readsNoPack(_ source: CheckSource, _ memory: inout SiteMemory) -> Bool {
    let names = OwnNames(session.packs.checkVocabulary)
    for (topic, files) in source.filesByTopic {
      memory.topics[topic]?.names = Array(SiteReading.ownNames(names, in: files))
    }
    return !names.areEnough(Set(memory.topics.values.flatMap(\.names)))
  }

  private func outlines(of documents: [CheckedDocument]) -> Set<DocumentOutline> {
    Set(documents.map(DocumentOutline.init))
  }

  /// The whole site, in which only what changed has a text.
  private func site(
    _ changed: [CheckedDocument], _ run: CheckRun, _ topics: Set<String>, _ memory: SiteMemory
  ) throws -> SiteSource {
    let others = memory.topics.filter { !topics.contains($0.key) }.values.flatMap(\.outlines)
    let library = CheckLibrary(
      changed + others.map(\.document), topics: [], vocabulary: .empty)
    return SiteSource(
      name: SiteReading.name(options.title, sources.roots, nil), library: library,
      findings: { [library = run.library] in Checker().findings(in: $0, of: library) },
      theme: try ThemeFolder(session: session).theme(at: options.theme),
      images: memory.images.map { SiteFile($0, []) }, options: options.choices)
  }

  /// The text of each listed twin, mostly as it was written; nil where what was written is not what
  /// it was.
  private func texts(
    _ builder: SiteBuilder, _ tree: SiteTree, before: [DocumentShare]
  ) -> [String: ArraySlice<UInt8>]? {
    let lengths = Dictionary(
      before.map { ($0.twin, $0.twinLength) }, uniquingKeysWith: { first, _ in first })
    var texts: [String: ArraySlice<UInt8>] = [:]
    for language in Language.allCases {
      guard let list = read("\(language.rawValue)/llms-full.txt") else { return nil }
      var position = 0
      for twin in builder.listedTwins(language) {
        let end = position + (lengths[twin] ?? 0)
        guard end < list.count else { return nil }
        texts[twin] = list[position..<end]
        position = end + 1
      }
      guard position == list.count else { return nil }
    }
    for file in tree.files where texts[file.path] != nil { texts[file.path] = file.bytes[...] }
    return texts
  }

  private static func isOrdered(_ left: DocumentShare, _ right: DocumentShare) -> Bool {
    left.id < right.id
  }
}

extension Set<String> {
  /// The outlines of the documents of these topics.
  fileprivate func mapOutlines(_ memory: SiteMemory) -> Set<DocumentOutline> {
    Set<DocumentOutline>(flatMap { memory.topics[$0]?.outlines ?? [] })
  }
}
