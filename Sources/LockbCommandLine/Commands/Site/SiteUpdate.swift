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
  /// The files that may have changed, the paths of all, and what the next build shall know.
  struct Result {
    let files: [SiteFile]
    let paths: [String]
    let memory: SiteMemory
  }

  /// Documents that were read anew.
  private struct Reading {
    let topics: Set<String>
    let run: CheckRun
    /// What an earlier build left, with the names that the documents have now.
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
    if topics.isEmpty { return Result(files: [], paths: paths, memory: memory) }
    nonisolated(unsafe) let update = self
    let known = memory
    let (theme, found) = together(
      {
        Swift.Result {
          try ThemeFolder(session: update.session).theme(at: update.options.theme)
        }
      },
      { Swift.Result { try update.reading(of: topics, known) } })
    guard let reading = try found.get() else { return nil }
    return try result(of: reading, theme.get())
  }

  /// Reads what changed and what leads there; nil where everything has to be built.
  private func reading(of changed: Set<String>, _ memory: SiteMemory) throws -> Reading? {
    var (topics, memory) = (changed, memory)
    guard let run = try run(topics, &memory),
      let headed = topicsOfOtherHeadings(run, topics, memory)
    else { return nil }
    let dependent = Set(memory.topics(leadingTo: headed)).subtracting(topics)
    if dependent.isEmpty { return Reading(topics: topics, run: run, memory: memory) }
    topics.formUnion(dependent)
    guard let whole = try self.run(topics, &memory) else { return nil }
    return Reading(topics: topics, run: whole, memory: memory)
  }

  /// The site with what was read.
  private func result(of reading: Reading, _ theme: SiteTheme) throws -> Result? {
    let changed = reading.run.library.documents
    let site = site(changed, reading, theme)
    nonisolated(unsafe) let update = self
    let before = reading.memory
    let (search, written) = together(
      { update.search(of: site, changed, before) },
      { update.pages(of: site, reading) })
    guard let written else { return nil }
    var memory = written.memory
    memory.records = search.records
    memory.searchFiles = search.made.marks
    var paths = paths
    if search.made.marks.count != before.searchFiles.count {
      paths = paths.filter { before.searchFiles[$0] == nil } + search.made.marks.keys
      paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    return Result(files: written.files + search.made.files, paths: paths, memory: memory)
  }

  /// The files of the search that differ, and what the next build shall know of all.
  private func search(
    of site: SiteSource, _ changed: [CheckedDocument], _ before: SiteMemory
  ) -> (records: SearchRecords, made: SiteSearch) {
    let shown = Set(site.shownDocuments.map(\.id))
    var records = before.records
    records.update(changed.map(\.document).filter { shown.contains($0.id) })
    return (records, SiteSearch(of: site, records, since: before.searchFiles))
  }

  /// The files but for those of the search, and what the next build shall know of documents; nil
  /// where a link is broken or what was written before is not what it was.
  private func pages(
    of site: SiteSource, _ reading: Reading
  ) -> (files: [SiteFile], memory: SiteMemory)? {
    let before = reading.memory
    let builder = SiteBuilder(site)
    let tree = builder.tree(
      of: Set(reading.run.library.documents.map(\.id.topic)), others: Set(paths))
    guard tree.brokenLinks.isEmpty, let texts = texts(builder, tree, before: before.shares) else {
      return nil
    }
    var memory = before
    for topic in reading.topics { memory.topics[topic]?.clear() }
    memory.add(reading.run.library.documents, tree)
    let lists = builder.sharedFiles(memory.shares) { texts[$0] ?? [] }
    let earlier = reading.topics.flatMap { before.topics[$0]?.shares ?? [] }
    let isTold =
      tree.shares.map(\.translation)
      == earlier.sorted { $0.id < $1.id }.map(\.translation)
    return (tree.files + lists + (isTold ? [] : builder.reports), memory)
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
    let names = memory.ownNames
    for (topic, files) in source.filesByTopic {
      memory.topics[topic]?.names = Array(SiteReading.ownNames(names, in: files))
    }
    return !names.areEnough(Set(memory.topics.values.flatMap(\.names)))
  }

  /// The whole site, in which only what changed has a text.
  private func site(
    _ changed: [CheckedDocument], _ reading: Reading, _ theme: SiteTheme
  ) -> SiteSource {
    let memory = reading.memory
    let others = memory.outlines(without: reading.topics)
    let library = CheckLibrary(
      changed + others.map(\.document), topics: [], vocabulary: .empty)
    var site = SiteSource(
      name: SiteReading.name(options.title, sources.roots, nil), library: library,
      findings: { [library = reading.run.library] in Checker().findings(in: $0, of: library) },
      theme: theme, images: memory.images.map { SiteFile($0, []) }, options: options.choices)
    for (topic, known) in memory.topics where !reading.topics.contains(topic) {
      for share in known.shares where !share.translation.isEmpty {
        site.translations[share.id.topic] = share.translation
      }
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
