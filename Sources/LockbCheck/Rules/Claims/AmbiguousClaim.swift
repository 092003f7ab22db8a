internal import LockbBase
internal import LockbClaims

struct AmbiguousClaim: Rule {
  let code = "LKB106"
  let severity = Diagnostic.Severity.note
  let meaning = Localized(
    en: "A sentence can be read in two ways of which one is true and one is not.",
    ko: "두 가지로 읽을 수 있고 하나는 참, 하나는 참이 아닌 문장입니다.")
  let bad = Localized(
    en: RuleExample("The gate takes it.\n"),
    ko: RuleExample("문이 그것을 받습니다.\n"))
  let good = Localized(
    en: RuleExample("A coin unlocks the gate.\n"),
    ko: RuleExample("동전을 넣으면 문이 열립니다.\n"))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    let message = Localized(en: "it can be read in two ways", ko: "두 가지로 읽을 수 있습니다")
    let judged = document.claims(judged: .ambiguous).map {
      document.finding(self, about: $0, message)
    }
    let unread = document.unchecked.filter { $0.reason == .ambiguous }.map {
      document.finding(self, at: $0.place.range, message)
    }
    return judged + unread
  }
}
