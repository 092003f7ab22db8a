internal import LockbBase

struct BrokenTable: DiagnosticRule {
  let code = "LKB001"
  let severity = Diagnostic.Severity.error
  let meaning = Localized(
    en:
      "A table has no delimiter row under its header. GitHub and most site generators then show its pipes as text.",
    ko: "표의 머리줄 아래에 구분 줄이 없습니다. GitHub와 대부분의 사이트 생성기는 이런 표를 글자 그대로 보여 줍니다.")
  let bad = Localized(
    en: RuleExample("# Coins\n\n| Coin | Rides |\n| one | 1 |\n"),
    ko: RuleExample("# 동전\n\n| 동전 | 횟수 |\n| 하나 | 1 |\n"))
  let good = Localized(
    en: RuleExample("# Coins\n\n| Coin | Rides |\n| --- | --- |\n| one | 1 |\n"),
    ko: RuleExample("# 동전\n\n| 동전 | 횟수 |\n| --- | --- |\n| 하나 | 1 |\n"))

  func message(for diagnostic: Diagnostic, in document: CheckedDocument) -> Localized<String> {
    Localized(
      en: "the table has no delimiter row under its header", ko: "표의 머리줄 아래에 구분 줄이 없습니다")
  }

  func edits(for diagnostic: Diagnostic, in document: CheckedDocument) -> [TextEdit] {
    guard let range = diagnostic.range, let row = diagnostic.suggestion else { return [] }
    let number = document.line(at: range.lower)
    let line = document.range(ofLine: number)
    // What stands before the first pipe keeps the row inside its quote or list item.
    let indent = document.text(at: line).prefix { $0 != "|" }
    guard indent.allSatisfy({ $0 == " " || $0 == "\t" || $0 == ">" }) else { return [] }
    let ending = document.ending(ofLine: number)
    return [TextEdit(SourceRange(line.upper, line.upper), "\(ending)\(indent)\(row)")]
  }
}
