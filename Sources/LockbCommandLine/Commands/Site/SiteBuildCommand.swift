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
    let source = try SiteReading(
      roots: paths.isEmpty ? common.contentRoots : paths, options: site, session: session
    ).source
    let tree = SiteBuilder(source).tree
    guard tree.brokenLinks.isEmpty else {
      return SiteAnswer(tree: tree, written: nil, output: output)
    }
    let written = try SiteFolder(path: output, messages: session.messages).write(tree)
    return SiteAnswer(tree: tree, written: written, output: output)
  }
}
