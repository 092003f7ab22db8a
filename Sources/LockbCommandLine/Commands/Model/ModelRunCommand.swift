internal import ArgumentParser
internal import LockbPack

/// `lockb model run`: what the reference machine does with a trace, a scenario, or many traces.
struct ModelRunCommand: Subcommand {
  static let name = "model run"
  static let formats: [OutputFormat] = [.text, .json]
  static var configuration: CommandConfiguration { configured(.modelRun) }

  @OptionGroup var place: ModelPlaceOptions

  @Flag(help: help(.runInteractively))
  var interactive = false

  @Argument(help: help(.runInput))
  var input: [String] = []

  @OptionGroup var common: CommonOptions

  var words: [String] { input }

  func answer(in session: Session) throws -> any Answer {
    let machine = try session.machine()
    if interactive { return try walk(machine, session) }
    if place.platform != nil {
      guard place.at != nil else { throw session.messages.missingVersion }
      let request = place.request(machine, events: input)
      do {
        return ModelRunAnswer(steps: try machine.run(request).get())
      } catch {
        throw session.messages.failure(error, fromArguments: true)
      }
    }
    let lonely = (place.at == nil ? [] : ["--at"]) + (place.keys.isEmpty ? [] : ["--keys"])
    guard lonely.isEmpty else { throw session.messages.missingPlatform(for: lonely) }
    guard input.count < 2 else { throw session.messages.oneInput(input) }
    var source = ModelSource(path: input.first ?? "-", session: session)
    switch try source.classify() {
    case .scenarios(let blocks):
      return try check(blocks, machine, session)
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

extension ModelRunCommand {
  /// What the blocks of a document come to; where its only block cannot be run, the command fails.
  private func check(
    _ blocks: [ScenarioBlock], _ machine: ReferenceMachine, _ session: Session
  ) throws(CommandFailure) -> any Answer {
    let outcomes = blocks.map { block in
      (line: block.line ?? 1, answer: block.run(on: machine, session.messages))
    }
    if outcomes.count == 1 { return try outcomes[0].answer.get() }
    let answer = ModelScenariosAnswer(outcomes: outcomes)
    if let first = answer.failures.first {
      session.note(
        session.messages.badBlocks(answer.failures.count, of: blocks.count, first: first.line))
    }
    return answer
  }

  /// The run that a person chooses step by step; the words are the events it begins with.
  private func walk(_ machine: ReferenceMachine, _ session: Session) throws -> any Answer {
    var request = place.request(machine, events: input)
    request.events = []
    var walk = InteractiveRun(machine: machine, session: session, request: request)
    do {
      try walk.begin(with: input)
      try walk.run()
    } catch {
      throw session.messages.failure(error, fromArguments: true)
    }
    return ModelTraceAnswer(
      steps: walk.steps,
      block: machine.scenario(walk.request, walk.steps, session.language))
  }
}

extension Session {
  /// The machine of the framework that the packs describe.
  func machine() throws(CommandFailure) -> ReferenceMachine {
    guard let machine = packs.lazy.compactMap(\.machine).first else { throw messages.noMachine }
    return machine
  }
}
