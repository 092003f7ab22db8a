internal import ArgumentParser

/// `lockb-dev faults`: kills ingests at random instants and runs many programs at once on one
/// knowledge base. Whatever happens, a search answers and `doctor` finds nothing wrong.
struct FaultsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "faults",
    abstract: "Kill running ingests and run many programs at once; fail if anything is lost.")

  @Option(help: "How many ingests have to be killed while they run.")
  var kills = 50

  @Option(help: "The number of generated documents.")
  var documents = 1_000

  @OptionGroup var measured: MeasuredProgram

  func run() throws {
    let program = try measured.path()
    let trial = try FaultTrial(lockb: program, documents: documents)
    let killed = try trial.kill(kills)
    print("\(kills) of \(killed.ingests) ingests killed while they ran, \(killed.faults) faults")
    let raced = try trial.race(ingests: 2, searches: 10)
    print("2 ingests and 10 searches at once, \(raced) faults")
    guard killed.faults + raced == 0 else { throw ExitCode.failure }
  }
}
