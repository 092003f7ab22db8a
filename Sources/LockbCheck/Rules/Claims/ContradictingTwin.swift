internal import LockbBase
internal import LockbClaims

struct ContradictingTwin: Rule {
  let code = "LKB103"
  let severity = Diagnostic.Severity.error
  let meaning = Localized(
    en:
      "A document and its translation say opposite things of one subject. What they claim is compared, not their sentences.",
    ko: "문서와 번역이 같은 것을 반대로 말합니다. 문장이 아니라 주장을 견줍니다.")
  let bad = Localized(
    en: RuleExample([
      "bell.en.md": "The bell rings at noon.\n",
      "bell.ko.md": "정오에 종이 울리지 않습니다.\n",
    ]),
    ko: RuleExample([
      "bell.ko.md": "정오에 종이 울리지 않습니다.\n",
      "bell.en.md": "The bell rings at noon.\n",
    ]))
  let good = Localized(
    en: RuleExample([
      "bell.en.md": "The bell rings at noon.\n",
      "bell.ko.md": "정오에 종이 울립니다.\n",
    ]),
    ko: RuleExample([
      "bell.ko.md": "정오에 종이 울립니다.\n",
      "bell.en.md": "The bell rings at noon.\n",
    ]))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    guard let twin = library.twin(of: document) else { return [] }
    return document.claims.compactMap { judged in
      // What the reference refutes is told where it stands.
      guard judged.judgement.verdict != .contradictsModel,
        let opponent = twin.opponents(of: judged).first,
        opponent.judgement.verdict != .contradictsModel,
        document.language == .korean
      else { return nil }
      var judged = judged
      judged.verdict = .contradictsTwin
      var finding = document.finding(
        self, about: judged,
        Localized(en: "the translation says the opposite", ko: "번역은 반대로 말합니다"))
      finding.related = [
        twin.related(
          at: opponent.claim.place.range, Localized(en: "the translation", ko: "번역"))
      ]
      return finding
    }
  }
}
