internal import LockbBase
internal import LockbMarkdown

struct TermDrift: Rule {
  let code = "LKB012"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en:
      "A word stands for a term whose glossary asks for another: readers take two words for two things. Only what it forbids in the document's language is found, and a glossary may forbid words of one language alone. Words in quotation marks are left alone.",
    ko:
      "용어집이 쓰지 말라고 한 말입니다. 말이 다르면 읽는 사람은 다른 것으로 여깁니다. 문서의 언어에서 금지한 말만 찾으며, 한 언어의 말만 금지한 용어집도 있습니다. 따옴표 안의 말은 그대로 둡니다."
  )
  let bad = Localized(
    en: RuleExample("After `requestPassage()` a oneway trip ends at the gate.\n"),
    ko: RuleExample("`requestPassage()` 다음에 한번승차를 고르면 문이 열립니다.\n"))
  let good = Localized(
    en: RuleExample("After `requestPassage()` a Single Ride ends at the gate.\n"),
    ko: RuleExample("`requestPassage()` 다음에 한 번 타기를 고르면 문이 열립니다.\n"))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    let terms = library.forbiddenTerms(document.language)
    guard !terms.isEmpty, document.namesFramework else { return [] }
    var findings: [Finding] = []
    document.parsed.walkInlines { inline in
      guard case .text = inline.kind else { return }
      for use in terms.uses(in: document, at: inline.range) {
        findings.append(
          document.finding(
            self, at: use.range,
            Localized(
              en: "the glossary says “\(use.preferred)”", ko: "용어집의 말: “\(use.preferred)”")))
      }
    }
    return findings
  }
}
