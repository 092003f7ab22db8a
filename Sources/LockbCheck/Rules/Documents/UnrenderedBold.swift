internal import LockbBase

struct UnrenderedBold: Rule {
  let code = "LKB018"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en:
      "Bold text ends in punctuation with a letter right behind it, or begins with punctuation right behind a letter: GitHub and other CommonMark readers then show the asterisks.",
    ko:
      "굵은 글씨가 문장 부호로 끝나고 바로 글자가 이어지거나, 글자 바로 뒤에서 문장 부호로 시작합니다. GitHub를 비롯한 CommonMark 도구에서는 별표가 그대로 보입니다."
  )
  let bad = Localized(
    en: RuleExample(["gate.en.md": "The sign says **한 번 타기(one coin)**는 above the gate.\n"]),
    ko: RuleExample("**한 번 타기(동전 하나)**는 문에서 끝납니다.\n"))
  let good = Localized(
    en: RuleExample(["gate.en.md": "The sign says **한 번 타기**(one coin)는 above the gate.\n"]),
    ko: RuleExample("**한 번 타기**(동전 하나)는 문에서 끝납니다.\n"))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    LiteralBold.all(in: document).map { range in
      document.finding(
        self, at: range,
        Localized(
          en: "the asterisks stay visible: punctuation inside, a letter outside",
          ko: "별표가 그대로 보입니다. 안쪽은 문장 부호이고 바깥은 글자입니다"))
    }
  }
}
