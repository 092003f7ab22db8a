internal import ArgumentParser

/// `lockb site`: documents as a static site.
struct SiteCommand: NamedCommand {
  static let name = "site"
  static let members: [any Subcommand.Type] = [SiteBuildCommand.self, SiteServeCommand.self]
  static var configuration: CommandConfiguration { configured(.site) }
}
