internal import LockbBase

struct EmptyLink: DiagnosticRule {
  let code = "LKB002"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en: "A link has no address: whoever follows it stays where they are.",
    ko: "링크에 주소가 없습니다. 눌러도 아무 데로도 가지 않습니다.")
  let bad = Localized(
    en: RuleExample("Read [the price list]() first.\n"), ko: RuleExample("먼저 [요금표]()를 읽으세요.\n"))
  let good = Localized(
    en: RuleExample("Read [the price list](https://example.com/prices) first.\n"),
    ko: RuleExample("먼저 [요금표](https://example.com/prices)를 읽으세요.\n"))

  func message(for diagnostic: Diagnostic, in document: CheckedDocument) -> Localized<String> {
    let quote = diagnostic.range.map { document.text(at: $0) } ?? ""
    return Localized(
      en: "the link \(quote) leads nowhere", ko: "\(quote) 링크는 아무 데로도 가지 않습니다")
  }
}
