internal import LockbBase

struct StructureParity: Rule {
  let code = "LKB015"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en:
      "The document and its translation differ in sections, tables, rows, code samples or lists: one of them lacks something.",
    ko: "문서와 번역의 절, 표, 행, 코드, 목록 수가 다릅니다. 한쪽에 빠진 것이 있습니다.")
  let bad = Localized(
    en: RuleExample([
      "gate.en.md": "# Gate\n\n## Coins\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n",
      "gate.ko.md": "# 문\n\n## 동전\n\n글.\n",
    ]),
    ko: RuleExample([
      "gate.ko.md": "# 문\n\n## 동전\n\n글.\n",
      "gate.en.md": "# Gate\n\n## Coins\n\n```swift\npush()\n```\n",
    ]))
  let good = Localized(
    en: RuleExample([
      "gate.en.md": "# Gate\n\n## Coins\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n",
      "gate.ko.md": "# 문\n\n## 동전\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n",
    ]),
    ko: RuleExample([
      "gate.ko.md": "# 문\n\n## 동전\n\n```swift\npush()\n```\n",
      "gate.en.md": "# Gate\n\n## Coins\n\n```swift\npush()\n```\n",
    ]))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    guard let twin = library.twin(of: document) else { return [] }
    let own = SectionShape.all(in: document)
    let other = SectionShape.all(in: twin)
    let ownParts = own.filter { !$0.repeatsTitle }
    let otherParts = other.filter { !$0.repeatsTitle }
    var findings = SectionGap.all(ownParts, otherParts).map { gap in
      var finding = document.finding(self, at: gap.place, gap.message)
      finding.related = gap.missing.prefix(3).map { twin.related(at: $0.range, Self.only) }
      return finding
    }
    let isSure = ownParts.map(\.anchor) == otherParts.map(\.anchor)
    for shape in own {
      guard let match = other.first(where: { $0.anchor == shape.anchor }) else { continue }
      for difference in shape.lacks(of: match, isSure: isSure) {
        var finding = document.finding(
          self, at: difference.place, difference.message, severity: difference.severity)
        finding.related = [twin.related(at: match.range, Self.theSame)]
        findings.append(finding)
      }
    }
    return findings
  }

  private static let only = Localized(en: "it stands in the translation", ko: "번역에는 있습니다")
  private static let theSame = Localized(en: "the same section", ko: "같은 절")
}
