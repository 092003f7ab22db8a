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
///   in an older one, or without what it speaks of in the first that it names: `conditional`. False
///   in every situation and reading of the newest place: `contradictsModel`. True here and false
///   there: `modelSilent`, unless the claim says always, never or only, where one counterexample
///   refutes it. What the judge does not know it leaves alone: a false alarm costs more than a
///   missed error.
public enum ClaimJudge {
  /// Answers a question; pure, from any thread.
  public static func judge(_ question: ClaimQuestion) -> ClaimJudgement {
    let answer = judgeAlone(question)
    guard answer.verdict != .holds, answer.verdict != .modelSilent else { return answer }
    // Before there were two prompts, a request for Always had one text; who tells which of them shows
    // which text speaks of later systems.
    let tellsText = question.outcomes.contains { $0.type == "usageKey" }
    if tellsText, answer.verdict == .conditional, question.scope.isEmpty,
      question.events.map(\.value) == ["requestAlways"]
    {
      return .silent
    }
    // “The call shows the second prompt”: after a request for the lesser level, the upgrade is one.
    if let upgrade = question.asUpgrade, judgeAlone(upgrade).verdict == .holds { return .silent }
    // What can be meant in another way is refuted where that is, too.
    return question.otherwise.allSatisfy { judgeAlone($0).verdict == answer.verdict }
      ? answer : .silent
  }

  private static func judgeAlone(_ question: ClaimQuestion) -> ClaimJudgement {
    guard let scope = JudgeScope(question.scope), question.modality != .mustNot,
      // Nothing is refuted by what cannot be: the sentence was misread.
      !question.conditions.contains(where: { question.conditions.contains($0.negated) }),
      !question.outcomes.contains(where: { question.outcomes.contains($0.negated) })
    else { return .silent }
    // A prompt shows the text of a usage description, and of no other key.
    let isText = question.outcomes.allSatisfy { term in
      term.type != "usageKey" || ModelUsageKey.allCases.contains { $0.name == String(term.value) }
    }
    guard isText else { return .silent }
    switch question.kind {
    case .transition, .reports, .always, .never, .lapses, .onlyIf, .can, .cannot:
      return question.asPresence.map(catalogue) ?? behaviour(question, scope)
    case .requires: return requirement(question, scope)
    case .order: return order(question, scope)
    case .exists, .available, .count, .enumerates, .alias: return catalogue(question)
    }
  }

