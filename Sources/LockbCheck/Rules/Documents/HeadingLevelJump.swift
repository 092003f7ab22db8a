internal import LockbBase
internal import LockbMarkdown

struct HeadingLevelJump: Rule {
  let code = "LKB005"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en:
      "A heading is more than one level below the one above it. Outlines and screen readers then show a missing step.",
    ko: "제목이 바로 위 제목보다 두 단계 이상 낮습니다. 개요와 화면 읽기 도구에서 한 단계가 빠진 것으로 보입니다.")
  let bad = Localized(
    en: RuleExample("# Gate\n\n### Coins\n"),
    ko: RuleExample("# 문\n\n### 동전\n"))
  let good = Localized(
    en: RuleExample("# Gate\n\n## Coins\n"),
    ko: RuleExample("# 문\n\n## 동전\n"))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    var previous: Int?
    var isInComponent = false
    return document.parsed.blocks.compactMap { block in
      // A component lays out its own heading, which may be of any level.
      if case .directive(let directive) = block.kind { isInComponent = !directive.isClosing }
      guard case .heading(let heading) = block.kind, !isInComponent else { return nil }
      defer { previous = heading.level }
      guard let above = previous, heading.level > above + 1 else { return nil }
      return document.finding(
        self, at: block.range,
        Localized(
          en: "a heading of level \(heading.level) follows one of level \(above)",
          ko: "\(above)단계 제목 다음에 \(heading.level)단계 제목이 옵니다"))
    }
  }
}
