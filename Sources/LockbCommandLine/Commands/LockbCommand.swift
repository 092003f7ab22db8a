internal import ArgumentParser

/// The root: it does nothing but name the commands.
struct LockbCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name, abstract: helpText(.lockb), version: version,
      subcommands: subcommands.map { $0 })
  }

  /// The name of the program.
  static let name = "lockb"

  /// The version of the tool.
  static let version = "0.1.0"

  /// The commands, in the order that the help shows.
  static let subcommands: [any NamedCommand.Type] = [
    IngestCommand.self, SearchCommand.self, ShowCommand.self, CheckCommand.self,
    ExplainCommand.self, ModelCommand.self, PlistCommand.self, SiteCommand.self,
    ExportCommand.self, DoctorCommand.self,
  ]
}
