internal import LockbBase
internal import LockbClaims

extension CheckedDocument {
  /// The claims that came to a verdict.
  func claims(judged verdict: ClaimVerdict) -> [JudgedClaim] {
    claims.filter { $0.judgement.verdict == verdict }
  }

  /// A finding about a claim. What was read from loose prose is only a note: such readings err.
  func finding(
    _ rule: some Rule, about judged: JudgedClaim, _ message: Localized<String>
  ) -> Finding {
    let severity = judged.claim.tier == .prose ? .note : rule.severity
    var finding = finding(rule, at: judged.claim.place.range, message, severity: severity)
    finding.claim = judged
    finding.correction = judged.judgement.correction
    return finding
  }

  /// The claims that say the opposite of one, in the section of the same anchor.
  func opponents(of judged: JudgedClaim) -> [JudgedClaim] {
    claims.filter {
      $0.claim.place.section == judged.claim.place.section
        && $0.claim.question.opposes(judged.claim.question)
    }
  }

  /// The bytes of a flaw: its line, or the line that opens the block.
  func place(of flaw: ScenarioOutcome.Flaw, in scenario: Scenario) -> SourceRange {
    guard let line = flaw.line else { return firstLine(of: scenario.range) }
    let number = self.line(at: scenario.content.lower) + line - 1
    let last = self.line(at: max(scenario.content.lower, scenario.content.upper - 1))
    return range(ofLine: min(max(1, number), last))
  }

  /// The bytes of the line on which a block begins.
  func firstLine(of range: SourceRange) -> SourceRange {
    self.range(ofLine: line(at: range.lower))
  }
}
