internal import LockbClaims

/// “Only if”: what a claim says comes about where its conditions hold, and nowhere else.
struct JudgeOnlyIf {
  let claim: JudgeClaim

  /// The answer; silent where a term is unknown.
  func answer(in scope: JudgeScope) -> ClaimJudgement {
    guard !claim.keys.isEmpty || !claim.conditions.isEmpty else { return .silent }
    var trials: [[JudgeTrial]] = []
    for places in scope.platforms {
      let tried = places.compactMap { trial(in: $0) }
      guard tried.count == places.count else { return .silent }
      trials.append(tried)
    }
    return JudgeVerdict(scope: scope, trials: trials, outside: []).judgement
  }

  private func trial(in place: JudgePlace) -> JudgeTrial? {
    guard let inside = JudgeTrial.of(claim, in: place) else { return nil }
    guard case .holds = inside.finding else { return inside }
    let open = JudgeTrial(setting: inside.setting, finding: .open, outcomes: [])
    // “Only” may well speak of what happens rather than of a condition.
    let isDone = claim.events.last.map { last in
      last.isAnswer || last.isAct && !last.value.hasPrefix("eventReady")
    }
    if isDone == true { return open }
    // It may speak of any one of the conditions: one that it is true of is enough.
    var others: [JudgeTrial] = []
    for other in complements {
      guard let trial = JudgeTrial.of(other, in: place) else { return nil }
      switch trial.finding {
      case .holds, .vacuous, .absent: return inside
      case .fails, .open: others.append(trial)
      }
    }
    let refuted = others.first
    let isRefuted = others.allSatisfy { if case .fails = $0.finding { true } else { false } }
    return isRefuted ? refuted : open
  }

  /// The claim with one condition turned round, the others kept, said of no circumstance.
  private var complements: [JudgeClaim] {
    let terms = claim.keys + claim.conditions
    return terms.indices.map { index in
      var others = terms
      others[index] = terms[index].opposite
      if let service = claim.service { others.append(JudgeTerm(.service, service.rawValue)) }
      var other = JudgeClaim(
        conditions: others, events: claim.events, outcomes: claim.outcomes, force: .none)
      other.namesVersions = claim.namesVersions
      return other
    }
  }
}
