internal import ArgumentParser
internal import LockbBase
internal import LockbSystem

/// `lockb-dev bench`: how fast lockb is beside other programs that do the same work, in one run on
/// one machine. It measures and judges nothing.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Compare lockb with programs that do the same work; show how its costs grow.")

  @Argument(help: "A folder of Markdown documents. (default: 500 generated ones)")
  var corpus: String?

  @OptionGroup var measured: MeasuredProgram

  @Option(help: "Runs of each measurement.")
  var rounds = 7

  @Option(
    help: "Tasks to measure, separated by commas: \(Comparisons.names.joined(separator: ", ")).")
  var only: String?

  @Option(help: "Numbers of generated documents to show growth with, separated by commas.")
  var growth = "500,5000,50000"

  @Option(help: "A folder to write bench.en.md, bench.ko.md and the plot to; needs --date.")
  var report: String?

  @Option(help: "The day to write on the report: 2026-01-31.")
  var date: String?

  @Flag(help: "Show in seconds that everything runs; the figures mean little.")
  var smoke = false

  func validate() throws {
    if report != nil, date == nil { throw ValidationError("--report needs --date") }
    if let stranger = tasks.first(where: { !Comparisons.names.contains($0) }) {
      throw ValidationError("--only knows no task “\(stranger)”")
    }
  }

  func run() throws {
    let workshop = try Workshop()
    let program = try measured.path()
    // The documents are changed on the way: always a copy.
    let documents =
      try corpus.map { folder in try workshop.copy(try Corpus(folder), to: "corpus") }
      ?? workshop.generate(smoke ? 40 : 500, into: "corpus")
    let kilobytes = documents.bytes / 1_000
    var report = BenchReport(
      date: date ?? "",
      corpus: Localized(
        en: "\(documents.files.count) documents of \(kilobytes) kB"
          + (corpus == nil ? ", generated in both languages" : ""),
        ko: "문서 \(documents.files.count)개(\(kilobytes) kB"
          + (corpus == nil ? ", 두 언어로 생성" : "") + ")"),
      machine: .current)
    say("\(report.corpus.english); \(report.machine.text(in: .english))")
    let comparisons = Comparisons(
      workshop: workshop, corpus: documents, lockb: program,
      development: CommandLine.arguments[0], rounds: smoke ? 1 : max(1, rounds))
    try comparisons.run(tasks) { comparison in
      report.comparisons.append(comparison)
      say(comparison)
    }
    var rising = Growth()
    for size in only != nil ? [] : smoke ? [20, 40] : growthSizes {
      try rising.measure(size, program)
      say("\n" + rising.section(BenchWords(.english)))
    }
    report.growth = rising
    try write(report, rising)
  }

  private var tasks: [String] {
    only.map { $0.split(separator: ",").map(String.init) } ?? Comparisons.names
  }

  private var growthSizes: [Int] { growth.split(separator: ",").compactMap { Int($0) } }

  private func write(_ report: BenchReport, _ growth: Growth) throws {
    guard let folder = self.report else { return }
    for language in Language.allCases {
      try Workshop.write(
        report.page(in: language).utf8, to: "\(folder)/bench.\(language.rawValue).md")
    }
    try Workshop.write(growth.plot.svg.utf8, to: "\(folder)/\(Growth.plotName)")
  }

  /// Prints a task as it is measured.
  private func say(_ comparison: Comparison) {
    let words = BenchWords(.english)
    say("\n\(comparison.task.english)")
    say(
      "  \(comparison.ours.name.english): \(words.cell(comparison.ours)), \(comparison.ours.memory)"
    )
    for other in comparison.others {
      guard other.isInstalled else {
        say("  \(other.name.english): \(words.missing)")
        continue
      }
      let ratio = comparison.ours.ratio(to: other, \.milliseconds)
      let computed = comparison.ours.ratio(to: other, \.processorMilliseconds)
      say(
        "  \(other.name.english): \(words.cell(other)), \(other.memory); lockb / it: \(ratio), computed \(computed)"
      )
    }
  }

  /// Prints a line at once, also into a file: a run takes minutes.
  private func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}
