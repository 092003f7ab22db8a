internal import LockbBase

/// What more and more documents cost.
struct Growth {
  /// The measurements of one number of documents.
  struct Row {
    let documents: Int
    /// What ingest, search, check and site computed, in milliseconds.
    let milliseconds: [Double]
    /// The largest memory of any of them, the knowledge base and the site, in bytes.
    let bytes: [Int]
  }

  /// The name of the plot beside the page.
  static let plotName = "bench-growth.svg"

  private(set) var rows: [Row] = []

  /// Measures one number of generated documents, a run of each task.
  mutating func measure(_ documents: Int, _ lockb: String) throws {
    let workshop = try Workshop()
    let corpus = try workshop.generate(documents, into: "corpus")
    let base = workshop.path("kb.sqlite")
    func run(_ words: String...) -> Samples {
      var samples = Samples()
      samples.add(ChildProcess.run(lockb, words))
      return samples
    }
    let ingest = run("ingest", corpus.folder, "--kb", base)
    var search = Samples()
    for question in try corpus.questions() {
      search.add(
        ChildProcess.run(lockb, ["search", question, "--kb", base, "--content", corpus.folder]))
    }
    let check = run("check", corpus.folder)
    let site = run("site", "build", corpus.folder, "--out", workshop.path("site"))
    let tasks = [ingest, search, check, site]
    rows.append(
      Row(
        documents: documents, milliseconds: tasks.map(\.processorMilliseconds),
        bytes: [
          tasks.map(\.peakBytes).max() ?? 0, workshop.size("kb.sqlite"), workshop.size("site"),
        ]))
  }

  /// The part of the page that shows them.
  func section(_ words: BenchWords) -> String {
    var text = "## \(words.growth) {#growth}\n\n\(words.growthMethod(plot: Self.plotName))\n\n"
    text += "| \(words.growthHead.joined(separator: " | ")) |\n"
    text += "|" + String(repeating: " ---: |", count: words.growthHead.count) + "\n"
    for (index, row) in rows.enumerated() {
      let before = index > 0 ? rows[index - 1] : nil
      var cells = [String(row.documents)]
      for (place, value) in row.milliseconds.enumerated() {
        cells.append(words.time(value) + Self.times(value, before?.milliseconds[place]))
      }
      for (place, value) in row.bytes.enumerated() {
        cells.append(
          words.size(value) + Self.times(Double(value), before.map { Double($0.bytes[place]) }))
      }
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    return text
  }

  private static func times(_ value: Double, _ before: Double?) -> String {
    guard let before, before > 0 else { return "" }
    return " (×\((value / before).rounded(digits: 1)))"
  }

  /// Milliseconds a document against documents; a task that grows linearly is a level line.
  var plot: LinePlot {
    LinePlot(
      columns: rows.map { String($0.documents) },
      series: ["ingest", "check", "site"].enumerated().map { place, name in
        let task = name == "ingest" ? 0 : place + 1
        return LinePlot.Series(
          name: name,
          values: rows.map { $0.milliseconds[task] / Double(max(1, $0.documents)) })
      }, unit: "ms")
  }
}
