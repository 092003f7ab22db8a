internal import ArgumentParser

/// The contributors' tool: measures, never ships.
struct DevelopmentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lockb-dev", abstract: "Measures of lockb itself.",
    subcommands: [
      BenchCommand.self, BenchPreviewCommand.self, RelevanceCommand.self, CheckerCommand.self,
      FaultsCommand.self, OracleCommand.self, ParseCommand.self, MutantsCommand.self,
      RulesCommand.self, ShardsCommand.self, WordsCommand.self,
    ])
}

DevelopmentCommand.main()
