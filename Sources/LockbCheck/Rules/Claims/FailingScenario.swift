internal import LockbBase

struct FailingScenario: Rule {
  let code = "LKB110"
  let severity = Diagnostic.Severity.error
  let meaning = Localized(
    en:
      "A scenario block says something that the reference machine does not do, or must fail and does not.",
    ko: "시나리오 블록의 내용이 기준 기계와 다르거나, 실패해야 하는 블록이 참입니다.")
  let bad = Localized(
    en: RuleExample(
      "```scenario id=ride\non Station 13\nwhen push\nthen the status is unlocked\n```\n"),
    ko: RuleExample(
      "먼저 밉니다.\n\n```scenario id=ride\non Station 13\nwhen push\nthen the status is unlocked\n```\n"
    ))
  let good = Localized(
    en: RuleExample(
      "```scenario id=ride\non Station 13\nwhen coin\nthen the status is unlocked\n```\n"),
    ko: RuleExample(
      "먼저 동전을 넣습니다.\n\n```scenario id=ride\non Station 13\nwhen coin\nthen the status is unlocked\n```\n"
    ))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    document.scenarios.flatMap { scenario in
      scenario.outcome.failures.map { flaw in
        document.finding(self, at: document.place(of: flaw, in: scenario), flaw.message)
      }
    }
  }
}
