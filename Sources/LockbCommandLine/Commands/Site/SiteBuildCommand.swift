internal import ArgumentParser
internal import LockbBase
internal import LockbSite

/// `lockb site build`: writes the site.
struct SiteBuildCommand: Subcommand {
  static let name = "site build"
  static let formats: [OutputFormat] = [.text, .json]
  static let tellsTime = true
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "build", abstract: helpText(.siteBuild))
  }

  @Argument(help: help(.sitePaths), completion: .directory)
  var paths: [String] = []

  @Option(name: .customLong("out"), help: help(.siteOut), completion: .directory)
  var output = "_site"

  @OptionGroup var site: SiteOptions
  @OptionGroup var common: CommonOptions

  func answer(in session: Session) throws -> any Answer {
    let roots = paths.isEmpty ? common.contentRoots : paths
    let folder = SiteFolder(path: output, messages: session.messages)
    let sources = SiteSources.fingerprint(roots, site, session)
    if let paths = try folder.paths(madeOf: sources) {
      return SiteAnswer(unchanged: paths, output: output)
    }
    let reading = try SiteReading(roots: roots, options: site, session: session)
    let tree = SiteBuilder(reading.searchable).tree
    guard tree.brokenLinks.isEmpty else { return SiteAnswer(tree, written: nil, output: output) }
    // What was left out is told by every build, so only a site without it counts as unchanged.
    let stamp = tree.refusals.isEmpty ? sources : Digest()
    return SiteAnswer(tree, written: try folder.write(tree, madeOf: stamp), output: output)
  }
}
