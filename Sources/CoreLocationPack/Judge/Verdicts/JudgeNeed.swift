internal import LockbClaims

/// What an event needs, found by taking it away.
struct JudgeNeed {
  let event: JudgeTerm
  let need: JudgeTerm
  let conditions: [JudgeTerm]
  /// Whether the claim says that it is needed.
  let isClaimed: Bool
  /// Whether it is said to be all that is needed, rather than needed.
  var isEnough = false

  /// The answer; nil where the need is of a kind that cannot be taken away.
  func answer(in scope: JudgeScope) -> ClaimJudgement? {
    var trials: [[JudgeTrial]] = []
    let isKnown = scope.platforms.joined().contains { place in
      need.type != .key || JudgeSetting(place, keys: [])?.isIntroduced(need.value) != false
    }
    for places in scope.platforms {
      var tried: [JudgeTrial] = []
      for place in places {
        guard let trial = trial(in: place, isUnknown: !isKnown) else { return nil }
        tried.append(trial)
      }
      trials.append(tried)
    }
    return JudgeVerdict(scope: scope, trials: trials, outside: []).judgement
  }

  /// Whether it is needed in a place; nil where the event never works there, or is unknown.
  func isNeeded(in place: JudgePlace) -> Bool? {
    switch trial(in: place)?.finding {
    case .holds: isClaimed
    case .fails: !isClaimed
    case .open, .vacuous, .absent, nil: nil
    }
  }

  /// - Parameter isUnknown: whether the need is a key that none of the places has.
  private func trial(in place: JudgePlace, isUnknown: Bool = false) -> JudgeTrial? {
    if isEnough {
      guard let with = runs(in: place, need) else { return nil }
      let finding: JudgeTrial.Finding
      if with.runs.isEmpty {
        finding = .absent
      } else if let works = with.runs.first(where: { $0.works(in: with.setting) }) {
        finding = .holds(works)
      } else {
        finding = .fails(with.runs.first)
      }
      return JudgeTrial(
        setting: with.setting, finding: finding, outcomes: [JudgeWords.withoutNeed])
    }
    guard let with = runs(in: place, need), let without = runs(in: place, need.opposite) else {
      return nil
    }
    let finding: JudgeTrial.Finding
    if need.type == .key, !with.setting.isIntroduced(need.value) {
      // What works where there is no such key at all does not need it.
      let still = without.runs.first { $0.works(in: without.setting) }
      finding = isClaimed && isUnknown ? still.map { .fails($0) } ?? .absent : .absent
    } else if !with.runs.contains(where: { $0.works(in: with.setting) }) {
      finding = .absent
    } else if let still = without.runs.first(where: { $0.works(in: without.setting) }) {
      finding = isClaimed ? .fails(still) : .holds(still)
    } else if let refused = without.runs.first {
      finding = isClaimed ? .holds(refused) : .fails(refused)
    } else {
      finding = .absent
    }
    return JudgeTrial(
      setting: without.setting, finding: finding, outcomes: [JudgeWords.withoutNeed])
  }

  private func runs(
    in place: JudgePlace, _ circumstance: JudgeTerm
  ) -> (setting: JudgeSetting, runs: [JudgeRun])? {
    var conditions = conditions + [circumstance]
    if event.value.hasSuffix(":significantChange"),
      !conditions.contains(where: { $0.type == .phase })
    {
      conditions.append(JudgeTerm(.phase, "terminated"))
    }
    let claim = JudgeClaim(
      conditions: conditions, events: [event], outcomes: [], force: .ordinary)
    guard let setting = JudgeSetting(place, keys: claim.keys) else { return nil }
    var runs: [JudgeRun] = []
    for reading in JudgeTerm.readings(of: claim.conditions, asStatusFirst: false) {
      guard let situations = setting.situations(of: claim, where: reading) else { return nil }
      runs += setting.runs(of: claim, from: situations)
    }
    return (setting, runs)
  }
}

extension JudgeRun {
  /// Whether its event does what it is there for: a prompt, a started service, delivered data, an
  /// app that is kept in use.
  func works(in setting: JudgeSetting) -> Bool {
    guard let step = deciding else { return false }
    switch step.event {
    case .createBackgroundSession: return step.after.isKeptInUse(in: setting.context)
    case .setAllowsBackground, .setShowsIndicator: return step.output.delivery == nil
    default: break
    }
    if step.output.prompt != .none { return step.output.prompt != .servicesOff }
    switch step.output.delivery {
    case .started, .delivered, .launched: return true
    default: return false
    }
  }
}
