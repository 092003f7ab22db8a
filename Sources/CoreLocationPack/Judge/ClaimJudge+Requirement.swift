internal import LockbClaims

extension ClaimJudge {
  /// “X needs Y”: X works where Y is given and nothing else is unusual, and nowhere without it.
  static func requirement(_ question: ClaimQuestion, _ scope: JudgeScope) -> ClaimJudgement {
    guard let subject = question.subjects.first.flatMap({ JudgeTerm($0) }),
      let event = JudgeNeed.event(subject), let needs = JudgeClaim.read(question.outcomes),
      let conditions = JudgeClaim.read(question.conditions), !needs.isEmpty
    else { return .silent }
    let isDenied = question.modality == .needNot || question.modality == .cannot
    var answers: [ClaimJudgement] = []
    for need in needs {
      let need = JudgeNeed(
        event: event, need: need.affirmed, conditions: conditions,
        isClaimed: need.isNegated == isDenied)
      guard let answer = need.answer(in: scope) else { return .silent }
      answers.append(answer)
    }
    return JudgeVerdict.weakest(answers)
  }
}
