import Foundation
import LockbBase
import LockbTestSupport

@testable import LockbCommandLine

/// A folder with content and a knowledge base of its own, and a command line that runs in it.
final class CommandLineFixture {
  /// What a command left behind.
  struct Outcome {
    var status: ExitStatus
    var output: String
    var errors: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  let folder: String
  var environment = Environment(variables: [:], now: 1_000_000)
  var packs = [TurnstilePack.pack]
  var fileSystem: any FileSystem = DiskFileSystem()

  init(content: [String: String] = TurnstilePack.content) throws {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("lockb-\(UUID().uuidString)").path
    for (path, text) in content { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  var content: String { folder + "/Content" }
  var knowledgeBase: String { folder + "/kb.sqlite" }

  /// Writes a file of the content.
  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: content + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Runs a command on the fixture's content and knowledge base.
  func run(_ arguments: String...) -> Outcome {
    runExactly(arguments + ["--kb", knowledgeBase, "--content", content])
  }

  /// Runs a command line as it is.
  func runExactly(_ arguments: [String]) -> Outcome {
    var output = ""
    var errors = ""
    let console = Console(
      output: { text in
        output += text
        return nil
      },
      error: { text in
        errors += text
        return nil
      })
    let runner = CommandRunner(
      packs: packs, fileSystem: fileSystem, environment: environment, console: console)
    let status = runner.run(arguments)
    return Outcome(
      status: status, output: output.replacingOccurrences(of: folder, with: "FOLDER"),
      errors: errors.replacingOccurrences(of: folder, with: "FOLDER"))
  }
}
