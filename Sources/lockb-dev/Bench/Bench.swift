internal import LockbBase

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The measurements, each with both sides in turn so that a busy machine disturbs both alike.
struct Bench {
  let workshop: Workshop
  let lockb: String
  let rounds: Int
  let hasStockTools: Bool

  /// A full ingest, one of a single changed file, and the same work with stock programs.
  func compareIngest(_ corpus: Corpus) throws(FileError) {
    let copy = try copied(corpus)
    let stock = StockTools(workshop: workshop)
    var full = Samples()
    var again = Samples()
    var parse = Samples()
    var insert = Samples()
    for round in 0..<rounds {
      workshop.remove("kb.sqlite")
      full.add(ingest(copy.folder))
      try change(copy, round)
      again.add(ingest(copy.folder))
      if hasStockTools {
        let runs = try stock.ingest(copy)
        parse.add(runs.parse)
        insert.add(runs.insert)
      }
    }
    say("\nIngest, medians of \(rounds)")
    line("lockb, everything", full)
    line("lockb, one file changed", again)
    say("  one file changed / everything: \(ratio(again, full))")
    guard hasStockTools else { return }
    line("cmark-gfm", parse)
    line("sqlite3, insert into FTS5", insert)
    let both = parse.milliseconds + insert.milliseconds
    say("  lockb / both together: \((full.milliseconds / both).rounded(digits: 2))")
  }

  /// One question a process, lockb and sqlite3 in turn.
  func compareSearch(_ corpus: Corpus) throws(FileError) {
    let questions = try questions(in: corpus)
    var ours = Samples()
    var theirs = Samples()
    for _ in 0..<rounds {
      for question in questions {
        ours.add(
          ChildProcess.run(
            lockb,
            [
              "search", question, "--kb", workshop.path("kb.sqlite"), "--content",
              workshop.path("copy"),
            ]
          ))
        if hasStockTools { theirs.add(StockTools(workshop: workshop).search(question)) }
      }
    }
    say("\nSearch, a process a question, medians of \(rounds) × \(questions.count)")
    line("lockb search", ours)
    guard hasStockTools else { return }
    line("sqlite3, FTS5 with snippet()", theirs)
    say("  lockb / sqlite3: \(ratio(ours, theirs))")
  }

  /// Full ingests of more and more documents.
  func showGrowth(_ sizes: [Int]) throws(FileError) {
    say("\nIngest of generated documents")
    for size in sizes {
      let corpus = try workshop.generate(size, into: "growth-\(size)")
      workshop.remove("kb.sqlite")
      var samples = Samples()
      samples.add(ingest(corpus.folder))
      let each = samples.milliseconds / Double(size)
      line("\(size) documents, \(each.rounded(digits: 3)) ms each", samples)
    }
  }

  private func ingest(_ folder: String) -> ChildProcess {
    ChildProcess.run(lockb, ["ingest", folder, "--kb", workshop.path("kb.sqlite")])
  }

  /// A copy that may be changed.
  private func copied(_ corpus: Corpus) throws(FileError) -> Corpus {
    for file in corpus.files {
      try workshop.write(try DiskFileSystem().read(file.location), to: "copy/\(file.path)")
    }
    return try Corpus(workshop.path("copy"))
  }

  /// Adds a line to one document.
  private func change(_ corpus: Corpus, _ round: Int) throws(FileError) {
    guard let file = corpus.files.first else { return }
    let line = "\nOne more line, number \(round).\n"
    try workshop.write(
      try DiskFileSystem().read(file.location) + Array(line.utf8), to: "copy/\(file.path)")
  }

  /// A word out of each of a few documents, spread over the corpus.
  private func questions(in corpus: Corpus) throws(FileError) -> [String] {
    let step = max(1, corpus.files.count / 8)
    var questions: [String] = []
    for index in stride(from: 0, to: corpus.files.count, by: step) {
      let text = String(
        decoding: try DiskFileSystem().read(corpus.files[index].location), as: UTF8.self)
      let words = text.split { !$0.isLetter }.filter { (4...12).contains($0.utf8.count) }
      if !words.isEmpty { questions.append(String(words[words.count / 2])) }
    }
    return questions
  }

  private func ratio(_ left: Samples, _ right: Samples) -> String {
    (left.milliseconds / max(right.milliseconds, 0.001)).rounded(digits: 2)
  }

  private func line(_ name: String, _ samples: Samples) {
    let time = samples.milliseconds.rounded(digits: 1)
    let megabytes = (Double(samples.peakBytes) / 1e6).rounded(digits: 1)
    // The kernel counts what this process held when it started the other one.
    let floor = ChildProcess.run("true", []).peakBytes
    let memory = samples.peakBytes > floor ? megabytes : "at most \(megabytes)"
    let failed = samples.statuses.contains { $0 != 0 && $0 != 1 } ? "  (failed)" : ""
    say("  \(name): \(time) ms, peak \(memory) MB\(failed)")
  }

  /// Prints a line at once, also into a file: a run takes minutes.
  private func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}