  private static func behaviour(
    _ question: ClaimQuestion, _ scope: JudgeScope
  ) -> ClaimJudgement {
    let force = force(question)
    // Which prompt lacks an option, a claim without an event leaves open.
    if question.tellsOption, question.modality == .cannot, question.events.isEmpty {
      return .silent
    }
    guard question.modality != .needNot, !JudgeClaim.leavesOpenWhoAsks(question),
      !JudgeClaim.leavesEventsOut(question),
      let question = withServices(inOrderOfTime(question)),
      let claim = JudgeClaim(question, force: force)
    else { return .silent }
    if claim.mayLeaveUseUnsaid || claim.mayReturnUnsaid || claim.speaksOfUse { return .silent }
    if question.kind == .never || question.quantifier == .never, claim.leavesDoerUnsaid {
      return .silent
    }
    if claim.tellsNothingOfAnswer || claim.endsOnlyInPart || claim.startsAnew || claim.lacksSomeKey
      || claim.leavesAnswerUnsaid
    {
      return .silent
    }
    // Before it is launched again, an application has ended, by itself or by somebody.
    let speaksOfLife = claim.outcomes.contains { $0.type == .lifetime }
    // That a grant outlasts a call says nothing of how long it lasts.
    let isAfterCall = claim.events.dropLast().last.map { !$0.isAct && !$0.isAnswer } == true
    // What a session keeps alive, one of another kind does not.
    let isOfSomeSession = claim.conditions.contains {
      $0.type == .session && $0.value == "service:any"
    }
    let lasts = claim.outcomes.contains { term in
      term.type == .lifetime && term.value.hasSuffix("lasts") && !term.isNegated
    }
    if lasts, isAfterCall || isOfSomeSession { return .silent }
    let isAfterEnd = claim.events.dropLast().last?.value.hasPrefix("terminate") == true
    if speaksOfLife, !isAfterEnd, claim.events.last?.value.hasPrefix("relaunch") == true {
      return .silent
    }
    // The trigger tells the app nothing, at whatever level it is used.
    if claim.service == .notification,
      claim.outcomes.contains(where: { $0.type == .delivery && $0.value == "positions" })
    {
      return .silent
    }
    if claim.leavesTimeToSystem(of: question) || claim.speaksOutOfUse { return .silent }
    // What is delivered without a session in the explicit mode, the machine does not tell.
    let isExplicit = claim.keys.contains { $0.value == "NSLocationRequireExplicitServiceSession" }
    if isExplicit, claim.outcomes.contains(where: { $0.type == .delivery }) { return .silent }
    let launches = claim.outcomes.contains(JudgeTerm(.delivery, "relaunch"))
    // Starting a service asks on a Mac, which the sentence before may have named.
    let asksByStart = claim.events.contains { $0.value == "start:any" }
    let isDecided = claim.conditions.contains { term in
      term.type == .status && term.value != "notDetermined" && !term.isNegated
    }
    if asksByStart, !isDecided, !scope.isStated,
      claim.outcomes.contains(where: { $0.type == .prompt })
    {
      return .silent
    }
    // A suspended app is woken without being launched.
    let isSuspended = claim.conditions.contains { $0.type == .phase && $0.value == "suspended" }
    if launches, isSuspended { return .silent }
    // How long a one-time grant lasts, depends on what the user does meanwhile.
    let waits = claim.events.map(\.value) == ["nextMorning"]
    if waits, claim.conditions.contains(where: { $0.value == "temporary" }) { return .silent }
    // Which status a grant has in an app that was brought to the Mac, is not documented (C-8).
    let brought: Set<ModelPlatform> = [.macCatalyst, .iPadAppOnMac]
    let readsGrant = claim.outcomes.contains {
      $0.type == .status && $0.value.hasPrefix("authorized")
    }
    if readsGrant, scope.platforms.joined().allSatisfy({ brought.contains($0.platform) }) {
      return .silent
    }
    // What comes back with the services is what was there before they were switched off.
    let restores = claim.events.map(\.value) == ["settings:globalOn"]
    let isTold = claim.conditions.contains { !$0.isNegated && $0.type != .device }
    if restores, !isTold, claim.outcomes.contains(where: { !$0.isNegated }) { return .silent }
    // Only what a clip is given ends with the night.
    let sleepsOver = claim.events.contains { $0.value == "nextMorning" }
    let isOfClip = scope.platforms.joined().contains { $0.platform == .appClip }
    if sleepsOver, !isOfClip, claim.events.contains(where: { $0.value.hasPrefix("choose:") }) {
      return .silent
    }
    // Whether a session is told of that is held, or that is taken again, decides what is launched.
    if launches, claim.conditions.contains(where: { $0.type == .session && !$0.isNegated }) {
      return .silent
    }
    // Whether a call has an effect is asked of calls, not of what people and the system do.
    let others = ["choose:", "settings:", "noLongerInUse", "leaveForeground", "enterForeground"]
    if force != .none, question.events.count > 1,
      question.outcomes.contains(where: { $0.type == "effect" }),
      let last = question.events.last?.value, others.contains(where: last.hasPrefix)
    {
      return .silent
    }
    // What ends whose program, is not said.
    if question.conditions.isEmpty, question.events.isEmpty, question.subjects.isEmpty,
      question.outcomes.contains(where: { $0.value == "crash" })
    {
      return .silent
    }
    // Which prompt was refused, is not said.
    if claim.outcomes.contains(where: { $0.value == "fullAccuracyDenied" }),
      claim.conditions.contains(where: { $0.value == "denied" })
        || claim.events.contains(where: { $0.value == "choose:Don’t Allow" })
    {
      return .silent
    }
    // Live updates launch with a session only, a push launches no app but its extension.
    let speaksOfLaunch = claim.outcomes.contains {
      $0.type == .delivery && $0.value == "relaunch"
    }
    if speaksOfLaunch, claim.service == .liveUpdates || claim.service == .push { return .silent }
    if let answer = otherWay(question, scope, force) { return answer }
    let mayOnly = force == .some && claim.namesGrantOnly
    if question.kind == .onlyIf || question.quantifier == .only, force == .ordinary || mayOnly {
      // Which of the prompts appears only so, is not said.
      if question.events.isEmpty, claim.outcomes.contains(JudgeTerm(.prompt, "any")) {
        return .silent
      }
      if claim.outcomes == [JudgeTerm(.lifetime, "ends")],
        let earlier = earlierEnd(question, claim, scope)
      {
        return earlier
      }
      if question.kind != .lapses {
        let answer = JudgeOnlyIf(claim: claim).answer(in: scope)
        // Whether Always can be asked for at once is contested (C-10).
        let isDirect =
          claim.events.map(\.value) == ["requestAlways"]
          && question.conditions.map(\.concept) == ["level/whenInUse"]
        return isDirect && answer.verdict == .contradictsModel ? contested(answer) : answer
      }
    }
    if let answer = absentAnswer(claim, scope), force != .none { return answer }
    if let answer = absentEvent(claim, scope, force) { return answer }
    if let answer = absentState(claim, scope, force) { return answer }
    if let answer = absentService(claim, scope, force) { return answer }
    if launches, question.events.isEmpty, let answer = launch(claim, scope, force) { return answer }
    if let answer = absentCall(claim, scope, force) { return answer }
    if question.kind == .lapses, question.quantifier == .only,
      let earlier = earlierEnd(question, claim, scope)
    {
      return earlier
    }
    // What is never so, whatever the circumstances, is so in no state that can be reached.
    let isAbility =
      force == .some || force == .none && (question.kind != .never || claim.conditions.isEmpty)
    let isStored =
      claim.outcomes.allSatisfy(\.isStored) || claim.isAccuracyOfKey
      || force == .some && claim.outcomes.allSatisfy { $0.type == .accuracy }
    if isAbility, claim.events.isEmpty, isStored {
      let answer = JudgeReach(claim: claim, isClaimed: force == .some).answer(in: scope)
      // Out of nearly every state the user can lead anywhere; “cannot” speaks of what the
      // application can do.
      let mayMeanLess = force == .none && claim.namesGrant
      return mayMeanLess && answer.verdict == .contradictsModel ? .silent : answer
    }
    let answer = limited(JudgeVerdict.of(claim, in: scope), claim, scope)
    let isDirect = claim.events.map(\.value) == ["requestAlways"] && !claim.namesGrant
    return isDirect && force == .none && answer.verdict == .contradictsModel
      ? contested(answer) : answer
  }

