internal import LockbBase
internal import LockbClaims
internal import LockbReference

/// Turns what a claim came to in each place into one answer.
struct JudgeVerdict {
  let scope: JudgeScope
  /// By platform, oldest place first.
  let trials: [[JudgeTrial]]
  /// Where “only there” says that it is not so.
  let outside: [JudgeTrial]

  /// The answer for a claim, tried everywhere; silent where a term is unknown somewhere.
  static func of(_ claim: JudgeClaim, in scope: JudgeScope) -> ClaimJudgement {
    var trials: [[JudgeTrial]] = []
    for places in scope.platforms {
      let tried = places.compactMap { JudgeTrial.of(claim, in: $0) }
      guard tried.count == places.count else { return .silent }
      trials.append(tried)
    }
    let outside = scope.outside.flatMap { $0 }.compactMap { JudgeTrial.of(claim, in: $0) }
    let judgement = JudgeVerdict(scope: scope, trials: trials, outside: outside).judgement
    // That nothing happens in a state that there is not, is odd and no mistake.
    let isNothing = !claim.outcomes.isEmpty && claim.outcomes.allSatisfy(\.isNegated)
    if judgement.verdict == .vacuous, isNothing { return .silent }
    // Of an error, what the reference only infers to do nothing says nothing.
    let isOfError = claim.outcomes == [JudgeTerm(.delivery, "error")]
    let isInferred =
      judgement.verdict == .contradictsModel && judgement.confidence == Confidence.inferred.rawValue
    return isOfError && isInferred ? .silent : judgement
  }

  var judgement: ClaimJudgement {
    var answers: [ClaimJudgement] = []
    for tried in trials {
      let present = tried.filter { trial in
        if case .absent = trial.finding { return false }
        if case .vacuous = trial.finding { return false }
        return true
      }
      guard let newest = present.last else {
        let isVacuous = tried.contains { if case .vacuous = $0.finding { true } else { false } }
        let nearest = tried.last?.spoiler.map { JudgeWords.vacuous($0) }
        answers.append(
          isVacuous
            ? ClaimJudgement(.vacuous, explanation: nearest ?? JudgeWords.neverComesTrue) : .silent)
        continue
      }
      let answer = answer(newest, present)
      // What is gone is meant by nobody who names no version.
      let isGone = newest.setting.place != tried.last?.setting.place && !scope.isStated
      answers.append(isGone && answer.verdict == .contradictsModel ? .silent : answer)
    }
    // “Everywhere but there” is not said of every platform that the model knows.
    let isSplit = Set(answers.map(\.verdict)).count > 1
    return scope.isExclusion && isSplit ? .silent : exclusive(Self.weakest(answers))
  }

  private func answer(_ newest: JudgeTrial, _ present: [JudgeTrial]) -> ClaimJudgement {
    let held = present.filter { if case .holds = $0.finding { true } else { false } }
    let failed = present.filter { if case .fails = $0.finding { true } else { false } }
    let stretches = JudgeWords.stretches(held.map(\.setting.place))
    switch newest.finding {
    case .holds(let run):
      // What limits the claim is proved by the run that refutes it, not by the one that agrees.
      guard let last = failed.last, case .fails(let refuting) = last.finding else {
        return newest.judgement(.holds, run)
      }
      let limited = last.judgement(
        .conditional, refuting, conditions: stretches, explanation: JudgeWords.explanation(last),
        correction: JudgeWords.only(Localized.joined(stretches, "; ")))
      // What sources do not agree upon limits nothing where no version is named.
      return limited.confidence == "contested" && !scope.isStated
        ? newest.judgement(.holds, run) : limited
    case .fails(let run) where !held.isEmpty && scope.isStated && held.count < present.count:
      // It names the versions where it holds among others.
      return newest.judgement(
        .conditional, run, conditions: stretches, explanation: JudgeWords.explanation(newest),
        correction: JudgeWords.only(Localized.joined(stretches, "; ")))
    case .fails(let run):
      // “Since then”, which was true then, is true up to where it has changed.
      if scope.isStated, !scope.isExclusion, case .holds? = present.first?.finding {
        return newest.judgement(
          .conditional, run, conditions: stretches, explanation: JudgeWords.explanation(newest),
          correction: JudgeWords.only(Localized.joined(stretches, "; ")))
      }
      return newest.judgement(
        .contradictsModel, run, conditions: stretches,
        explanation: JudgeWords.explanation(newest), correction: JudgeWords.correction(newest))
    case .open, .vacuous, .absent: return .silent
    }
  }

  /// “Only there”: what is true elsewhere too may still be meant, with “only” said of something
  /// else.
  private func exclusive(_ answer: ClaimJudgement) -> ClaimJudgement {
    guard answer.verdict == .holds, !outside.isEmpty else { return answer }
    let isTrueElsewhere = outside.contains { trial in
      switch trial.finding {
      case .holds, .open: true
      case .fails, .vacuous, .absent: false
      }
    }
    return isTrueElsewhere ? .silent : answer
  }

  /// One answer for several platforms: what is refuted on one is refuted.
  static func weakest(_ answers: [ClaimJudgement]) -> ClaimJudgement {
    let order: [ClaimVerdict] = [.contradictsModel, .modelSilent, .vacuous, .conditional, .holds]
    for verdict in order {
      if let answer = answers.first(where: { $0.verdict == verdict }) { return answer }
    }
    return .silent
  }
}

extension JudgeTrial {
  /// An answer with a run of this place as its proof.
  func judgement(
    _ verdict: ClaimVerdict, _ run: JudgeRun?, conditions: [Localized<String>] = [],
    explanation: Localized<String>? = nil, correction: Localized<String>? = nil
  ) -> ClaimJudgement {
    var judgement = ClaimJudgement(verdict, conditions: conditions, correction: correction)
    if let explanation { judgement.explanation = explanation }
    guard let run else { return judgement }
    let events = run.events
    judgement.proof = ClaimJudgement.Proof(
      platform: setting.place.platform.rawValue, version: JudgeWords.short(setting.place.version),
      keys: setting.keys(for: events), events: events.map(\.contractName),
      parting: verdict == .holds ? nil : run.parting)
    let steps = run.named.map { run.steps[$0] }
    let rules = steps.map(\.entry.rule)
    for rule in rules where !judgement.rows.contains(rule.row) { judgement.rows.append(rule.row) }
    if rules.isEmpty { judgement.rows = ["1.3"] }
    let confidence = steps.map {
      $0.entry.rule.confidence(from: $0.before, to: $0.after, in: setting.context)
    }.max()
    judgement.confidence = (confidence ?? .documented).rawValue
    return judgement
  }
}
