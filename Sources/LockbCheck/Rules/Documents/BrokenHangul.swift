internal import LockbBase
internal import LockbMarkdown
internal import LockbText

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

  /// Words of sentences that speak of letters and keys rather than being mistyped.
  private static let letterWords = [
    "자모", "낱자", "초성", "중성", "종성", "받침", "모음", "자음", "첫소리", "가운뎃소리", "끝소리", "홀소리", "닿소리",
    "자판", "키보드", "입력기", "두벌식", "세벌식",
  ]

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    var findings: [Finding] = []
    document.parsed.walkInlines { inline in
      guard case .text(let text) = inline.kind,
        text.unicodeScalars.contains(where: \.isLetterAlone)
      else { return }
      for word in BrokenWord.all(in: document, at: inline.range) {
        let sentence = document.sentence(around: word).nfc
        if Self.letterWords.contains(where: { sentence.range(ofText: $0) != nil }) { continue }
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

extension CheckedDocument {
  /// The sentence that holds some bytes, with its marks and however many lines it has; a blank line
  /// ends it too.
  fileprivate func sentence(around range: SourceRange) -> String {
    let bytes = parsed.source
    var lower = range.lower
    while lower > 0, !isSentenceEnd(bytes, lower - 1) { lower -= 1 }
    var upper = range.upper
    while upper < bytes.count, !isSentenceEnd(bytes, upper) { upper += 1 }
    return text(at: SourceRange(lower, upper))
  }

  private func isSentenceEnd(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index + 1 < bytes.count else { return false }
    let next = bytes[index + 1]
    switch bytes[index] {
    case 0x2E, 0x21, 0x3F: return next == 0x20 || next == 0x0A || next == 0x0D
    case 0x0A: return next == 0x0A || next == 0x0D
    default: return false
    }
  }
}
