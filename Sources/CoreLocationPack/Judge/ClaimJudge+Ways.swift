internal import LockbClaims

/// Other ways in which something comes about than the one that a claim has in mind.
extension ClaimJudge {
  /// “Never”, said of what nobody brings about, or “only then”, refuted by another way; nil where
  /// none is known.
  static func otherWay(
    _ question: ClaimQuestion, _ scope: JudgeScope, _ force: JudgeClaim.Force
  ) -> ClaimJudgement? {
    guard question.outcomes.count == 1 else { return nil }
    let isOnly = question.kind == .onlyIf || question.quantifier == .only
    let isBare = question.conditions.isEmpty
    // What a session or a key leads to, is said of no other way.
    let isOfUse = question.conditions.allSatisfy { ["phase", "process"].contains($0.type) }
    guard isOfUse else { return nil }
    let ways: [String] =
      switch (question.outcomes[0].description, question.events.map(\.value)) {
      // The system brings up the second prompt and the reminder by itself.
      case ("prompt/any", []) where force == .none: ["secondPromptShown", "reminderShown"]
      case ("callback/any", []) where force == .none: ["change:any"]
      case ("callback/any", ["change:any"]) where isOnly && isBare: ["createManager"]
      case ("callback/any", ["createManager"]) where isOnly && isBare: ["change:any"]
      default: []
      }
    for way in ways {
      var other = question
      other.events = [ClaimTerm("event/" + way)]
      guard let claim = JudgeClaim(other, force: .none) else { continue }
      let answer = JudgeVerdict.of(claim, in: scope)
      if answer.verdict == .contradictsModel { return answer }
    }
    return nil
  }
}
