internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge
internal import LockbPack
internal import LockbSite

/// Reads and checks documents, and reads the theme, for a site.
struct SiteReading {
  /// Everything but the shards of the search.
  let source: SiteSource
  private let memory: CheckMemory
  /// What the packs know of the documents: made once.
  private let knowledge: CheckKnowledge
  /// Whether the documents speak of what a pack knows. Others get none of its cards, and are not
  /// searched for claims.
  let isOfPack: Bool
  /// The names by which documents of the packs are known.
  let packNames: OwnNames
  /// Those names in the files of each topic; not all where they are enough.
  let ownNames: [String: Set<[UInt8]>]
  /// Changes when the theme does.
  private let tools: Digest
  /// The files as they were, with their bytes.
  private let files: [FileEntry]
  private let bytes: [String: [UInt8]]

  init(
    _ sources: SiteSources, options: SiteOptions, session: Session,
    since previous: SiteReading? = nil
  ) throws {
    let theme =
      try previous.flatMap { $0.tools == sources.tools ? $0.source.theme : nil }
      ?? ThemeFolder(session: session).theme(at: options.theme)
    tools = sources.tools
    let roots = sources.roots
    let disk = RememberedFiles(
      disk: session.fileSystem, walks: sources.walks,
      bytes: previous?.bytes(of: sources.files) ?? [:])
    let reading = try CheckSource(roots, contentRoots: roots, fileSystem: disk)
    if let problem = reading.problems.first { throw session.messages.failure(problem) }
    if previous == nil {
      for stray in reading.strays { session.note(session.messages.leftOut(stray)) }
    }
    files = sources.files
    bytes = reading.bytesByLocation
    let vocabulary = session.packs.checkVocabulary
    let names = OwnNames(vocabulary)
    packNames = names
    ownNames = Self.ownNames(names, reading, since: previous)
    isOfPack = names.areEnough(ownNames.values.reduce(into: []) { $0.formUnion($1) })
    if let previous, previous.isOfPack == isOfPack {
      knowledge = previous.knowledge
    } else {
      knowledge = isOfPack ? session.packs.checkKnowledge() : CheckKnowledge(vocabulary: .empty)
    }
    let run = CheckRun(source: reading, knowledge: knowledge, since: previous?.memory)
    memory = run.memory
    source = SiteSource(
      name: Self.name(options.title, roots, isOfPack ? session.packs.first : nil),
      library: run.library, findings: Self.findings(run, isLater: previous != nil || !isOfPack),
      machine: isOfPack
        ? Self.machine(session.packs, theme, since: previous?.source.machine) : nil,
      theme: theme,
      images: try SiteImages.read(reading.otherFiles, session.fileSystem),
      options: options.choices)
  }

  /// Whether there is anything to show, were it a draft.
  var holdsDocuments: Bool { !bytes.isEmpty }

  /// The source with the shards of the search, and what these are made of once they are.
  var searchable: (source: SiteSource, search: RecordsOnceMade) {
    let search = RecordsOnceMade()
    var source = source
    source.makeDataFiles = { [source, isOfPack] in
      let records = SiteSearch.records(of: source)
      let made = SiteSearch(of: source, records)
      if !isOfPack { search.keep(records, made.marks) }
      return made.files
    }
    return (source, search)
  }

  /// The documents that were read anew.
  func documents(changedSince previous: SiteReading) -> [Document] {
    memory.checked.filter { topic, now in
      memory.topics != previous.memory.topics || previous.memory.checked[topic]?.files != now.files
    }.values.flatMap(\.documents).map(\.document)
  }

  /// The bytes of files that have not changed since this was read.
  private func bytes(of now: [FileEntry]) -> [String: [UInt8]] {
    let before = Set(files)
    var known: [String: [UInt8]] = [:]
    for file in now where before.contains(file) { known[file.location] = bytes[file.location] }
    return known
  }

  /// The topic that the files of a document share.
  static func topic(of document: CheckedDocument) -> String {
    ContentCatalogue.topic(of: document.document.path)
  }

  /// The names of the packs' own in the files of each topic; the first ones mostly tell.
  private static func ownNames(
    _ names: OwnNames, _ source: CheckSource, since previous: SiteReading?
  ) -> [String: Set<[UInt8]>] {
    var found: [String: Set<[UInt8]>] = [:]
    var all: Set<[UInt8]> = []
    var topics = source.filesByTopic[...]
    while !topics.isEmpty, !names.areEnough(all) {
      let some = concurrentMap(Array(topics.prefix(64))) { topic, files -> (String, Set<[UInt8]>) in
        if let before = previous?.memory.checked[topic], before.files == files,
          let known = previous?.ownNames[topic]
        {
          return (topic, known)
        }
        return (topic, Self.ownNames(names, in: files))
      }
      for (topic, names) in some {
        found[topic] = names
        all.formUnion(names)
      }
      topics = topics.dropFirst(64)
    }
    return found
  }

  /// The names of the packs' own in some files.
  static func ownNames(_ names: OwnNames, in files: [SourceFile]) -> Set<[UInt8]> {
    files.reduce(into: []) { $0.formUnion(names.found(in: $1.bytes)) }
  }

  /// What is wrong in documents: worked out for all at once, or when a page asks.
  private static func findings(
    _ run: CheckRun, isLater: Bool
  ) -> @Sendable (CheckedDocument) -> [Finding] {
    if isLater {
      return { [library = run.library] in Checker().findings(in: $0, of: library) }
    }
    let findings = Dictionary(grouping: run.findings, by: \.path)
    return { findings[$0.path] ?? [] }
  }

  /// The machine of the packs; the same one again where the theme has not changed.
  private static func machine(
    _ packs: [KnowledgePack], _ theme: SiteTheme, since previous: SiteMachine?
  ) -> SiteMachine? {
    if let previous, previous.theme == theme.digest { return previous }
    return packs.lazy.compactMap(\.machine).first.map { SiteMachine($0, theme: theme) }
  }

  /// What a site is called.
  static func name(
    _ title: String?, _ roots: [String], _ pack: KnowledgePack?
  ) -> Localized<String> {
    if let title { return Localized(en: title, ko: title) }
    if let pack { return pack.name }
    let folder = roots.first?.split(separator: "/").last { $0 != "." && $0 != ".." }
    let name = folder.map(String.init) ?? "lockb"
    return Localized(en: name, ko: name)
  }
}
