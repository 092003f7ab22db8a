internal import LockbBase
internal import LockbClaims
internal import LockbKnowledge

extension ClaimJudge {
  /// “X needs Y”: X works where Y is given and nothing else is unusual, and nowhere without it.
  static func requirement(_ question: ClaimQuestion, _ scope: JudgeScope) -> ClaimJudgement {
    guard let subject = asker(in: question).flatMap({ user(of: $0, scope) }),
      !subject.isNegated, let named = JudgeClaim.read(question.outcomes),
      let conditions = JudgeClaim.read(question.conditions)
    else { return .silent }
    // “Needs the key to show a prompt”: what for, and nothing that it needs.
    let needs = named.filter { $0.type != .effect && $0 != JudgeTerm(.prompt, "any") }
    guard !needs.isEmpty else { return .silent }
    // What is never needed is not needed.
    let isClaimed =
      question.modality != .needNot && question.modality != .cannot && question.quantifier != .never
    if let answer = levels(of: subject, needs, isClaimed: isClaimed) { return answer }
    // Out of use nothing comes without Always that either level can start (R04, T119).
    let isOutOfUse = conditions.contains { term in
      term.type == .phase && !term.isNegated && ["notInUse", "terminated"].contains(term.value)
    }
    // Behind other apps, events that launch one come to those in use and to those with Always (T122).
    let isBehind =
      eventServices.contains(subject.value)
      && conditions.contains { $0.type == .phase && !$0.isNegated && $0.value == "background" }
    if isOutOfUse || isBehind, isClaimed, needs.contains(JudgeTerm(.level, "always")) {
      return .silent
    }
    // “When In Use or Always” is one need, not two.
    guard needs.count(where: \.speaksOfGrant) < 2 else { return .silent }
    var answers = needs.map {
      answer(subject, $0, conditions, isClaimed: isClaimed, scope) ?? .silent
    }
    if question.quantifier == .only, isClaimed {
      if needs.count == 1, needs[0].type == .level || needs[0].type == .grant {
        return sufficiency(subject, needs[0], conditions, scope) ?? .silent
      }
      guard needs.allSatisfy({ $0.type == .key }) else { return .silent }
      answers += others(than: needs).map { other in
        answer(subject, other, conditions, isClaimed: false, scope) ?? .silent
      }
      // What works without any other key is not known for all of them.
      if answers.allSatisfy({ $0.verdict != .contradictsModel }) { return .silent }
    }
    return JudgeVerdict.weakest(answers)
  }

  /// Services whose events launch an app, and the calls that start them.
  private static let eventServices: Set<String> = [
    "region-monitoring", "condition-monitoring", "visits", "significant-change", "startRegion",
    "startVisits", "startSignificantChange",
  ]

  /// What is said to need something; of a request that is named twice, the one that tells more.
  private static func asker(in question: ClaimQuestion) -> ClaimTerm? {
    let named = question.subjects.first
    let isAnyRequest = named == ClaimTerm("event/request:any")
    return isAnyRequest && question.events.count == 1 ? question.events.first : named
  }

  /// The level that a service outside the machine needs, which its card says (7.4); nil for others.
  private static func levels(
    of subject: JudgeTerm, _ needs: [JudgeTerm], isClaimed: Bool
  ) -> ClaimJudgement? {
    let services = ["location-notification", "location-push"]
    let service =
      subject.type == .service
      ? subject.value
      : services.first { service in
        let calls = FactTable.all.fact("starts", of: "service/" + service)?.values
        return calls?.contains(subject.value) == true
      }
    guard let service, services.contains(service), needs.count == 1,
      needs[0].type == .level, !needs[0].isNegated,
      let entity = JudgeCatalogue.entity(JudgeTerm(.service, service)),
      let note = entity.properties.first(where: { $0.label == PropertyLabel.levels.text })
    else { return nil }
    let isNeeded =
      note.value.english.hasPrefix("Always")
      ? needs[0].value == "always" : needs[0].value == "whenInUse"
    // What Always needs, When In Use is not enough for; the lesser level is part of the greater.
    if needs[0].value == "whenInUse" { return isNeeded ? nil : .silent }
    let rows = JudgeCatalogue.rows(of: entity)
    guard isNeeded != isClaimed else { return ClaimJudgement(.holds, rows: rows) }
    let fact = Localized(en: "its levels: \(note.value.english)", ko: "권한 수준: \(note.value.korean)")
    return ClaimJudgement(.contradictsModel, explanation: fact, correction: fact, rows: rows)
  }

