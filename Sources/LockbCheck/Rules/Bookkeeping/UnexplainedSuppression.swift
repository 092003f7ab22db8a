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
      let message =
        comment.rule.isEmpty
        ? Localized(
          en: "say which rule, and why after a colon: lockb-allow RULE: reason",
          ko: "어느 규칙인지, 그리고 쌍점 뒤에 까닭을 적으세요. lockb-allow RULE: 까닭")
        : Localized(
          en: "say why after a colon: lockb-allow \(comment.rule): reason",
          ko: "쌍점 뒤에 까닭을 적으세요. lockb-allow \(comment.rule): 까닭")
      return document.finding(self, at: comment.range, message)
    }
  }
}
