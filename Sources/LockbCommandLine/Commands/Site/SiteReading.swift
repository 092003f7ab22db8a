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
  private let isOfPack: Bool

  init(
    roots: [String], options: SiteOptions, session: Session, since previous: SiteReading? = nil
  ) throws {
    let theme = try ThemeFolder(session: session).theme(at: options.theme)
    let reading = try CheckSource(roots, contentRoots: roots, fileSystem: session.fileSystem)
    if let problem = reading.problems.first { throw session.messages.failure(problem) }
    let vocabulary = session.packs.checkVocabulary
    isOfPack = Self.isOfPack(reading, vocabulary)
    if let previous, previous.isOfPack == isOfPack {
      knowledge = previous.knowledge
    } else {
      knowledge = isOfPack ? session.packs.checkKnowledge : CheckKnowledge(vocabulary: .empty)
    }
    let run = CheckRun(source: reading, knowledge: knowledge, since: previous?.memory)
    memory = run.memory
    source = SiteSource(
      name: Self.name(options.title, roots, isOfPack ? session.packs.first : nil),
      library: run.library, findings: run.findings,
      machine: isOfPack
        ? Self.machine(session.packs, theme, since: previous?.source.machine) : nil,
      theme: theme,
      images: try SiteImages.read(run.asked, reading.otherFiles, session.fileSystem),
      options: options.choices)
  }

  /// The source with the shards of the search, which take longer than everything else that a save
  /// in the preview asks for.
  var searchable: SiteSource {
    var source = source
    source.makeDataFiles = { [search = SiteSearch(source: self.source)] in search.files }
    return source
  }

  /// Whether a document has a name of the pack's own; the first ones mostly tell.
  private static func isOfPack(_ source: CheckSource, _ vocabulary: Vocabulary) -> Bool {
    let names = OwnNames(vocabulary)
    let topics = source.filesByTopic
    @Sendable func occur(_ files: [SourceFile]) -> Bool {
      files.contains { names.occur(in: $0.bytes) }
    }
    return topics.prefix(8).contains { occur($0.files) }
      || concurrentMap(Array(topics.dropFirst(8))) { occur($0.files) }.contains(true)
  }

  /// The machine of the packs; the same one again where the theme has not changed.
  private static func machine(
    _ packs: [KnowledgePack], _ theme: SiteTheme, since previous: SiteMachine?
  ) -> SiteMachine? {
    if let previous, previous.theme == theme.digest { return previous }
    return packs.lazy.compactMap(\.machine).first.map { SiteMachine($0, theme: theme) }
  }

  private static func name(
    _ title: String?, _ roots: [String], _ pack: KnowledgePack?
  ) -> Localized<String> {
    if let title { return Localized(en: title, ko: title) }
    if let pack { return pack.name }
    let folder = roots.first?.split(separator: "/").last { $0 != "." && $0 != ".." }
    let name = folder.map(String.init) ?? "lockb"
    return Localized(en: name, ko: name)
  }
}
