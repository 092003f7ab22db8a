internal import LockbClaims

/// Whether one event must come before another.
struct JudgeOrder {
  let first: JudgeTerm
  let second: JudgeTerm
  let conditions: [JudgeTerm]
  /// Whether the claim says that it must.
  let isClaimed: Bool

  /// The answer; nil where a term is unknown.
  func answer(in scope: JudgeScope) -> ClaimJudgement? {
    var trials: [[JudgeTrial]] = []
    for places in scope.platforms {
      let tried = places.compactMap { trial(in: $0) }
      guard tried.count == places.count else { return nil }
      trials.append(tried)
    }
    return JudgeVerdict(scope: scope, trials: trials, outside: []).judgement
  }

  private func trial(in place: JudgePlace) -> JudgeTrial? {
    let alone = JudgeClaim(conditions: conditions, events: [second], outcomes: [], force: .ordinary)
    guard let setting = JudgeSetting(place, keys: alone.keys),
      let known = setting.situations(of: alone, where: alone.conditions)
    else { return nil }
    // Nothing has happened yet, so that the first event cannot have happened either.
    let situations = alone.namesGrant ? known : known.filter { $0.state.grant == .notDetermined }
    let direct = setting.runs(of: alone, from: situations)
    let after = [[], [JudgeTerm(.event, "answer:allow")]].flatMap { answer in
      var claim = alone
      claim.events = [first] + answer + [second]
      return setting.runs(of: claim, from: situations)
    }
    let finding: JudgeTrial.Finding
    if let works = direct.first(where: { $0.works(in: setting) }) {
      finding = isClaimed ? .fails(works) : .holds(works)
    } else if after.contains(where: { $0.works(in: setting) }), let refused = direct.first {
      finding = isClaimed ? .holds(refused) : .fails(refused)
    } else {
      finding = .absent
    }
    return JudgeTrial(
      setting: setting, finding: finding, outcomes: [JudgeWords.withoutNeed])
  }
}
