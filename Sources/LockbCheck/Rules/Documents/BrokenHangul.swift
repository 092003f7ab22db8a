internal import LockbBase
internal import LockbMarkdown

struct BrokenHangul: Rule {
  let code = "LKB011"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en: "A letter of Hangul stands alone inside a word: the syllable was not typed to its end.",
    ko: "낱말 안에 낱자가 따로 떨어져 있습니다. 글자를 끝까지 입력하지 않은 것입니다.")
  let bad = Localized(
    en: RuleExample(["gate.en.md": "The Korean sign says 문이 열립ㄴ디ㅏ above the gate.\n"]),
    ko: RuleExample("문이 열립ㄴ디ㅏ.\n"))
  let good = Localized(
    en: RuleExample(["gate.en.md": "The Korean sign says 문이 열립니다 above the gate.\n"]),
    ko: RuleExample("문이 열립니다. 그렇지요 ㅋㅋ\n"))

  /// Words of texts that speak of letters and keys rather than being mistyped.
  private static let letterWords = ["자모", "낱자", "초성", "종성", "받침", "모음", "자음", "자판", "키보드", "입력기"]

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    var findings: [Finding] = []
    document.parsed.walkInlines { inline in
      guard case .text(let text) = inline.kind,
        text.unicodeScalars.contains(where: \.isLetterAlone),
        !Self.letterWords.contains(where: { text.range(ofText: $0) != nil })
      else { return }
      for word in BrokenWord.all(in: document, at: inline.range) {
        findings.append(
          document.finding(
            self, at: word,
            Localized(
              en: "“\(document.text(at: word))” holds a letter without its syllable",
              ko: "“\(document.text(at: word))”에 글자가 되지 못한 낱자가 있습니다")))
      }
    }
    return findings
  }
}
