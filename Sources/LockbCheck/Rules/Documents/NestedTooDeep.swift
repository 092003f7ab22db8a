internal import LockbBase

struct NestedTooDeep: DiagnosticRule {
  let code = "LKB020"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en: "Quotes, lists or emphasis are nested so deeply that what is inside them is not read.",
    ko: "인용, 목록, 강조가 너무 깊이 겹쳐 그 안의 글을 읽지 않습니다.")
  let bad = Localized(
    en: RuleExample(String(repeating: "> ", count: 150) + "A quote.\n"),
    ko: RuleExample(String(repeating: "> ", count: 150) + "인용.\n"))
  let good = Localized(
    en: RuleExample("> A quote.\n"),
    ko: RuleExample("> 인용.\n"))

  func message(for diagnostic: Diagnostic, in document: CheckedDocument) -> Localized<String> {
    Localized(en: diagnostic.message, ko: "너무 깊이 겹쳐 안쪽을 읽지 않습니다")
  }
}
