internal import ArgumentParser
internal import LockbBase

/// `lockb-dev bench-site`: how fast sites come about, beside other programs, and how soon a page of
/// the preview follows a save. It measures and judges nothing.
struct BenchSiteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench-site",
    abstract: "Compare building a site with Hugo and Pagefind, and with Material for MkDocs.")

  @Argument(help: "A folder of Markdown documents. (default: 1002 generated ones)")
  var corpus: String?

  @Option(help: "The lockb to measure. (default: the one beside this program)")
  var lockb: String?

  @Option(help: "Runs of each measurement.")
  var rounds = 5

  @Flag(help: "Show in seconds that everything runs; the figures mean little.")
  var smoke = false

  func run() throws {
    let workshop = try Workshop()
    let program = lockb ?? ChildProcess.neighbour
    guard ChildProcess.exists(program) else {
      throw ValidationError("There is no lockb at \(program). Build it or name it with --lockb.")
    }
    let source =
      try corpus.map { folder in try Corpus(folder) }
      ?? workshop.generate(smoke ? 40 : 1_002, into: "site-corpus")
    let bench = SiteBench(workshop: workshop, lockb: program, rounds: smoke ? 1 : max(1, rounds))
    try bench.compare(source)
    try PreviewBench(workshop: workshop, lockb: program, saves: smoke ? 3 : 20).measure(source)
    if corpus == nil { try bench.showGrowth(smoke ? [20, 40] : [1_002, 5_000, 10_000]) }
  }
}
