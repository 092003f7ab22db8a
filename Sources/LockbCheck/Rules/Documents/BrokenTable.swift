internal import LockbBase
internal import LockbKnowledge

struct BrokenTable: DiagnosticRule {
  let code = "LKB001"
  let severity = Diagnostic.Severity.error
  let meaning = Localized(
    en:
      "A table has no delimiter row under its header, or one of another width. GitHub and most site generators then show its pipes as text.",
    ko: "표의 머리줄 아래에 구분 줄이 없거나 그 칸 수가 다릅니다. GitHub와 대부분의 사이트 생성기는 이런 표를 글자 그대로 보여 줍니다.")
  let bad = Localized(
    en: RuleExample("# Coins\n\n| Coin | Rides |\n| one | 1 |\n"),
    ko: RuleExample("# 동전\n\n| 동전 | 횟수 |\n| 하나 | 1 |\n"))
  let good = Localized(
    en: RuleExample("# Coins\n\n| Coin | Rides |\n| --- | --- |\n| one | 1 |\n"),
    ko: RuleExample("# 동전\n\n| 동전 | 횟수 |\n| --- | --- |\n| 하나 | 1 |\n"))

  func message(for diagnostic: Diagnostic, in document: CheckedDocument) -> Localized<String> {
    message(of: .missing)
  }

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    let broken = document.document.diagnostics.filter { $0.rule == name }
    guard !broken.isEmpty else { return [] }
    let repairs = TableRepair.all(in: document)
    let edits = TableRepair.certainEdits(repairs.values, in: document)
    return broken.map { diagnostic in
      let repair = diagnostic.range.flatMap { repairs[$0] }
      var finding = document.finding(
        self, at: diagnostic.range, message(of: repair?.flaw ?? .missing),
        severity: diagnostic.severity)
      finding.edits = diagnostic.range.flatMap { edits[$0] }.map { [$0] } ?? []
      return finding
    }
  }

  private func message(of flaw: TableRepair.Flaw) -> Localized<String> {
    switch flaw {
    case .missing:
      Localized(
        en: "the table has no delimiter row under its header", ko: "표의 머리줄 아래에 구분 줄이 없습니다")
    case .width(let cells, let header):
      Localized(
        en: "the delimiter row of the table is \(cells) cells wide and its header \(header)",
        ko: "표의 구분 줄은 \(cells)칸인데 머리줄은 \(header)칸입니다")
    case .unread:
      Localized(
        en: "the table is read as text: its lines go on with the paragraph above",
        ko: "표의 줄이 위 문단에 이어져 글자로 읽힙니다")
    }
  }
}
