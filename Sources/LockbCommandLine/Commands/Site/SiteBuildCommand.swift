internal import ArgumentParser
internal import LockbBase
internal import LockbSite

/// `lockb site build`: writes the site.
struct SiteBuildCommand: Subcommand {
  static let name = "site build"
  static let formats: [OutputFormat] = [.text, .json]
  static let tellsTime = true
  static var configuration: CommandConfiguration { configured(.siteBuild) }

  @Argument(help: help(.sitePaths), completion: .directory)
  var paths: [String] = []

  @Option(name: .customLong("out"), help: help(.siteOut), completion: .directory)
  var output = "_site"

  @OptionGroup var site: SiteOptions
  @OptionGroup var common: CommonOptions

  func answer(in session: Session) throws -> any Answer {
    try site.refuseBadAddresses(session.messages)
    let roots = paths.isEmpty ? common.contentRoots : paths
    let folder = SiteFolder(path: output, messages: session.messages)
    nonisolated(unsafe) let session = session
    let options = site
    let ((sources, fingerprint), found) = together(
      {
        let sources = SiteSources(roots, options, session)
        return (sources, sources.fingerprint)
      }, { Result { try folder.record() } })
    let record = try found.get()
    if record.isMade(of: fingerprint) { return SiteAnswer(record.paths, output: output) }
    // What was left out is told by every build, so only a site without it counts as unchanged.
    func stamp(_ refusals: [Refusal]) -> Digest { refusals.isEmpty ? fingerprint : Digest() }
    if record.isWhole, let memory = try folder.memory(tools: sources.tools),
      let update = try SiteUpdate(
        sources: sources, options: site, session: session, paths: record.paths,
        read: folder.bytes(of:)
      ).result(since: memory)
    {
      let refusals = update.memory.refusals
      let stage = folder.stage
      update.files.forEach(stage.place)
      let written = try folder.finish(
        stage, of: update.paths, after: record.paths, madeOf: stamp(refusals),
        memory: update.memory)
      return SiteAnswer(update.paths, refusals: refusals, written: written, output: output)
    }
    let reading = try SiteReading(sources, options: site, session: session)
    guard reading.holdsDocuments else { throw session.messages.noDocuments(in: roots) }
    let (source, search) = reading.searchable
    let stage = folder.stage
    let tree = SiteBuilder(source).tree(placing: { stage.place($0) })
    guard tree.brokenLinks.isEmpty else {
      stage.discard()
      return SiteAnswer(tree, written: nil, output: output)
    }
    let memory = search.kept.map { SiteMemory(sources, reading, tree, $0) }
    let written = try folder.finish(
      stage, of: tree.paths, after: record.paths, madeOf: stamp(tree.refusals), memory: memory)
    return SiteAnswer(tree, written: written, output: output)
  }
}
