internal import LockbBase
internal import LockbKnowledge

struct DraftDocument: Rule {
  let code = "LKB009"
  let severity = Diagnostic.Severity.note
  let meaning = Localized(
    en: "The front matter says that the document is a draft: most sites leave it out.",
    ko: "머리글 정보에 초안이라고 적혀 있습니다. 사이트에는 대개 나오지 않습니다.")
  let bad = Localized(
    en: RuleExample("---\ndraft: true\n---\nA page.\n"),
    ko: RuleExample("---\ndraft: true\n---\n글.\n"))
  let good = Localized(
    en: RuleExample("---\ndraft: false\n---\nA page.\n"),
    ko: RuleExample("---\ndraft: false\n---\n글.\n"))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    guard document.document.isDraft else { return [] }
    let message = Localized(en: "the document is a draft", ko: "초안으로 표시된 문서입니다")
    return [document.finding(self, at: nil, message)]
  }
}
