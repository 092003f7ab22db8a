internal import ArgumentParser
internal import CoreLocationPack
internal import Foundation

/// Changes one rule of the machine, or one place of a document, at a time and sees who notices.
struct MutantsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutants", abstract: "Change one thing at a time and list what goes unnoticed.",
    subcommands: [ModelCommand.self, DocumentsCommand.self])

  /// What documents say.
  struct DocumentsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "documents", abstract: "Change what documents say, one place at a time.")

    @Argument(help: "The folder with the documents.")
    var folder = "Content"
    @Option(help: "List the mutants with this outcome: survived, no claim, killed, equivalent.")
    var list: String?
    @Option(help: "Only this operator.")
    var only: String?
    @Flag(help: "Count notes, too: what is read out of loose prose.")
    var notes = false

    func run() throws {
      let mutation = try DocumentMutation(
        folder: folder, pack: CoreLocationPack.pack, only: only, countsNotes: notes)
      let report = DocumentMutationReport(mutants: mutation.run())
      for mutant in report.mutants where mutant.outcome.rawValue == list {
        print(mutant.summary)
      }
      report.lines.forEach { print($0) }
    }
  }

  /// The rules of the reference machine.
  struct ModelCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "model", abstract: "Change the rules of the reference machine.")

    @Option(help: "The written traces.")
    var traces = "Tests/Data/Model/traces.txt"
    @Option(help: "Survivors that are known, each with its reason.")
    var known = "Tests/Data/Model/survivors.txt"
    @Flag(help: "List the mutants that do the same as the table, too.")
    var equivalents = false
    @Flag(help: "Write down what the table does on the events of the traces, instead.")
    var record = false

    func run() throws {
      let text = try String(contentsOfFile: traces, encoding: .utf8)
      if record {
        try write(text)
        return
      }
      let report = try ModelMutation.run(ModelTrace.read(text)) { note in
        FileHandle.standardError.write(Data((note + "\n").utf8))
      }
      let killed = report.killedByTraces + report.killedByInvariants
      let real = report.mutants - report.equivalents.count
      if equivalents { for name in report.equivalents { print("equivalent: " + name) } }
      for survivor in report.survivors { print(survivor.name + "\t" + survivor.difference) }
      print(
        "\(report.mutants) mutants: \(report.killedByTraces) killed by traces, "
          + "\(report.killedByInvariants) by invariants, \(report.equivalents.count) equivalent, "
          + "\(report.survivors.count) survive; killed \(killed) of \(real) "
          + "(\(String(format: "%.1f", 100 * Double(killed) / Double(max(real, 1)))) %)")
      try compare(report.survivors.map(\.name))
    }

    /// Fails where the survivors are not those that are known.
    private func compare(_ survivors: [String]) throws {
      let text = try String(contentsOfFile: known, encoding: .utf8)
      let reasons = ModelSurvivors(text).reasons
      let new = survivors.filter { reasons[$0] == nil }
      let gone = reasons.keys.filter { !survivors.contains($0) }.sorted()
      for name in new { print("not known: " + name) }
      for name in gone { print("no longer survives: " + name) }
      if !new.isEmpty || !gone.isEmpty { throw ExitCode.failure }
    }

    private func write(_ text: String) throws {
      var observed = try ModelTrace.read(text).map { try $0.observed() }.joined().makeIterator()
      let isHeader = { (line: Substring) in
        line.isEmpty || ["#", "on ", "keys ", "flag "].contains { line.hasPrefix($0) }
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        if isHeader(line) { return String(line) }
        let event = line.components(separatedBy: " => ")[0]
        return event + " => " + (observed.next() ?? "nothing")
      }
      try lines.joined(separator: "\n").write(toFile: traces, atomically: true, encoding: .utf8)
    }
  }
}
