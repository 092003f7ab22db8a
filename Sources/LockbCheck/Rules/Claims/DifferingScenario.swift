internal import LockbBase

struct DifferingScenario: Rule {
  let code = "LKB112"
  let severity = Diagnostic.Severity.error
  let meaning = Localized(
    en: "A document and its translation have a scenario of one id that does not do or expect the same.",
    ko: "문서와 번역에서 id가 같은 시나리오의 내용이 다릅니다.")
  let bad = Localized(
    en: RuleExample([
      "gate.ko.md":
        "```scenario id=ride\non Station 13\nwhen coin\nthen the status is unlocked\n```\n",
      "gate.en.md":
        "```scenario id=ride\non Station 13\nwhen coin\nwhen push\nthen the status is locked\n```\n",
    ]),
    ko: RuleExample([
      "gate.ko.md":
        "```scenario id=ride\non Station 13\nwhen coin\nthen the status is unlocked\n```\n",
      "gate.en.md":
        "```scenario id=ride\non Station 13\nwhen coin\nwhen push\nthen the status is locked\n```\n",
    ]))
  let good = Localized(
    en: RuleExample([
      "gate.ko.md":
        "```scenario id=ride\non Station 13\nwhen coin\nthen the status is unlocked\n```\n",
      "gate.en.md":
        "```scenario id=ride\non Station 13\nwhen coin\nthen the status is unlocked\n```\n",
    ]),
    ko: RuleExample([
      "gate.ko.md":
        "```scenario id=ride\non Station 13\nwhen coin\nwhen push\nthen the status is locked\n```\n",
      "gate.en.md":
        "```scenario id=ride\non Station 13\nwhen coin\nwhen push\nthen the status is locked\n```\n",
    ]))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    guard document.language == .korean, let twin = library.twin(of: document) else { return [] }
    return document.scenarios.compactMap { scenario in
      guard let id = scenario.outcome.id, scenario.outcome.obstacle == nil,
        let other = twin.scenarios.first(where: { $0.outcome.id == id }),
        other.outcome.obstacle == nil, other.outcome.outline != scenario.outcome.outline
      else { return nil }
      var finding = document.finding(
        self, at: document.firstLine(of: scenario.range),
        Localized(
          en: "the scenario “\(id)” is another in the translation",
          ko: "“\(id)” 시나리오가 번역과 다릅니다"))
      finding.related = [
        twin.related(
          at: twin.firstLine(of: other.range), Localized(en: "the translation", ko: "번역"))
      ]
      return finding
    }
  }
}
