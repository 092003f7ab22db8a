internal import LockbBase
internal import LockbClaims

struct DifferingTranslation: Rule {
  let code = "LKB107"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en:
      "A sentence or a cell names another version, number, symbol, state or button than its translation, or denies what the translation says. Only documents with more than one claim and sections that are built alike are compared.",
    ko:
      "문장이나 칸에 있는 버전, 숫자, 기호, 상태, 버튼이 번역과 다르거나, 번역이 말하는 것을 부정합니다. 주장이 둘 이상 있는 문서에서 구조가 같은 절만 견줍니다.")
  let bad = Localized(
    en: RuleExample([
      "gate.en.md": "# Gate\n\nA coin unlocks the gate.\n\n`requestPassage()` lets 11 guests in.\n",
      "gate.ko.md": "# 문\n\n동전을 넣으면 문이 열립니다.\n\n`requestPassage()`는 손님 12명을 들여보냅니다.\n",
    ]),
    ko: RuleExample([
      "gate.ko.md": "# 문\n\n동전을 넣으면 문이 열립니다.\n\n`endPassage()`를 부르면 문이 열립니다.\n",
      "gate.en.md": "# Gate\n\nA coin unlocks the gate.\n\n`requestPassage()` opens the gate.\n",
    ]))
  let good = Localized(
    en: RuleExample([
      "gate.en.md": "# Gate\n\nA coin unlocks the gate.\n\n`requestPassage()` lets 12 guests in.\n",
      "gate.ko.md": "# 문\n\n동전을 넣으면 문이 열립니다.\n\n`requestPassage()`는 손님 12명을 들여보냅니다.\n",
    ]),
    ko: RuleExample([
      "gate.ko.md": "# 문\n\n동전을 넣으면 문이 열립니다.\n\n`requestPassage()`를 부르면 문이 열립니다.\n",
      "gate.en.md": "# Gate\n\nA coin unlocks the gate.\n\n`requestPassage()` opens the gate.\n",
    ]))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    guard document.language == .korean, let twin = library.twin(of: document),
      Self.claimingSentences(document) + Self.claimingSentences(twin) > 1
    else { return [] }
    return TwinDifference.all(in: TwinPassages.groups(of: document, twin)).map { difference in
      var finding = document.finding(
        self, at: difference.own, Self.message(difference, twin.text(at: difference.other)))
      finding.related = [twin.related(at: difference.other, Self.translation)]
      return finding
    }
  }

  /// How many sentences and cells claim something: in a text of something else, one may seem to.
  private static func claimingSentences(_ document: CheckedDocument) -> Int {
    Set(document.claims.map(\.claim.place.range.lower)).count
  }

  private static func message(_ difference: TwinDifference, _ other: String) -> Localized<String> {
    switch difference.kind {
    case .name:
      Localized(en: "the translation says “\(other)”", ko: "번역에는 “\(other)”이라고 되어 있습니다")
    case .denial:
      Localized(en: "either this or the translation says “not”", ko: "여기와 번역 가운데 한쪽만 부정합니다")
    case .extra:
      Localized(en: "the translation does not say this", ko: "번역에는 이 말이 없습니다")
    case .missing:
      Localized(en: "“\(other)” of the translation is missing", ko: "번역에 있는 “\(other)”이 빠져 있습니다")
    }
  }

  private static let translation = Localized(en: "the translation", ko: "번역")
}
