internal import ArgumentParser
internal import Dispatch
internal import LockbPack

/// `lockb model explore`: everything that can happen, and whether the machine keeps its promises.
struct ModelExploreCommand: Subcommand {
  static let name = "model explore"
  static let formats: [OutputFormat] = [.text, .json]
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "explore", abstract: helpText(.modelExplore))
  }

  @Option(help: help(.explorePlatform))
  var platform: String?

  @Option(help: help(.runVersion))
  var at: String?

  @Flag(help: help(.exploreExhaustive))
  var exhaustive = false

  @OptionGroup var common: CommonOptions

  func answer(in session: Session) throws -> any Answer {
    let machine = try session.machine()
    guard at == nil || platform != nil else { throw session.messages.missingPlatform }
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

/// Waits for work that runs on threads of its own: those that wait may be all the others.
private func waiting<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
  let box = Box<Value>()
  let semaphore = DispatchSemaphore(value: 0)
  Task(executorPreference: QueueExecutor()) {
    box.value = await work()
    semaphore.signal()
  }
  while true {
    semaphore.wait()
    if let value = box.value { return value }
  }
}

/// Written before the semaphore is signalled, read after it.
private final class Box<Value>: @unchecked Sendable {
  var value: Value?
}

/// Runs tasks on a queue rather than on the shared pool of threads.
private final class QueueExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "exploration", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
