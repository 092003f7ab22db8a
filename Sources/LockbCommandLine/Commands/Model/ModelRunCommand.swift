internal import ArgumentParser
internal import LockbBase
internal import LockbPack

/// `lockb model run`: what the reference machine does with a trace, a scenario, or many traces.
struct ModelRunCommand: Subcommand {
  static let name = "model run"
  static let formats: [OutputFormat] = [.text, .json]
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "run", abstract: helpText(.modelRun))
  }

  @Option(help: help(.runPlatform))
  var platform: String?

  @Option(help: help(.runVersion))
  var at: String?

  @Option(help: help(.runKeys))
  var keys: [String] = []

  @Argument(help: help(.runInput))
  var input: [String] = []

  @OptionGroup var common: CommonOptions

  var words: [String] { input }

  func answer(in session: Session) throws -> any Answer {
    let machine = try session.machine()
    if let platform {
      guard let at else { throw session.messages.missingVersion }
      let request = ReferenceRequest(
        platform: platform, version: at,
        keys: keys.isEmpty
          ? machine.usualKeys(input)
          : keys.flatMap { $0.split(separator: ",").map { String($0).trimmed } }, events: input)
      do {
        return ModelRunAnswer(steps: try machine.run(request).get())
      } catch {
        throw session.messages.failure(error, fromArguments: true)
      }
    }
    guard at == nil, keys.isEmpty else { throw session.messages.missingPlatform }
    guard input.count < 2 else { throw session.messages.oneInput(input) }
    var source = ModelSource(path: input.first ?? "-", session: session)
    switch try source.classify() {
    case .scenario(let text, let info):
      do {
        let scenario = try machine.runScenario(text, info).get()
        return ModelRunAnswer(steps: scenario.steps, scenario: scenario)
      } catch {
        throw session.messages.failure(error, fromArguments: false)
      }
    case .object(let bytes):
      return ModelRunAnswer(
        steps: try ModelLine(machine: machine, messages: session.messages).run(bytes))
    case .lines:
      var batch = ModelBatch(
        line: ModelLine(machine: machine, messages: session.messages),
        format: try session.format(among: Self.formats), presentation: session.presentation,
        console: session.console)
      while let lines = try source.nextLines() { batch.run(lines) }
      return try batch.finished(in: session)
    }
  }
}

extension Session {
  /// The machine of the framework that the packs describe.
  func machine() throws(CommandFailure) -> ReferenceMachine {
    guard let machine = packs.lazy.compactMap(\.machine).first else { throw messages.noMachine }
    return machine
  }
}
