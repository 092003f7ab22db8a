internal import ArgumentParser
internal import LockbPack

/// `lockb model explore`: everything that can happen, and whether the machine keeps its promises.
struct ModelExploreCommand: Subcommand {
  static let name = "model explore"
  static let formats: [OutputFormat] = [.text, .json]
  static var configuration: CommandConfiguration { configured(.modelExplore) }

  @Option(help: help(.explorePlatform))
  var platform: String?

  @Option(help: help(.runVersion))
  var at: String?

  @Flag(help: help(.exploreExhaustive))
  var exhaustive = false

  @OptionGroup var common: CommonOptions

  func answer(in session: Session) throws -> any Answer {
    let machine = try session.machine()
    guard at == nil || platform != nil else {
      throw session.messages.missingPlatform(for: ["--at"])
    }
    let showsProgress = session.environment.errorIsTerminal && !common.quiet
    nonisolated(unsafe) let console = session.console
    let messages = session.messages
    let started = ContinuousClock.now
    let (platform, version, isExhaustive) = (platform, at, exhaustive)
    let result = waiting {
      await machine.explore(platform, version, isExhaustive) { done, total in
        if showsProgress { console.progress(messages.explored(done, of: total)) }
      }
    }
    if showsProgress { session.console.progress("") }
    let duration = ContinuousClock.now - started
    do {
      let survey = try result.get()
      let milliseconds =
        duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
      session.note(messages.explorationTime(milliseconds: Int(milliseconds)))
      return ModelExploreAnswer(survey: survey)
    } catch {
      throw messages.failure(error, fromArguments: true)
    }
  }
}