  /// A label that no prompt of the named versions shows, although later ones do, cannot be chosen.
  private static func absentAnswer(_ claim: JudgeClaim, _ scope: JudgeScope) -> ClaimJudgement? {
    guard scope.isStated, !scope.isExclusion,
      let answer = claim.events.first(where: { $0.value.hasPrefix("choose:") })
    else { return nil }
    func isOffered(_ place: JudgePlace) -> Bool {
      guard let context = JudgeSetting(place, keys: [])?.context else { return true }
      return Self.isOffered(answer, in: context)
    }
    let isAbsent = !scope.platforms.joined().contains(where: isOffered)
    guard isAbsent, JudgePlace.all(of: .iOS).contains(where: isOffered) else { return nil }
    let label = answer.value.dropFirst("choose:".count)
    return ClaimJudgement(
      .contradictsModel,
      explanation: Localized(
        en: "no prompt there offers \(label)", ko: "그곳의 알림에는 \(label) 선택지가 없습니다"))
  }

  /// Whether a prompt offers an answer there.
  static func isOffered(_ answer: JudgeTerm, in context: ModelContext) -> Bool {
    // How iOS 11 and 12 worded their answers is not verified (P-11).
    let older = "choose:Only While Using the App"
    let ofUpgrade = ["choose:Keep Only While Using", "choose:Change to Always Allow"]
    return JudgePrompts.offers(answer.value, in: context)
      || answer.value == "choose:Allow While Using App" && JudgePrompts.offers(older, in: context)
      || ofUpgrade.contains(String(answer.value)) && JudgePrompts.canMean("P-UPG", in: context)
  }

