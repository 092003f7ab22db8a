internal import LockbBase

struct UnexplainedSuppression: Rule {
  let code = "LKB091"
  let severity = Diagnostic.Severity.error
  let meaning = Localized(
    en: "A comment allows something without saying why, and so allows nothing.",
    ko: "주석이 까닭을 적지 않고 문제를 허용하려 합니다. 까닭이 없으면 허용되지 않습니다.")
  let bad = Localized(
    en: RuleExample("<!-- lockb-allow empty-link -->\nRead the [list]().\n"),
    ko: RuleExample("<!-- lockb-allow empty-link -->\n[요금표]()를 읽으세요.\n"))
  let good = UnusedSuppression().good

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    SuppressionComment.all(in: document).filter(\.reason.isEmpty).map { comment in
      document.finding(
        self, at: comment.range,
        Localized(
          en: "say why after a colon: lockb-allow \(comment.rule): reason",
          ko: "쌍점 뒤에 까닭을 적으세요. lockb-allow \(comment.rule): 까닭"))
    }
  }
}
