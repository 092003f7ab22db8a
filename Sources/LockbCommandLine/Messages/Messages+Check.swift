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
    case .error: pick(counted(count, "error"), "오류 \(count)개")
    case .warning: pick(counted(count, "warning"), "경고 \(count)개")
    case .note: pick(counted(count, "note"), "참고 \(count)개")
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
      counted(coverage.documents, "document"),
      "문서 \(coverage.documents)개")
    let verdicts = ClaimVerdict.allCases.compactMap { verdict in
      coverage.byVerdict[verdict].map { "\(name(of: verdict)) \($0)" }
    }
    // One sentence may claim several things, and cells of tables do without one.
    let count = coverage.byVerdict.values.reduce(0, +)
    let list = verdicts.joined(separator: ", ")
    let claims =
      verdicts.isEmpty
      ? "" : pick("; \(counted(count, "claim")): \(list)", ". 주장 \(count)개: \(list)")
    let unchecked = all.inScope - all.checked
    return pick(
      "\(documents), \(counted(all.inScope, "sentence")) in scope: \(all.checked) checked, \(unchecked) unchecked\(claims)",
      "\(documents), 대상 문장 \(all.inScope)개: 확인 \(all.checked)개, 확인하지 못함 \(unchecked)개\(claims)"
    )
  }

  /// How many of the machine’s transition rules documents in a language speak of.
  func transitions(
    _ language: Language, documented: Int, of total: Int, missing: [String]
  ) -> String {
    let rest =
      missing.isEmpty ? "" : pick("; none speaks of ", ", 없는 것: ") + missing.joined(separator: " ")
    return pick(
      "\(name(of: language))  \(documented) of \(total) transition rules documented\(rest)",
      "\(name(of: language))  전이 규칙 \(total)개 중 \(documented)개를 설명함\(rest)")
  }

  func name(of verdict: ClaimVerdict) -> String {
    switch verdict {
    case .holds: pick("hold", "참")
    case .conditional: pick("conditional", "조건부")
    case .contradictsModel: pick("contradicted", "모순")
    case .contradictsDocument: pick("contradicted by a document", "다른 문서와 모순")
    case .contradictsTwin: pick("contradicted by the translation", "번역과 모순")
    case .vacuous: pick("vacuous", "공허")
    case .modelSilent: pick("unknown to the model", "모델에 없음")
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
    case .advice: pick("advice", "조언")
    case .quoted: pick("quoted", "인용")
    case .unclearSubject: pick("subject unclear", "주어 불분명")
    case .ambiguous: pick("ambiguous", "모호")
    }
  }

  func name(of language: Language) -> String {
    language == .english ? pick("English", "영어") : pick("Korean", "한국어")
  }

  func name(of tier: Claim.Tier) -> String {
    switch tier {
    case .scenario: pick("scenarios", "시나리오")
    case .table: pick("table cells", "표 칸")
    case .sentence: pick("sentences", "문장")
    case .prose: pick("prose", "일반 글")
    }
  }

  /// How firmly the reference stands behind a row.
  func name(ofConfidence confidence: String) -> String {
    let korean = ["documented": "문서", "observed": "관찰", "inferred": "추론", "contested": "이견"]
    return pick(confidence, korean[confidence] ?? confidence)
  }

  var unchecked: String { pick("unchecked:", "확인하지 못한 까닭:") }
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
    pick("Place|Severity|Rule|Message", "곳|정도|규칙|내용").split(separator: "|").map(String.init)
  }

  var bad: String { pick("Wrong", "틀린 예") }
  var good: String { pick("Right", "옳은 예") }

  func allowing(_ rule: String) -> String {
    pick(
      "To allow it in the next block: <!-- lockb-allow \(rule): why -->",
      "다음 블록에서 허용하려면: <!-- lockb-allow \(rule): 까닭 -->")
  }

  func unknownRule(_ name: String, nearest: [String], all: [String]) -> CommandFailure {
    let shown = String(name.prefix(80))
    let names = nearest.isEmpty ? all : nearest
    let list = names.joined(separator: ", ")
    return .usage(
      "unknown-rule", pick("there is no rule “\(shown)”.", "“\(shown)” 규칙은 없습니다."),
      hint: nearest.isEmpty
        ? pick("The rules: \(list).", "규칙: \(list).")
        : pick("Did you mean \(list)?", "혹시 다음 중 하나인가요: \(list)?")
    )
  }

  func stale(_ entry: Baseline.Entry) -> String {
    let what = "\(entry.path) \(entry.rule) “\(entry.quote)” × \(entry.count)"
    return pick(
      "the baseline holds what is not there any more: \(what); run --update-baseline",
      "기준 파일에 이제 없는 문제가 있습니다: \(what). --update-baseline으로 고치세요")
  }

  func updated(_ outcome: BaselineOutcome) -> String {
    pick(
      "\(outcome.path): \(counted(outcome.added, "finding")) added, \(outcome.removed) removed",
      "\(outcome.path): 문제 \(outcome.added)개 더함, \(outcome.removed)개 뺌")
  }

  func badBaseline(_ path: String, line: Int) -> CommandFailure {
    .failure(
      "bad-baseline",
      pick("\(path):\(line) is no entry of a baseline.", "\(path):\(line): 기준 파일의 항목이 아닙니다."),
      hint: pick("Write it anew with --update-baseline.", "--update-baseline으로 다시 쓰세요."))
  }

  func badWords(_ path: String, _ line: ProjectWords.BadLine) -> CommandFailure {
    let shown = String(line.text.prefix(80))
    return .failure(
      "bad-words",
      pick(
        "\(path):\(line.number) is not one word of English letters or Hangul: “\(shown)”.",
        "\(path):\(line.number)에 영문자나 한글로만 된 낱말 하나가 아닌 것이 있습니다: “\(shown)”."),
      hint: pick(
        "Write one word a line; # begins a comment.",
        "한 줄에 낱말 하나씩 적으세요. #부터는 주석입니다."))
  }

  func noBaseline(_ path: String) -> CommandFailure {
    .failure(
      "no-baseline", pick("there is no baseline \(path).", "\(path) 기준 파일이 없습니다."),
      hint: pick("Write one with --update-baseline.", "--update-baseline으로 만드세요."))
  }

  func noChanges(since revision: String, _ reason: String) -> CommandFailure {
    .failure(
      "no-changes",
      pick(
        "git cannot tell what changed since \(revision)\(reason.isEmpty ? "" : ": " + reason).",
        "\(revision) 뒤에 바뀐 것을 git이 알려 주지 못합니다\(reason.isEmpty ? "" : ": " + reason)."),
      hint: pick(
        "--since needs a git repository and a revision in it.",
        "--since에는 git 저장소와 그 안의 리비전이 필요합니다."))
  }

  func fixed(_ files: Int, isApplied: Bool) -> String {
    if files == 0 { return pick("There is nothing to fix for certain.", "확실히 고칠 것이 없습니다.") }
    return isApplied
      ? pick(
        "\(counted(files, "file")) \(files == 1 ? "was" : "were") changed.",
        "파일 \(files)개를 고쳤습니다.")
      : pick("\(counted(files, "file")) would be changed.", "파일 \(files)개를 고칠 수 있습니다.")
  }
}