  /// “Lasts until E” is refuted by an ordinary end that comes before E can.
  private static func earlierEnd(
    _ question: ClaimQuestion, _ claim: JudgeClaim, _ scope: JudgeScope
  ) -> ClaimJudgement? {
    let late = ["reboot", "reinstall", "terminate", "terminate:byUser", "settings:", "relaunch"]
    guard let last = claim.events.last, late.contains(where: { last.value.hasPrefix($0) }) else {
      return nil
    }
    // What a clip is allowed ends with the day.
    let isClip = scope.platforms.joined().allSatisfy { $0.platform == .appClip }
    let end = isClip ? "nextMorning" : "lapse:any"
    var conditions = JudgeClaim.read(question.conditions) ?? []
    if isClip, conditions.isEmpty { conditions = [JudgeTerm(.grant, "whenInUse")] }
    let lasting = JudgeClaim(
      conditions: conditions,
      events: claim.events.dropLast() + [JudgeTerm(.event, end)],
      outcomes: [JudgeTerm(.lifetime, "lasts")], force: .ordinary)
    let answer = JudgeVerdict.of(lasting, in: scope)
    return answer.verdict == .contradictsModel ? answer : nil
  }

  /// The question with a service that is spoken of as a condition, and what it does as an outcome;
  /// nil for subjects and properties of another kind.
  private static func withServices(_ question: ClaimQuestion) -> ClaimQuestion? {
    var question = question
    for subject in question.subjects {
      guard !subject.isNegated else { return nil }
      if subject.type == "service" {
        question.conditions.append(subject)
      } else if let symbol = JudgeTerm(subject), symbol.type == .api,
        let service = JudgeCatalogue.service(of: symbol)
      {
        // What a call starts, or a callback tells of, belongs to a service.
        question.conditions.append(ClaimTerm("service/" + service.value))
      } else {
        return nil
      }
    }
    guard let conditions = withFlags(question.conditions) else { return nil }
    question.conditions = conditions
    // What is ended in the background has been held since before.
    let held = ClaimTerm("session/background")
    if question.events.last?.value == "invalidateBackgroundSession",
      question.conditions.contains(ClaimTerm("phase/background")),
      !question.conditions.contains(where: { $0.concept == held.concept })
    {
      question.conditions.append(held)
    }
    // An entitlement is nothing that the machine tells apart.
    question.conditions.removeAll { $0.concept.hasPrefix("key/com.") && !$0.isNegated }
    question.outcomes = question.outcomes.map { outcome in
      outcome.concept == "property/launches"
        ? ClaimTerm("delivery/relaunch", isNegated: outcome.isNegated) : outcome
    }
    return question
  }

  /// The conditions with flags as what they tell of; nil where a flag tells of several things.
  private static func withFlags(_ conditions: [ClaimTerm]) -> [ClaimTerm]? {
    let told = conditions.map { term in
      term.type == "diagnostic"
        ? situations[term.value].map { ClaimTerm("device/" + $0) } : term
    }
    return told.contains { $0 == nil } ? nil : told.compactMap { $0 }
  }

  /// What is the case on the device while a flag is set.
  private static let situations: [Substring: String] = [
    "authorizationDeniedGlobally": "servicesOff", "authorizationRestricted": "restricted",
  ]

  private static func force(_ question: ClaimQuestion) -> JudgeClaim.Force {
    if question.kind == .cannot || question.modality == .cannot { return .none }
    if question.kind == .never || question.quantifier == .never { return .none }
    if question.kind == .always || question.quantifier == .always { return .every }
    if question.kind == .can || question.modality == .can || question.quantifier == .sometimes {
      return .some
    }
    // “In provisional Always the second prompt appears”: where it does, and not after every event.
    let tellsWhere = question.events.isEmpty && !question.conditions.isEmpty
    let isPrompt = question.outcomes.allSatisfy {
      $0.type == "prompt" && $0.value != "any" && !$0.isNegated
    }
    if question.kind == .transition, tellsWhere, isPrompt, question.quantifier == .ordinary {
      return .some
    }
    return .ordinary
  }
}

extension ClaimQuestion {
  /// Whether it tells what a prompt offers, and nothing else.
  fileprivate var tellsOption: Bool {
    outcomes.allSatisfy { $0.type == "prompt" && $0.value.hasPrefix("option:") }
  }

  /// The same of the prompt that raises the level, where the second prompt is told of and in which
  /// state the app asks is not; nil elsewhere.
  fileprivate var asUpgrade: ClaimQuestion? {
    let second = ClaimTerm("prompt/second")
    guard conditions.isEmpty, outcomes.contains(second),
      let last = events.last?.value, last == "requestAlways" || last == "request:any"
    else { return nil }
    var question = self
    question.conditions = [ClaimTerm("level/whenInUse")]
    question.events = [ClaimTerm("event/requestAlways")]
    question.outcomes = outcomes.map { $0 == second ? ClaimTerm("prompt/P-UPG") : $0 }
    return question
  }
}
