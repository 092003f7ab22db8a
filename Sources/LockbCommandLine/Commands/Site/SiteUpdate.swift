internal import LockbBase
internal import LockbCheck
internal import LockbIndex
internal import LockbKnowledge
internal import LockbSite
internal import LockbText

/// A build of a few documents into a site that an earlier build wrote.
///
/// It answers only where it writes what a whole build would: the same files are there, none but
/// documents differ, other pages show at most their sections, and they are not of a pack, whose
/// claims and cards reach across documents. Documents that lead to sections which changed are read
/// as well.
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
    guard var topics = changedTopics(since: memory) else { return nil }
    var memory = memory
    memory.files = sources.files
    if topics.isEmpty { return Result(files: [], memory: memory) }
    guard var run = try run(topics, &memory),
      let headed = topicsOfOtherHeadings(run, topics, memory)
    else { return nil }
    let dependent = Set(memory.topics(leadingTo: headed)).subtracting(topics)
    if !dependent.isEmpty {
      topics.formUnion(dependent)
      guard let whole = try self.run(topics, &memory) else { return nil }
      run = whole
    }
    return try result(of: run, topics, memory)
  }

  /// The site with what was read of some topics.
  private func result(
    of run: CheckRun, _ topics: Set<String>, _ before: SiteMemory
  ) throws -> Result? {
    let changed = run.library.documents
    let site = try self.site(changed, run, topics, before)
    let builder = SiteBuilder(site)
    let shown = Set(site.shownDocuments.map(\.id))
    let tree = builder.tree(
      of: Set(changed.map(\.id.topic)), others: Set(paths))
    guard tree.brokenLinks.isEmpty else { return nil }
    var memory = before
    for topic in topics { memory.topics[topic]?.clear() }
    memory.add(changed, tree)
    memory.records.update(changed.map(\.document).filter { shown.contains($0.id) })
    guard let texts = self.texts(builder, tree, before: before.shares) else { return nil }
    let (shares, records) = (memory.shares, memory.records)
    let parts = concurrentMap([true, false]) { isSearch in
      isSearch
        ? SiteSearch.files(of: site, records)
        : builder.sharedFiles(shares) { texts[$0] ?? [] }
    }
    let earlier = topics.flatMap { before.topics[$0]?.shares ?? [] }
    let isTold =
      tree.shares.map(\.translation)
      == earlier.sorted { $0.id < $1.id }.map(\.translation)
    let reports = isTold ? [] : builder.reports
    return Result(files: tree.files + reports + parts.joined(), memory: memory)
  }

  /// Reads and checks some topics; nil where one cannot be read or all are of a pack now.
  private func run(_ topics: Set<String>, _ memory: inout SiteMemory) throws -> CheckRun? {
    let source = try CheckSource(
      sources.roots, contentRoots: sources.roots,
      fileSystem: RememberedFiles(disk: session.fileSystem, walks: sources.walks), only: topics)
    guard source.problems.isEmpty, readsNoPack(source, &memory) else { return nil }
    return CheckRun(source: source, knowledge: CheckKnowledge(vocabulary: .empty))
  }

  /// The topics with other sections than before; nil where anything else of an outline differs.
  private func topicsOfOtherHeadings(
    _ run: CheckRun, _ topics: Set<String>, _ memory: SiteMemory
  ) -> Set<String>? {
    let now = Dictionary(grouping: run.library.documents, by: SiteReading.topic)
    var found: Set<String> = []
    for topic in topics {
      let outlines = (now[topic] ?? []).map(DocumentOutline.init)
      let before = memory.topics[topic]?.outlines ?? []
      if outlines == before { continue }
      guard outlines.count == before.count, zip(outlines, before).allSatisfy({ $0.isLike($1) })
      else { return nil }
      found.formUnion(outlines.map(\.id.topic) + [topic])
    }
    return found
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

  /// The whole site, in which only what changed has a text.
  private func site(
    _ changed: [CheckedDocument], _ run: CheckRun, _ topics: Set<String>, _ memory: SiteMemory
  ) throws -> SiteSource {
    let others = memory.topics.filter { !topics.contains($0.key) }.values.flatMap(\.outlines)
    let library = CheckLibrary(
      changed + others.map(\.document), topics: [], vocabulary: .empty)
    var site = SiteSource(
      name: SiteReading.name(options.title, sources.roots, nil), library: library,
      findings: { [library = run.library] in Checker().findings(in: $0, of: library) },
      theme: try ThemeFolder(session: session).theme(at: options.theme),
      images: memory.images.map { SiteFile($0, []) }, options: options.choices)
    for share in memory.topics.filter({ !topics.contains($0.key) }).values.flatMap(\.shares) {
      if !share.translation.isEmpty { site.translations[share.id.topic] = share.translation }
    }
    return site
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
}
