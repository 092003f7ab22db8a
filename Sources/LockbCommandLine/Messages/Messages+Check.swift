internal import LockbBase
internal import LockbCheck
internal import LockbClaims

extension Messages {
  func name(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: pick("error", "오류")
    case .warning: pick("warning", "경고")
    case .note: pick("note", "참고")
    }
  }

  func count(_ severity: Diagnostic.Severity, _ count: Int) -> String {
    switch severity {
    case .error: pick(count == 1 ? "1 error" : "\(count) errors", "오류 \(count)개")
    case .warning: pick(count == 1 ? "1 warning" : "\(count) warnings", "경고 \(count)개")
    case .note: pick(count == 1 ? "1 note" : "\(count) notes", "참고 \(count)개")
    }
  }

  /// `2 errors, 1 warning, 3 suppressed`.
  func counts(_ report: CheckReport) -> String {
    var parts = [
      count(.error, report.count(.error)), count(.warning, report.count(.warning)),
    ]
    if report.count(.note) > 0 { parts.append(count(.note, report.count(.note))) }
    if report.suppressed > 0 {
      parts.append(pick("\(report.suppressed) suppressed", "허용한 문제 \(report.suppressed)개"))
    }
    return parts.joined(separator: ", ")
  }

  /// How much was checked, in one line.
  func summary(_ coverage: CheckCoverage) -> String {
    let all = coverage.all
    let documents = pick(
      coverage.documents == 1 ? "1 document" : "\(coverage.documents) documents",
      "문서 \(coverage.documents)개")
    let verdicts = ClaimVerdict.allCases.compactMap { verdict in
      coverage.byVerdict[verdict].map { "\(name(of: verdict)) \($0)" }
    }
    let detail = verdicts.isEmpty ? "" : " (\(verdicts.joined(separator: ", ")))"
    return pick(
      "\(documents), \(all.inScope) sentences in scope: \(all.checked) checked\(detail), \(all.inScope - all.checked) unchecked",
      "\(documents), 대상 문장 \(all.inScope)개: 확인 \(all.checked)개\(detail), 확인하지 못함 \(all.inScope - all.checked)개"
    )
  }

  func name(of verdict: ClaimVerdict) -> String {
    switch verdict {
    case .holds: pick("hold", "참")
    case .conditional: pick("conditional", "조건부")
    case .contradictsModel: pick("contradicted", "모순")
    case .contradictsDocument: pick("contradicted by a document", "다른 문서와 모순")
    case .contradictsTwin: pick("contradicted by the translation", "번역과 모순")
    case .vacuous: pick("vacuous", "공허")
    case .modelSilent: pick("unknown to the model", "모형에 없음")
    case .ambiguous: pick("ambiguous", "모호")
    case .unparsed: pick("unparsed", "읽지 못함")
    case .outOfScope: pick("out of scope", "대상 아님")
    }
  }

  func name(of reason: UncheckedSentence.Reason) -> String {
    switch reason {
    case .unknownWord: pick("unknown word", "모르는 낱말")
    case .noFrame: pick("no template", "맞는 틀 없음")
    case .hedged: pick("hedged", "단정하지 않음")
    case .question: pick("question", "물음")
    case .advice: pick("advice", "권고")
    case .quoted: pick("quoted", "인용")
    case .unclearSubject: pick("subject unclear", "주어 불분명")
    case .ambiguous: pick("ambiguous", "모호")
    }
  }

  func name(of tier: Claim.Tier) -> String {
    switch tier {
    case .scenario: pick("scenarios", "시나리오")
    case .table: pick("table cells", "표 칸")
    case .sentence: pick("sentences", "문장")
    case .prose: pick("prose", "일반 글")
    }
  }

  var unchecked: String { pick("unchecked:", "확인하지 못한 까닭:") }
  var allowed: String { pick("allowed", "허용") }
  var fixable: String { pick("fix", "고침") }
  var claims: String { pick("claims", "주장") }
  var machine: String { pick("machine", "기준") }
  var trueIf: String { pick("true if", "참이려면") }
  var replay: String { pick("replay", "재현") }
  var rowsLabel: String { pick("rows", "근거") }
  var see: String { pick("see", "관련") }
  var hereTheyPart: String { pick("← here they part", "← 여기서 갈라집니다") }

  func moreFindings(_ severity: Diagnostic.Severity, _ more: Int) -> String {
    pick("and \(count(severity, more)) more", "이 밖에 \(count(severity, more))")
  }

  var findingColumns: [String] {
    pick("Place|Severity|Rule|Message", "위치|정도|규칙|내용").split(separator: "|").map(String.init)
  }
}
