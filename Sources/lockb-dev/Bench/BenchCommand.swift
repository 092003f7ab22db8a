internal import ArgumentParser
internal import LockbBase

/// `lockb-dev bench`: how fast lockb is beside stock programs that do the same work, in one run on
/// one machine. It measures and judges nothing.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Compare ingest and search with cmark-gfm and sqlite3; show that ingest is linear.")

  @Argument(help: "A folder of Markdown documents. (default: 500 generated ones)")
  var corpus: String?

  @Option(help: "The lockb to measure. (default: the one beside this program)")
  var lockb: String?

  @Option(help: "Runs of each measurement.")
  var rounds = 7

  @Flag(help: "Show in seconds that everything runs; the figures mean little.")
  var smoke = false

  func run() throws {
    let workshop = try Workshop()
    let program = lockb ?? ChildProcess.neighbour
    guard ChildProcess.exists(program) else {
      throw ValidationError("There is no lockb at \(program). Build it or name it with --lockb.")
    }
    let count = smoke ? 40 : 500
    let source =
      try corpus.map { folder in try Corpus(folder) }
      ?? workshop.generate(count, into: "corpus")
    print("\(source.files.count) documents, \(source.bytes / 1_000) kB")
    let bench = Bench(
      workshop: workshop, lockb: program, rounds: smoke ? 3 : max(1, rounds),
      hasStockTools: StockTools.areInstalled)
    if !bench.hasStockTools {
      print("cmark-gfm or sqlite3 is not installed: nothing to compare with.")
    }
    try bench.compareIngest(source)
    try bench.compareSearch(source)
    try bench.showGrowth(smoke ? [20, 40] : [500, 2_000, 5_000, 20_000])
  }
}
