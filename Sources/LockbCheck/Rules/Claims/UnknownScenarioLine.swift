internal import LockbBase

struct UnknownScenarioLine: Rule {
  let code = "LKB111"
  let severity = Diagnostic.Severity.error
  let meaning = Localized(
    en: "A line of a scenario block is not understood, so that nothing of the block is checked.",
    ko: "시나리오 블록의 줄을 이해할 수 없어 블록 전체를 확인하지 못합니다.")
  let bad = Localized(
    en: RuleExample(
      "```scenario id=ride\non Station 13\nwhen a bear comes\nthen the status is unlocked\n```\n"),
    ko: RuleExample(
      "곰이 옵니다.\n\n```scenario id=ride\non Station 13\nwhen a bear comes\nthen the status is unlocked\n```\n"
    ))
  let good = Localized(
    en: RuleExample(
      "```scenario id=ride\non Station 13\nwhen coin\nthen the status is unlocked\n```\n"),
    ko: RuleExample(
      "먼저 동전을 넣습니다.\n\n```scenario id=ride\non Station 13\nwhen coin\nthen the status is unlocked\n```\n"
    ))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    document.scenarios.compactMap { scenario in
      scenario.outcome.obstacle.map { flaw in
        document.finding(self, at: document.place(of: flaw, in: scenario), flaw.message)
      }
    }
  }
}
