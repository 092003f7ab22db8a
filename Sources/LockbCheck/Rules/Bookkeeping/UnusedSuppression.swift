internal import LockbBase
internal import LockbText

/// Found by the checker itself, after every other rule.
struct UnusedSuppression: Rule {
  let code = "LKB090"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en:
      "A comment allows something that is not there. What was allowed is gone, the rule's name is wrong, or the comment stands inside a line or a cell, where it allows nothing.",
    ko:
      "주석이 허용하는 문제가 그 자리에 없습니다. 이미 고쳤거나, 규칙 이름이 틀렸거나, 주석이 줄이나 표 칸 안에 있어 아무것도 허용하지 않습니다.")
  let bad = Localized(
    en: RuleExample("<!-- lockb-allow empty-link: the page comes next week -->\nRead the list.\n"),
    ko: RuleExample("<!-- lockb-allow empty-link: 다음 주에 씁니다 -->\n요금표를 읽으세요.\n"))
  let good = Localized(
    en: RuleExample(
      "<!-- lockb-allow empty-link: the page comes next week -->\nRead the [list]().\n"),
    ko: RuleExample("<!-- lockb-allow empty-link: 다음 주에 씁니다 -->\n[요금표]()를 읽으세요.\n"))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] { [] }

  /// The finding for a comment that allowed nothing.
  func finding(
    for comment: SuppressionComment, in document: CheckedDocument, ruleNames: [String]
  ) -> Finding {
    guard ruleNames.contains(comment.rule) || comment.rule.uppercased().hasPrefix("LKB") else {
      let nearest = ruleNames.compactMap { name in
        Spelling.distance(comment.rule, name, atMost: 3).map { (name, $0) }
      }.min { $0.1 < $1.1 }?.0
      let hint = nearest.map {
        Localized(en: "; did you mean “\($0)”?", ko: ". 혹시 “\($0)”?")
      }
      return document.finding(
        self, at: comment.range,
        Localized(
          en: "there is no rule “\(comment.rule)”\(hint?.english ?? "")",
          ko: "“\(comment.rule)” 규칙은 없습니다\(hint?.korean ?? "")"))
    }
    if comment.isInText {
      return document.finding(
        self, at: comment.range,
        Localized(
          en: "a comment inside a line allows nothing: give it a line of its own before the block",
          ko: "줄 안에 있는 주석은 아무것도 허용하지 않습니다. 블록 앞에 따로 한 줄로 적으세요"))
    }
    return document.finding(
      self, at: comment.range,
      Localized(
        en: "nothing here breaks “\(comment.rule)”: the comment can go",
        ko: "여기에는 “\(comment.rule)” 문제가 없습니다. 주석을 지워도 됩니다"))
  }
}
