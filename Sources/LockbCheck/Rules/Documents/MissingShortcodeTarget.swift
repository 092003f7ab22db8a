internal import LockbBase
internal import LockbKnowledge
internal import LockbMarkdown

struct MissingShortcodeTarget: Rule {
  let code = "LKB017"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en:
      "A shortcode refers to a page that is not there, so that the site cannot be built, or to a picture that is not there.",
    ko: "쇼트코드가 가리키는 문서가 없어 사이트를 만들 수 없거나, 가리키는 그림이 없습니다.")
  let bad = Localized(
    en: RuleExample("Read [the prices]({{< ref \"prices.md\" >}}).\n"),
    ko: RuleExample("[요금]({{< ref \"prices.md\" >}})을 읽으세요.\n"))
  let good = Localized(
    en: RuleExample([
      "gate.en.md": "Read [the prices]({{< ref \"prices.md\" >}}).\n",
      "prices.en.md": "# Prices\n",
    ]),
    ko: RuleExample([
      "gate.ko.md": "[요금]({{< ref \"prices.md\" >}})을 읽으세요.\n",
      "prices.ko.md": "# 요금\n",
    ]))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    let name = name
    var findings = document.document.diagnostics.filter { $0.rule == name }.map { diagnostic in
      document.finding(
        self, at: diagnostic.range,
        Localized(en: diagnostic.message, ko: "쇼트코드가 가리키는 파일이 없습니다"))
    }
    let calls = ShortcodeReference.all(in: document.parsed.source)
    guard !calls.isEmpty else { return findings }
    var code: [SourceRange] = []
    document.parsed.walkBlocks { if case .codeBlock = $0.kind { code.append($0.range) } }
    document.parsed.walkInlines { if case .code = $0.kind { code.append($0.range) } }
    for call in calls {
      guard !code.contains(where: { $0.contains(call.range) }), !library.hasPage(call.page) else {
        continue
      }
      findings.append(
        document.finding(
          self, at: call.range,
          Localized(en: "there is no page “\(call.page)”", ko: "“\(call.page)” 문서가 없습니다")))
    }
    return findings
  }
}
