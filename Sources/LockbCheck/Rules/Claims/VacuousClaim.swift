internal import LockbBase
internal import LockbClaims

struct VacuousClaim: Rule {
  let code = "LKB105"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en: "The condition of a claim never comes true, so that the claim says nothing.",
    ko: "조건이 결코 이루어지지 않아 아무것도 말하지 않는 주장입니다.")
  let bad = Localized(
    en: RuleExample("In a melted gate, a push rings the bell.\n"),
    ko: RuleExample("녹은 문을 밀면 종이 울립니다.\n"))
  let good = Localized(
    en: RuleExample("A coin unlocks the gate.\n"),
    ko: RuleExample("동전을 넣으면 문이 열립니다.\n"))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    document.claims(judged: .vacuous).map { judged in
      document.finding(
        self, about: judged,
        Localized(en: "its condition never comes true", ko: "조건이 결코 이루어지지 않습니다"))
    }
  }
}
