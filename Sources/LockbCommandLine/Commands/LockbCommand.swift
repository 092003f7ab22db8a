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

/// A command, or a group of commands.
protocol NamedCommand: ParsableCommand {
  /// The name on the command line, after that of its group: `model run`.
  static var name: String { get }
  /// The commands of a group; none for a command.
  static var members: [any Subcommand.Type] { get }
}

extension NamedCommand {
  static var members: [any Subcommand.Type] { [] }
}

/// A command that answers.
protocol Subcommand: NamedCommand {
  /// The notations that its answer can be written in.
  static var formats: [OutputFormat] { get }
  /// Whether people want to know how long it took; for the others, `--verbose` tells.
  static var tellsTime: Bool { get }
  /// The options that every command takes.
  var common: CommonOptions { get }
  /// The words that tell which language the user speaks: a query, a name.
  var words: [String] { get }
  /// Does the work.
  func answer(in session: Session) throws -> any Answer
}

extension Subcommand {
  static var tellsTime: Bool { false }
  var words: [String] { [] }
}
