internal import LockbBase
internal import LockbClaims

struct UnscopedClaim: Rule {
  let code = "LKB104"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en: "A claim is true in some versions or on some platforms only, and does not say so.",
    ko: "어떤 버전이나 플랫폼에서만 참인데 그렇게 적지 않았습니다.")
  let bad = Localized(
    en: RuleExample("A pass opens the gate.\n"),
    ko: RuleExample("정기권으로 문이 열립니다.\n"))
  let good = Localized(
    en: RuleExample("From Station 13, a pass opens the gate.\n"),
    ko: RuleExample("역 13부터 정기권으로 문이 열립니다.\n"))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    document.claims(judged: .conditional).map { judged in
      let english = judged.judgement.conditions.map(\.english).joined(separator: ", ")
      let korean = judged.judgement.conditions.map(\.korean).joined(separator: ", ")
      return document.finding(
        self, about: judged,
        Localized(en: "true only for: \(english)", ko: "다음에서만 참입니다: \(korean)"))
    }
  }
}
