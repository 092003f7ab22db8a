internal import LockbClaims

/// What an event needs, found by taking it away.
struct JudgeNeed {
  let event: JudgeTerm
  let need: JudgeTerm
  let conditions: [JudgeTerm]
  /// Whether the claim says that it is needed.
  let isClaimed: Bool

  /// The answer; nil where the need is of a kind that cannot be taken away.
  func answer(in scope: JudgeScope) -> ClaimJudgement? {
    var trials: [[JudgeTrial]] = []
    for places in scope.platforms {
      var tried: [JudgeTrial] = []
      for place in places {
        guard let trial = trial(in: place) else { return nil }
        tried.append(trial)
      }
      trials.append(tried)
    }
    return JudgeVerdict(scope: scope, trials: trials, outside: []).judgement
  }

  /// What a subject of a claim does in the machine; nil where it is nothing that happens.
  static func event(_ subject: JudgeTerm) -> JudgeTerm? {
    switch subject.type {
    case .event: JudgeEvents.isKnown(subject) ? subject : nil
    case .service:
      JudgeService(rawValue: subject.value)?.start.map { JudgeTerm(.event, $0.name) }
    default: nil
    }
  }

  private func trial(in place: JudgePlace) -> JudgeTrial? {
    let works = JudgeTerm(.effect, "works")
    guard let with = runs(in: place, need), let without = runs(in: place, need.opposite),
      let setting = JudgeSetting(place, keys: [])
    else { return nil }
    func trial(_ setting: JudgeSetting, _ finding: JudgeTrial.Finding) -> JudgeTrial {
      JudgeTrial(setting: setting, finding: finding, outcomes: [works])
    }
    guard with.runs.contains(where: \.works) else { return trial(setting, .absent) }
    if let still = without.runs.first(where: \.works) {
      return trial(without.setting, isClaimed ? .fails(still) : .holds(still))
    }
    guard let refused = without.runs.first else { return trial(with.setting, .absent) }
    return isClaimed
      ? trial(without.setting, .holds(refused)) : trial(without.setting, .fails(refused))
  }

  private func runs(
    in place: JudgePlace, _ circumstance: JudgeTerm
  ) -> (setting: JudgeSetting, runs: [JudgeRun])? {
    let claim = JudgeClaim(
      conditions: conditions + [circumstance], events: [event], outcomes: [], force: .ordinary)
    guard let setting = JudgeSetting(place, keys: claim.keys) else { return nil }
    var runs: [JudgeRun] = []
    for reading in JudgeTerm.readings(of: claim.conditions, asStatusFirst: false) {
      guard let situations = setting.situations(where: reading) else { return nil }
      runs += setting.runs(of: claim, from: situations)
    }
    return (setting, runs)
  }
}

extension JudgeRun {
  /// Whether its event does what it is there for: a prompt, a started service, delivered data.
  var works: Bool {
    guard let output = deciding?.output else { return false }
    if output.prompt != .none { return output.prompt != .servicesOff }
    switch output.delivery {
    case .started, .delivered, .launched: return true
    default: return false
    }
  }
}
