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
    for other in complements {
      guard let trial = JudgeTrial.of(other, in: place) else { return nil }
      switch trial.finding {
      case .fails(let run):
        // `fails` of “in no circumstance”: it comes about elsewhere too.
        return JudgeTrial(
          setting: trial.setting, finding: .fails(run), outcomes: trial.outcomes)
      case .open: return JudgeTrial(setting: inside.setting, finding: .open, outcomes: [])
      case .holds, .vacuous, .absent: continue
      }
    }
    return inside
  }

  /// The claim with one condition turned round, the others kept, said of no circumstance.
  private var complements: [JudgeClaim] {
    let terms = claim.keys + claim.conditions
    return terms.indices.map { index in
      var others = terms
      others[index] = terms[index].opposite
      var other = JudgeClaim(
        conditions: others, events: claim.events, outcomes: claim.outcomes, force: .none)
      other.namesVersions = claim.namesVersions
      return other
    }
  }
}
