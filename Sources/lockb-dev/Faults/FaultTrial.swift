internal import LockbBase

/// One knowledge base on which everything goes wrong that can.
struct FaultTrial {
  /// A word that every state of the knowledge base can be searched for.
  private static let knownWord = "gate"

  private let workshop: Workshop
  private let lockb: String
  private let content: String
  private let knowledgeBase: String
  /// How long an undisturbed ingest of everything takes, in microseconds.
  private let duration: Int

  /// Generates documents and ingests them once.
  init(lockb: String, documents: Int) throws {
    workshop = try Workshop()
    self.lockb = lockb
    content = try workshop.generate(documents, into: "corpus").folder
    knowledgeBase = workshop.path("kb.sqlite")
    let first = ChildProcess.run(lockb, ["ingest", content, "--kb", knowledgeBase, "--quiet"])
    guard first.status == 0 else {
      throw FileError(step: "ingest", path: content, reason: "the first ingest failed")
    }
    duration = Int(first.milliseconds * 1_000)
  }

  /// Kills ingests at random instants until enough of them were running.
  /// - Returns: How many were started, and how many left something behind that is wrong.
  func kill(_ wanted: Int) throws -> (ingests: Int, faults: Int) {
    var ingests = 0
    var killed = 0
    var faults = 0
    while killed < wanted {
      ingests += 1
      // A new file makes everything be read again.
      try workshop.write("# Number \(ingests)\n\nA new gate.\n".utf8, to: "corpus/new\(ingests).md")
      let ingest = ChildProcess.run(
        lockb, ["ingest", content, "--kb", knowledgeBase, "--quiet"],
        killedAfter: Int.random(in: 0...duration))
      if ingest.status == nil { killed += 1 }
      faults += check()
    }
    return (ingests, faults)
  }

  /// Runs programs at once, while the content has changed.
  /// - Returns: How many of them failed, or what is wrong afterwards.
  func race(ingests: Int, searches: Int) throws -> Int {
    try workshop.write("# A race\n\nA new gate.\n".utf8, to: "corpus/race.md")
    let search = ["search", Self.knownWord, "--kb", knowledgeBase, "--content", content]
    let started =
      (0..<ingests).map { _ in
        ChildProcess.start(lockb, ["ingest", content, "--kb", knowledgeBase, "--quiet"])
      } + (0..<searches).map { _ in ChildProcess.start(lockb, search + ["--quiet"]) }
    let failed = started.count { child in
      child.map { ChildProcess.wait(for: $0).status } != 0
    }
    return failed + check()
  }

  /// Asks the knowledge base as it is, with its content out of reach, so that nothing repairs it.
  private func check() -> Int {
    workshop.rename("corpus", to: "away")
    defer { workshop.rename("away", to: "corpus") }
    let commands = [["search", Self.knownWord, "--limit", "1"], ["doctor"]]
    return commands.count { command in
      ChildProcess.run(lockb, command + ["--kb", knowledgeBase, "--quiet"]).status != 0
    }
  }
}
