internal import LockbBase
internal import LockbClaims

struct ContradictedClaim: Rule {
  let code = "LKB101"
  let severity = Diagnostic.Severity.error
  let meaning = Localized(
    en:
      "The reference machine or the catalog refutes what a sentence, a table cell or a heading says.",
    ko: "기준 기계나 목록이 문장, 표 칸, 제목의 내용을 반박합니다.")
  let bad = Localized(
    en: RuleExample("A push unlocks the gate.\n"),
    ko: RuleExample("밀면 문이 열립니다.\n"))
  let good = Localized(
    en: RuleExample("A coin unlocks the gate.\n"),
    ko: RuleExample("동전을 넣으면 문이 열립니다.\n"))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    let twin = library.twin(of: document)
    return document.claims(judged: .contradictsModel).map { judged in
      let rows = judged.judgement.rows.joined(separator: ", ")
      let isContested = judged.judgement.confidence != "documented" && !rows.isEmpty
      let message =
        if isContested {
          Localized(
            en:
              "not what the reference says; \(rows) is \(judged.judgement.confidence), so either may be wrong",
            ko: "기준과 다릅니다. 근거 \(rows)도 확정된 것은 아니어서 어느 쪽이 틀렸는지 살펴야 합니다")
        } else if judged.claim.tier == .prose {
          Localized(
            en: "seems to say what the reference refutes", ko: "기준이 반박하는 내용으로 보입니다")
        } else {
          Localized(en: "not what the reference says", ko: "기준과 다릅니다")
        }
      var finding = document.finding(self, about: judged, message)
      if isContested, finding.severity == .error { finding.severity = .warning }
      finding.related = (twin?.opponents(of: judged) ?? []).map { other in
        twin?.related(
          at: other.claim.place.range,
          Localized(en: "the translation says the opposite", ko: "번역은 반대로 말합니다"))
      }.compactMap { $0 }
      return finding
    }
  }
}
