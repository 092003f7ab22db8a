internal import LockbBase

struct MisspeltWord: Rule {
  let code = "LKB022"
  let severity = Diagnostic.Severity.note
  let meaning = Localized(
    en:
      "A word is in no dictionary, and the dictionary has one close to it. Looked for with `--spelling` only, where Hunspell and a dictionary of the language are installed. Words that are meant stand in `_words.txt` in the content folder.",
    ko:
      "사전에 없는 낱말이며, 사전에 비슷한 낱말이 있습니다. `--spelling`을 주었고 Hunspell과 그 언어의 사전이 설치되어 있을 때만 찾습니다. 일부러 쓰는 낱말은 콘텐츠 폴더의 `_words.txt`에 적습니다."
  )
  let bad = Localized(
    en: RuleExample("The gaet opens for one guest.\n"),
    ko: RuleExample("손님이 문을 지나감니다.\n"))
  let good = Localized(
    en: RuleExample("The gate opens for one guest.\n"),
    ko: RuleExample("손님이 문을 지나갑니다.\n"))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    guard let spelling = library.spelling(of: document.language) else { return [] }
    return ProseWord.all(in: document).compactMap { word in
      guard let close = spelling.correction(of: word.text) else { return nil }
      return document.finding(
        self, at: word.range,
        Localized(
          en: "“\(word.text)” is in no dictionary; did you mean “\(close)”?",
          ko: "사전에 없는 낱말 “\(word.text)”, 비슷한 낱말: “\(close)”"))
    }
  }
}