  /// “Needs only this”: it works where this is given.
  private static func sufficiency(
    _ subject: JudgeTerm, _ need: JudgeTerm, _ conditions: [JudgeTerm], _ scope: JudgeScope
  ) -> ClaimJudgement? {
    guard let event = JudgeSubject.event(subject, asData: false) else { return nil }
    var judged = JudgeNeed(event: event, need: need, conditions: conditions, isClaimed: true)
    judged.isEnough = true
    return judged.answer(in: scope)
  }

  /// The texts that a prompt may need besides some.
  private static func others(than needs: [JudgeTerm]) -> [JudgeTerm] {
    ["NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription"]
      .map { JudgeTerm(.key, $0) }.filter { !needs.contains($0) }
  }

  /// What needs something: a key that is needed without saying for what is needed for the request
  /// whose prompt shows it.
  private static func user(of subject: ClaimTerm, _ scope: JudgeScope) -> JudgeTerm? {
    guard subject.type == "key" else { return JudgeTerm(subject) }
    let requests = [
      "NSLocationWhenInUseUsageDescription": "requestWhenInUse",
      "NSLocationAlwaysAndWhenInUseUsageDescription": "requestAlways",
      "NSLocationAlwaysUsageDescription": "requestAlways",
      "NSLocationTemporaryUsageDescriptionDictionary": "requestTemporaryFullAccuracy",
    ]
    // Which texts an app reads that was brought to the Mac, is not settled.
    let platforms = Set(scope.platforms.joined().map(\.platform))
    if scope.isStated, platforms == [.macOS], requests[String(subject.value)] != nil {
      return JudgeTerm(.event, "request:any")
    }
    let isOnMac = platforms.contains(where: \.isMac)
    return scope.isStated && !isOnMac
      ? requests[String(subject.value)].map { JudgeTerm(.event, $0) } : nil
  }

  private static func answer(
    _ subject: JudgeTerm, _ need: JudgeTerm, _ conditions: [JudgeTerm], isClaimed: Bool,
    _ scope: JudgeScope
  ) -> ClaimJudgement? {
    guard !need.isNegated || need.type == .device else { return nil }
    let isEntitlement = need.value.hasPrefix("com.")
    if isEntitlement { return entitlement(subject, need, isClaimed: isClaimed) }
    guard let event = JudgeSubject.event(subject, asData: need.type == .accuracy) else {
      return nil
    }
    // The mode is for what goes on in the background, of which a start tells nothing.
    let isBackgroundMode = need.value.hasPrefix("UIBackgroundModes")
    if isBackgroundMode, event.value.hasPrefix("start") || event.value.hasPrefix("begin") {
      return nil
    }
    let asksForAlways = event.value == "requestAlways"
    let isInUse = need.value.hasSuffix("henInUse") && (need.speaksOfGrant || need.type == .asked)
    let widened =
      isInUse && need.type != .asked && !asksForAlways ? JudgeTerm(.grant, "authorized") : need
    let judged = JudgeNeed(
      event: event, need: widened, conditions: conditions, isClaimed: isClaimed)
    return judged.answer(in: scope).map { isInUse && asksForAlways ? contested($0) : $0 }
  }

  /// One section of an Apple page asks for When In Use before Always, the next describes a direct
  /// request (C-10).
  static func contested(_ answer: ClaimJudgement) -> ClaimJudgement {
    var answer = answer
    answer.confidence = "contested"
    answer.rows.append("C-10")
    return answer
  }

  /// “A must come before B”: B works after A and does not without.
  static func order(_ question: ClaimQuestion, _ scope: JudgeScope) -> ClaimJudgement {
    guard let events = JudgeClaim.read(question.events), events.count == 2,
      let conditions = JudgeClaim.read(question.conditions),
      events.allSatisfy({ $0.type == .event && JudgeEvents.isKnown($0) }),
      !events[0].isAct, events[0].value != "createManager"
    else { return .silent }
    let isClaimed = question.modality != .needNot && question.modality != .cannot
    let judged = JudgeOrder(
      first: events[0], second: events[1], conditions: conditions, isClaimed: isClaimed)
    guard let answer = judged.answer(in: scope) else { return .silent }
    return events.map(\.value) == ["requestWhenInUse", "requestAlways"] ? contested(answer) : answer
  }
}

extension JudgeTerm {
  /// Whether it speaks of what is stored or reported.
  var speaksOfGrant: Bool { type == .level || type == .grant || type == .status }
}
