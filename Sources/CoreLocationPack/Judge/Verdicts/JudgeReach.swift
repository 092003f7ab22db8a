internal import LockbClaims

/// Whether a state can be reached, where a claim names no event that leads there.
struct JudgeReach {
  let claim: JudgeClaim
  /// Whether the claim says that it can.
  let isClaimed: Bool

  /// The answer; silent where a term is unknown.
  func answer(in scope: JudgeScope) -> ClaimJudgement {
    var trials: [[JudgeTrial]] = []
    for places in scope.platforms {
      let tried = places.compactMap { trial(in: $0) }
      guard tried.count == places.count else { return .silent }
      trials.append(tried)
    }
    return JudgeVerdict(scope: scope, trials: trials, outside: []).judgement
  }

  /// “Cannot” speaks of the app, which has no hold on Settings, unless it names no circumstances;
  /// “can” of the app and its user.
  private func trial(in place: JudgePlace) -> JudgeTrial? {
    guard let setting = JudgeSetting(place, keys: claim.keys) else { return nil }
    if claim.isAccuracyOfKey, !setting.context.hasAccuracySetting {
      return JudgeTrial(setting: setting, finding: .absent, outcomes: claim.outcomes)
    }
    let findings = JudgeTerm.readings(of: claim.conditions, asStatusFirst: false).flatMap { from in
      JudgeTerm.readings(of: claim.outcomes, asStatusFirst: true).map { to in
        finding(setting, from, to)
      }
    }
    guard let first = findings.first.flatMap({ $0 }), findings.allSatisfy({ $0 != nil }) else {
      return nil
    }
    let isSame = findings.allSatisfy { $0?.isSame(as: first) == true }
    return JudgeTrial(
      setting: setting, finding: isSame ? first : .open, outcomes: claim.outcomes)
  }

  private func finding(
    _ setting: JudgeSetting, _ conditions: [JudgeTerm], _ outcomes: [JudgeTerm]
  ) -> JudgeTrial.Finding? {
    guard let situations = setting.situations(where: conditions) else { return nil }
    guard !situations.isEmpty else { return .vacuous }
    var moves = JudgeMoves.inApp(on: setting.context.platform)
    // Settings offer what an app declares; what is never so, nobody brings about.
    if isClaimed || conditions.isEmpty, claim.keys.isEmpty {
      moves += [.never, .askNextTime, .whileUsing, .always].map { [.settings($0)] }
      moves += [[.settings(.globalOff)], [.restriction(true)]]
    }
    // The user may lower and raise the accuracy of any app.
    let namesAccuracy = claim.outcomes.contains { $0.type == .accuracy }
    if claim.isAccuracyOfKey || isClaimed && namesAccuracy {
      moves += [[.settings(.preciseOn)], [.settings(.preciseOff)]]
    }
    for situation in situations where situation.rank < JudgeSituation.farRank {
      var walk = JudgeWalk(setting.table, from: situation.state, trace: situation.trace)
      walk.run(moves)
      // What is so already can be so.
      for rest in walk.found
      where conditions.isEmpty || isClaimed || rest.state != situation.state {
        guard let agrees = setting.agrees(rest.state, outcomes) else { return nil }
        guard agrees else { continue }
        var run = JudgeRun(
          JudgeSituation(state: situation.state, trace: situation.trace, rank: situation.rank))
        for event in rest.trace.dropFirst(situation.trace.count) {
          run = run.taking(event, in: setting.table, isNamed: true) ?? run
        }
        return isClaimed ? .holds(run) : .fails(run)
      }
    }
    let run = situations.first.map { JudgeRun($0) }
    return isClaimed ? .fails(run) : .holds(run)
  }
}

extension JudgeTrial.Finding {
  /// Whether two findings come to the same.
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.holds, .holds), (.fails, .fails), (.open, .open), (.vacuous, .vacuous),
      (.absent, .absent):
      true
    default: false
    }
  }
}
