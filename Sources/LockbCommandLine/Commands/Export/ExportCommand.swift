internal import ArgumentParser

/// `lockb export`: the knowledge base for other programs.
struct ExportCommand: NamedCommand {
  static let name = "export"
  static let members: [any Subcommand.Type] = [ExportOpenSearchCommand.self]
  static var configuration: CommandConfiguration { configured(.export) }
}
