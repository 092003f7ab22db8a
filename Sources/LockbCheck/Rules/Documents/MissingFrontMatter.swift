internal import LockbBase
internal import LockbMarkdown

struct MissingFrontMatter: Rule {
  let code = "LKB006"
  let severity = Diagnostic.Severity.note
  let meaning = Localized(
    en: "The translation of this document has metadata before its text, and this one has none.",
    ko: "이 문서의 번역에는 머리글 정보가 있는데 이 문서에는 없습니다.")
  let bad = Localized(
    en: RuleExample([
      "gate.en.md": "# Gate\n",
      "gate.ko.md": "---\ntitle: 문\n---\n글.\n",
    ]),
    ko: RuleExample([
      "gate.ko.md": "# 문\n",
      "gate.en.md": "---\ntitle: Gate\n---\nA page.\n",
    ]))
  let good = Localized(
    en: RuleExample([
      "gate.en.md": "---\ntitle: Gate\n---\nA page.\n",
      "gate.ko.md": "---\ntitle: 문\n---\n글.\n",
    ]),
    ko: RuleExample([
      "gate.ko.md": "---\ntitle: 문\n---\n글.\n",
      "gate.en.md": "---\ntitle: Gate\n---\nA page.\n",
    ]))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    guard document.parsed.frontMatter == nil, let twin = library.twin(of: document),
      twin.parsed.frontMatter != nil
    else { return [] }
    return [
      document.finding(
        self, at: nil,
        Localized(
          en: "\(twin.path) has front matter, this file has none",
          ko: "\(twin.path)에는 머리글 정보가 있지만 이 파일에는 없습니다"))
    ]
  }
}
