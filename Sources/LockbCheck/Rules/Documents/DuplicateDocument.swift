internal import LockbBase

struct DuplicateDocument: DiagnosticRule {
  let code = "LKB008"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en: "Two files are the same topic in the same language: one of them is out of reach.",
    ko: "주제와 언어가 같은 파일이 둘입니다. 하나는 찾을 수 없게 됩니다.")
  let bad = Localized(
    en: RuleExample([
      "gate.en.md": "# Gate\n",
      "en/gate.md": "# Gate\n",
    ]),
    ko: RuleExample([
      "gate.ko.md": "# 문\n",
      "ko/gate.md": "# 문\n",
    ]))
  let good = Localized(
    en: RuleExample([
      "gate.en.md": "# Gate\n",
      "en/door.md": "# Door\n",
    ]),
    ko: RuleExample([
      "gate.ko.md": "# 문\n",
      "ko/door.md": "# 현관\n",
    ]))

  func message(for diagnostic: Diagnostic, in document: CheckedDocument) -> Localized<String> {
    Localized(en: diagnostic.message, ko: "같은 언어로 된 같은 주제의 파일이 이미 있습니다")
  }
}
