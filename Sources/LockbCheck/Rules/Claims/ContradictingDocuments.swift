internal import LockbBase
internal import LockbClaims

struct ContradictingDocuments: Rule {
  let code = "LKB102"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en:
      "Two documents say opposite things of which the reference does not speak: one of them is wrong.",
    ko: "기준에 없는 일을 두 문서가 서로 반대로 말합니다. 둘 중 하나는 틀렸습니다.")
  let bad = Localized(
    en: RuleExample([
      "noon.en.md": "The bell does not ring at noon.\n",
      "bell.en.md": "The bell rings at noon.\n",
    ]),
    ko: RuleExample([
      "noon.ko.md": "정오에 종이 울리지 않습니다.\n",
      "bell.ko.md": "정오에 종이 울립니다.\n",
    ]))
  let good = Localized(
    en: RuleExample([
      "noon.en.md": "The bell rings at noon.\n",
      "bell.en.md": "The bell rings at noon.\n",
    ]),
    ko: RuleExample([
      "noon.ko.md": "정오에 종이 울립니다.\n",
      "bell.ko.md": "정오에 종이 울립니다.\n",
    ]))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    document.claims.filter { $0.judgement.verdict == .modelSilent }.compactMap { judged in
      // Each pair is told once, at the document that comes later.
      guard let (other, opponent) = library.claim(opposing: judged, of: document) else {
        return nil
      }
      var judged = judged
      judged.verdict = .contradictsDocument
      var finding = document.finding(
        self, about: judged,
        Localized(
          en: "\(other.path) says the opposite", ko: "\(other.path) 문서는 반대로 말합니다"))
      finding.related = [
        other.related(
          at: opponent.claim.place.range,
          Localized(en: "the opposite", ko: "반대되는 말"))
      ]
      return finding
    }
  }
}
