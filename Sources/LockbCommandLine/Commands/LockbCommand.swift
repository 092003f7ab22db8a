internal import ArgumentParser

/// The root: it does nothing but name the commands.
struct LockbCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      // One by one: an array is cast by looking each type up among all conformances there are.
      commandName: "lockb", abstract: helpText(.lockb), version: version,
      subcommands: subcommands.map { $0 })
  }

  /// The version of the tool.
  static let version = "0.1.0"

  /// The commands, in the order that the help shows.
  static let subcommands: [any NamedCommand.Type] = [
    IngestCommand.self, SearchCommand.self, ShowCommand.self, CheckCommand.self,
    ExplainCommand.self, ModelCommand.self, PlistCommand.self, SiteCommand.self,
    ExportCommand.self, DoctorCommand.self,
  ]
}
