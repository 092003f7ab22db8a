internal import ArgumentParser
internal import Foundation
internal import LockbBase
internal import LockbCheck

/// `lockb-dev rules`: writes the pages that describe the rules of `lockb check`.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Write the pages of the checker's rules.")

  @Option(help: "The folder of the pages.")
  var out = "Content/lockb"

  func run() throws {
    for language in Language.allCases {
      let path = "\(out)/rules.\(language.rawValue).md"
      try RulePage.text(in: language).write(toFile: path, atomically: true, encoding: .utf8)
      print(path)
    }
  }
}
