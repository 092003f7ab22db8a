import LockbBase
import LockbClaims

/// What the checker made of a statement.
struct CheckerOutcome {
  var verdict: ClaimVerdict
  var detail: String
}

extension CheckerOutcome {
  /// What reading and judging a statement came to.
  init(
    _ statement: LabelledStatement, _ reader: ClaimReader,
    _ judge: (ClaimQuestion) -> ClaimJudgement
  ) {
    self.init(verdict: .outOfScope, detail: "")
    for reading in reader.read(statement.text, headings: [statement.heading]) {
      switch reading {
      case .outOfScope: continue
      case .unread(let reason, let word):
        if verdict == .outOfScope { verdict = .unparsed }
        detail += " \(reason.rawValue):\(word)"
      case .mention(let question, let rule, _):
        // A guess counts only where it refutes.
        let judgement = judge(question)
        if judgement.verdict.isContradiction { verdict = judgement.verdict }
        detail +=
          " (\(rule)) \(question.summary) rows \(judgement.rows.joined(separator: ","))"
          + " \(judgement.verdict.rawValue)"
      case .question(let question, let rule):
        let judgement = judge(question)
        if verdict == .outOfScope || verdict == .unparsed || judgement.verdict.isContradiction {
          verdict = judgement.verdict
        }
        detail += " [\(rule)] \(question.summary) rows \(judgement.rows.joined(separator: ","))"
      }
    }
  }

  /// Whether it belongs in a list: `false-alarm`, `missed`, or a verdict.
  func matches(_ list: String, _ statement: LabelledStatement) -> Bool {
    Self.matches(list, verdict, statement.label)
  }

  /// Whether a verdict on something labelled belongs in a list.
  static func matches(
    _ list: String, _ verdict: ClaimVerdict, _ label: LabelledStatement.Label
  ) -> Bool {
    switch list {
    case "all": true
    case "false-alarm": verdict.isContradiction && label != .false
    case "missed": label == .false && !verdict.isContradiction
    case "wrong": label == .false && verdict == .holds
    default: verdict.rawValue == list
    }
  }
}

extension ClaimQuestion {
  /// The question on one line.
  var summary: String {
    var parts = [kind.rawValue]
    func add(_ name: String, _ terms: [ClaimTerm]) {
      if !terms.isEmpty {
        parts.append("\(name)(\(terms.map(\.description).joined(separator: " ")))")
      }
    }
    add("if", conditions)
    add("on", events)
    add("then", outcomes)
    add("of", subjects)
    if modality != .fact { parts.append(modality.rawValue) }
    if quantifier != .ordinary { parts.append(quantifier.rawValue) }
    for stretch in scope.stretches {
      parts.append(
        "@\(stretch.platform ?? "?") \(stretch.from?.description ?? "")..<\(stretch.before?.description ?? "")"
      )
    }
    if let number { parts.append("#\(number)") }
    return parts.joined(separator: " ")
  }
}
