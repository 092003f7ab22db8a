internal import ArgumentParser

/// A command, or a group of commands.
protocol NamedCommand: ParsableCommand {
  /// The name on the command line, after that of its group: `model run`.
  static var name: String { get }
  /// The commands of a group; none for a command.
  static var members: [any Subcommand.Type] { get }
}

extension NamedCommand {
  static var members: [any Subcommand.Type] { [] }

  /// What the parser has to know: `model run` goes by the name `run` in its group.
  static func configured(_ abstract: HelpText) -> CommandConfiguration {
    CommandConfiguration(
      commandName: name.split(separator: " ").last.map { String($0) },
      _superCommandName: LockbCommand.name, abstract: helpText(abstract),
      version: LockbCommand.version,
      // One by one: an array is cast by looking each type up among all conformances there are.
      subcommands: members.map { $0 })
  }
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
