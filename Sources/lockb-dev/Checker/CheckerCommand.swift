import ArgumentParser
import CoreLocationPack
import Foundation
import LockbBase
import LockbClaims
import LockbPack

/// Scores reading and judging of labelled statements.
struct CheckerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "checker",
    abstract:
      "Score the checker against labelled statements, tables and scenarios, a third held out.")

  @Argument(help: "The folder with statements.en.tsv and statements.ko.tsv.")
  var folder = "Tests/Data/Checker"

  @Option(
    help:
      "List the statements and cells of the development part with this outcome: missed, false-alarm, wrong, all, or a verdict."
  )
  var list: String?

  @Option(help: "Only statements in this language.")
  var lang: String?

  /// What the figures are told apart by.
  enum Part: String, ExpressibleByArgument { case kind, row }

  @Option(help: "Figures for each kind of statement, or for each row of the facts: kind, row.")
  var by: Part?

  func run() throws {
    let pack = CoreLocationPack.pack
    guard let knowledge = pack.claims else { return }
    let reader = ClaimReader(grammar: knowledge.grammar, vocabulary: pack.vocabulary)
    for language in Language.allCases where lang == nil || lang == language.rawValue {
      let statements = try LabelledStatement.read("\(folder)/statements.\(language.rawValue).tsv")
      var scores: [Bool: CheckerScore] = [:]
      var parts: [Bool: [String: CheckerScore]] = [:]
      for statement in statements {
        let outcome = CheckerOutcome(statement, reader, knowledge.judge)
        scores[statement.isHeldOut, default: CheckerScore()].add(statement, outcome)
        for name in names(of: statement) {
          parts[statement.isHeldOut, default: [:]][name, default: CheckerScore()]
            .add(statement, outcome)
        }
        if !statement.isHeldOut, let list, outcome.matches(list, statement) {
          print(statement.id, statement.label, outcome.verdict.rawValue, outcome.detail)
          print("   ", statement.heading, "|", statement.text)
        }
      }
      for (isHeldOut, part) in [(false, "development"), (true, "held out   ")] {
        print("\(language.rawValue)  \(part)  \(scores[isHeldOut]?.line ?? "")")
        let table = parts[isHeldOut, default: [:]].map { (name: $0.key, score: $0.value) }
        CheckerScore.table(table).forEach { print($0) }
      }
    }
    for heldOut in [false, true] where FileManager.default.fileExists(atPath: folder + "/tables") {
      let score = try TableScore(
        folder: folder + "/tables", heldOut: heldOut, list: list, pack: pack, knowledge: knowledge)
      score.lines.forEach { print($0) }
      print("tables  \(heldOut ? "held out   " : "development")  \(score.summary)")
    }
    let documents = folder + "/documents"
    for language in Language.allCases where FileManager.default.fileExists(atPath: documents) {
      for heldOut in [false, true] where lang == nil || lang == language.rawValue {
        let score = try DocumentScore(
          folder: documents, language: language, heldOut: heldOut, list: list, pack: pack,
          knowledge: knowledge)
        score.lines.forEach { print($0) }
        let part = heldOut ? "held out   " : "development"
        print("documents \(language.rawValue)  \(part)  \(score.summary)")
      }
    }
    let scenarios = folder + "/scenarios"
    guard let machine = pack.machine, FileManager.default.fileExists(atPath: scenarios) else {
      return
    }
    for heldOut in [false, true] {
      let score = try ScenarioScore(
        folder: scenarios, heldOut: heldOut, machine: machine)
      score.lines.forEach { print($0) }
      print("scenarios  \(heldOut ? "held out   " : "development")  \(score.summary)")
    }
  }

  private func names(of statement: LabelledStatement) -> [String] {
    switch by {
    case .kind: [statement.kind]
    case .row: statement.rows
    case nil: []
    }
  }
}
