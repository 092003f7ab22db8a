internal import ArgumentParser
internal import LockbBase

/// `lockb-dev bench-preview`: how soon a page of the preview follows a save. It measures and judges
/// nothing.
struct BenchPreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench-preview",
    abstract: "Time the preview from the save of a document to its new page.")

  @Argument(help: "A folder of Markdown documents. (default: 1002 generated ones)")
  var corpus: String?

  @OptionGroup var measured: MeasuredProgram

  @Option(help: "How often a document is saved.")
  var saves = 20

  func run() throws {
    let workshop = try Workshop()
    let program = try measured.path()
    let source =
      try corpus.map { folder in try Corpus(folder) }
      ?? workshop.generate(1_002, into: "site-corpus")
    try PreviewBench(workshop: workshop, lockb: program, saves: max(1, saves)).measure(source)
  }
}
