internal import ArgumentParser
internal import LockbPack

/// `lockb model path`: the shortest way from one state to another, or why there is none.
struct ModelPathCommand: Subcommand {
  static let name = "model path"
  static let formats: [OutputFormat] = [.text, .json]
  static var configuration: CommandConfiguration { configured(.modelPath) }

  @Option(name: .customLong("from"), help: help(.pathStart))
  var start: String

  @Option(name: .customLong("to"), help: help(.pathGoal))
  var goal: String

  @OptionGroup var place: ModelPlaceOptions

  @OptionGroup var common: CommonOptions

  var words: [String] { [start, goal] }

  func answer(in session: Session) throws -> any Answer {
    let machine = try session.machine()
    do {
      let request = place.request(machine)
      return ModelPathAnswer(
        start: start, goal: goal, place: "\(request.platform) \(request.version)",
        path: try machine.path(start, goal, request).get())
    } catch {
      throw session.messages.failure(error, fromArguments: true)
    }
  }
}
