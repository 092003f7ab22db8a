internal import ArgumentParser
internal import LockbCheck
internal import LockbText

/// `lockb explain`: what a rule means, with a bad and a good example.
struct ExplainCommand: Subcommand {
  static let name = "explain"
  static let formats: [OutputFormat] = [.text, .json]
  static var configuration: CommandConfiguration { configured(.explainRule) }

  @Argument(help: help(.ruleName), completion: Completions.rules)
  var rule: String

  @OptionGroup var common: CommonOptions

  func answer(in session: Session) throws -> any Answer {
    guard let found = RuleCatalogue.rule(named: rule) else {
      let nearest = RuleCatalogue.rules.map(\.name).compactMap { name in
        Spelling.distance(rule.lowercased(), name, atMost: max(2, rule.count / 2)).map {
          ($0, name)
        }
      }.sorted { $0 < $1 }.prefix(3).map(\.1)
      throw session.messages.unknownRule(
        rule, nearest: nearest, all: RuleCatalogue.rules.map(\.name))
    }
    return ExplainAnswer(rule: found)
  }
}
