import Foundation
import LockbMarkdown
import LockbPack

/// Scores running of labelled scenario blocks: whether they hold, fail at their line, or are errors.
struct ScenarioScore {
  private(set) var lines: [String] = []
  private var right = 0
  private var total = 0

  /// Runs the blocks in a folder with its `labels.tsv`; held out are the files whose number is a
  /// multiple of three.
  init(folder: String, heldOut: Bool, machine: ReferenceMachine) throws {
    let labels = try String(contentsOfFile: folder + "/labels.tsv", encoding: .utf8)
    for line in labels.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count >= 3 else { continue }
      let name = fields[0]
      guard ((Int(name.dropFirst(2).prefix(3)) ?? 0) % 3 == 0) == heldOut else { continue }
      total += 1
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
      let outcome = Self.outcome(of: MarkdownParser().parse(bytes), machine)
      // What must fail and does holds as a whole; its label names the line that fails.
      let wanted = fields[1] == "holds" ? "holds" : "\(fields[1]) \(fields[2])"
      if outcome == wanted {
        right += 1
      } else if !heldOut {
        lines.append("\(name): \(wanted) is wanted, \(outcome) comes out")
      }
    }
  }

  /// The figures on one line.
  var summary: String { "right \(right)/\(total)" }

  private static func outcome(of document: ParsedDocument, _ machine: ReferenceMachine) -> String {
    for block in document.blocks {
      guard case .codeBlock(let code) = block.kind,
        code.info.split(separator: " ").first == "scenario"
      else { continue }
      switch machine.runScenario(code.literal, code.info) {
      case .failure(let failure):
        let kind = failure.code == "assertion" ? "fails" : "error"
        return "\(kind) \(failure.position.map(String.init) ?? "")"
      case .success(let scenario):
        if scenario.mustFail { return scenario.isAsClaimed ? "holds" : "error " }
        return scenario.failures.first.map { "fails \($0.line)" } ?? "holds"
      }
    }
    return "no block"
  }
}
