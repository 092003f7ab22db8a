internal import ArgumentParser
internal import LockbBase
internal import LockbPack

/// Where the machine runs, and what the application declares there.
struct ModelPlaceOptions: ParsableArguments {
  @Option(help: help(.runPlatform), completion: Completions.machinePlatforms)
  var platform: String?

  @Option(help: help(.runVersion))
  var at: String?

  @Option(help: help(.runKeys))
  var keys: [String] = []

  /// A request with these events; a version that is not given is the newest that is known.
  func request(
    _ machine: ReferenceMachine, events: [String] = []
  ) -> ReferenceRequest {
    let platforms = machine.platforms()
    let platform = platform ?? platforms.first?.name ?? ""
    return ReferenceRequest(
      platform: platform,
      version: at ?? platforms.first { $0.name == platform }?.newestVersion ?? "1",
      keys: keys.isEmpty
        ? machine.usualKeys(events)
        : keys.flatMap { $0.split(separator: ",").map { String($0.trimmingWhitespace) } },
      events: events)
  }
}
