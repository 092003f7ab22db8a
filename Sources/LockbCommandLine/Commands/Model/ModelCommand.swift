internal import ArgumentParser

/// `lockb model`: the reference machine.
struct ModelCommand: NamedCommand {
  static let name = "model"
  static let members: [any Subcommand.Type] = [
    ModelRunCommand.self, ModelPathCommand.self, ModelExploreCommand.self,
    ModelExportCommand.self,
  ]
  static var configuration: CommandConfiguration { configured(.model) }
}
