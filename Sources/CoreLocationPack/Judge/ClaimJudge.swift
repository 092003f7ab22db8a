internal import LockbBase
public import LockbClaims

/// Answers the question of a claim with the reference machine and the catalogue.
///
/// A claim speaks of circumstances; the judge tries it in every situation that agrees with them.
/// - **Places.** One version stands for each stretch in which nothing changes; nothing said means
///   iOS, all stretches in which what the claim names exists.
/// - **Ordinary circumstances.** Keys present, in the foreground, services on, no restriction, no
///   prompt, nothing asked before. A condition overrides one of them. A request starts from
///   notDetermined unless a condition names a grant; any other event from every grant.
/// - **Verdict.** True in the newest place and false in none: `holds`. True in the newest and false
///   in an older one: `conditional`. False in every situation and reading of the newest place:
///   `contradictsModel`. True here and false there: `modelSilent`, unless the claim says always,
///   never or only, where one counterexample refutes it. What the judge does not know it leaves
///   alone: a false alarm costs more than a missed error.
public enum ClaimJudge {
  /// Answers a question; pure, from any thread.
  public static func judge(_ question: ClaimQuestion) -> ClaimJudgement {
    guard let scope = JudgeScope(question.scope), question.modality != .mustNot else {
      return .silent
    }
    switch question.kind {
    case .transition, .reports, .always, .never, .lapses, .onlyIf, .can, .cannot:
      return behaviour(question, scope)
    case .requires: return requirement(question, scope)
    case .order: return order(question, scope)
    case .exists, .available, .count, .enumerates, .alias: return catalogue(question)
    }
  }

  private static func behaviour(
    _ question: ClaimQuestion, _ scope: JudgeScope
  ) -> ClaimJudgement {
    let force = force(question)
    guard question.modality != .needNot, let question = withServices(question),
      let claim = JudgeClaim(question, force: force)
    else { return .silent }
    let launches = claim.outcomes.contains(JudgeTerm(.delivery, "relaunch"))
    // Live updates launch with a session only, a push launches no app but its extension.
    if launches, claim.service == .liveUpdates || claim.service == .push { return .silent }
    if question.kind == .onlyIf || question.quantifier == .only, force == .ordinary {
      if question.kind != .lapses { return JudgeOnlyIf(claim: claim).answer(in: scope) }
    }
    let isAbility = force == .some || force == .none && question.kind != .never
    if isAbility, claim.events.isEmpty, claim.outcomes.allSatisfy(\.isStored) {
      return JudgeReach(claim: claim, isClaimed: force == .some).answer(in: scope)
    }
    let answer = JudgeVerdict.of(claim, in: scope)
    let isDirect = claim.events.map(\.value) == ["requestAlways"] && !claim.namesGrant
    return isDirect && force == .none && answer.verdict == .contradictsModel
      ? contested(answer) : answer
  }

  /// The question with a service that is spoken of as a condition, and what it does as an outcome;
  /// nil for subjects and properties of another kind.
  private static func withServices(_ question: ClaimQuestion) -> ClaimQuestion? {
    var question = question
    for subject in question.subjects {
      guard subject.type == "service", !subject.isNegated else { return nil }
      question.conditions.append(subject)
    }
    question.outcomes = question.outcomes.map { outcome in
      outcome.concept == "property/launches"
        ? ClaimTerm("delivery/relaunch", isNegated: outcome.isNegated) : outcome
    }
    return question
  }

  private static func force(_ question: ClaimQuestion) -> JudgeClaim.Force {
    if question.kind == .cannot || question.modality == .cannot { return .none }
    if question.kind == .never || question.quantifier == .never { return .none }
    if question.kind == .always || question.quantifier == .always { return .every }
    if question.kind == .can || question.modality == .can || question.quantifier == .sometimes {
      return .some
    }
    return .ordinary
  }
}
