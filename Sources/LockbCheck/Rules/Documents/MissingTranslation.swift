internal import LockbBase

struct MissingTranslation: Rule {
  let code = "LKB013"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en: "A document exists in one language, while most others here exist in both.",
    ko: "이곳의 문서 대부분은 두 언어로 있는데 이 문서는 한 언어로만 있습니다.")
  let bad = Localized(
    en: RuleExample([
      "coins.en.md": "# Coins\n",
      "gate.en.md": "# Gate\n",
      "gate.ko.md": "# 문\n",
      "bell.en.md": "# Bell\n",
      "bell.ko.md": "# 종\n",
    ]),
    ko: RuleExample([
      "coins.ko.md": "# 동전\n",
      "gate.en.md": "# Gate\n",
      "gate.ko.md": "# 문\n",
      "bell.en.md": "# Bell\n",
      "bell.ko.md": "# 종\n",
    ]))
  let good = Localized(
    en: RuleExample([
      "coins.en.md": "# Coins\n",
      "coins.ko.md": "# 동전\n",
      "gate.en.md": "# Gate\n",
      "gate.ko.md": "# 문\n",
    ]),
    ko: RuleExample([
      "coins.ko.md": "# 동전\n",
      "coins.en.md": "# Coins\n",
      "gate.ko.md": "# 문\n",
      "gate.en.md": "# Gate\n",
    ]))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    guard library.isBilingual, library.twin(of: document) == nil else { return [] }
    let other = document.language == .english ? ("Korean", "한국어") : ("English", "영어")
    return [
      document.finding(
        self, at: nil,
        Localized(en: "there is no \(other.0) translation", ko: "\(other.1) 번역이 없습니다"))
    ]
  }
}
