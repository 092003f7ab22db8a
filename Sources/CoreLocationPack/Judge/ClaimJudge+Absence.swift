internal import LockbBase
internal import LockbClaims

/// What cannot be tried because it does not happen on the platforms that a claim names.
extension ClaimJudge {
  /// No app on these platforms is launched for an event (T125, I21).
  private static let withoutLaunch: Set<ModelPlatform> = [.watchOS, .tvOS, .visionOS, .macOS]

  /// “The system launches the app” where it launches none; nil where it may.
  static func launch(
    _ claim: JudgeClaim, _ scope: JudgeScope, _ force: JudgeClaim.Force
  ) -> ClaimJudgement? {
    let platforms = scope.platforms.joined().map(\.platform)
    guard scope.isStated, !scope.isExclusion, !platforms.isEmpty,
      platforms.allSatisfy(withoutLaunch.contains), force == .ordinary || force == .some,
      claim.outcomes == [JudgeTerm(.delivery, "relaunch")]
    else { return nil }
    return ClaimJudgement(
      .contradictsModel,
      explanation: Localized(
        en: "no app is launched for an event there", ko: "그곳에서는 이벤트 때문에 실행되는 앱이 없습니다"),
      rows: ["T125"])
  }

  /// Data of a service that is nowhere there, although it is elsewhere.
  static func absentService(
    _ claim: JudgeClaim, _ scope: JudgeScope, _ force: JudgeClaim.Force
  ) -> ClaimJudgement? {
    let deliveries = [JudgeTerm(.delivery, "positions"), JudgeTerm(.delivery, "relaunch")]
    guard scope.isStated, !scope.isExclusion, force == .some || force == .ordinary,
      let service = claim.service, claim.outcomes.count == 1,
      deliveries.contains(claim.outcomes[0]),
      let presence = JudgePresence.of(JudgeTerm(.service, service.rawValue))
    else { return nil }
    let platforms = Set(scope.platforms.joined().map(\.platform))
    let isAbsent = platforms.allSatisfy { platform in
      presence.rows[platform].map { $0.introduced == nil && !$0.isContested } ?? false
    }
    guard !platforms.isEmpty, isAbsent else { return nil }
    return ClaimJudgement(
      .contradictsModel,
      explanation: Localized(en: "there is no such service there", ko: "그곳에는 그런 서비스가 없습니다"),
      rows: presence.sources)
  }

  /// A request that no app can make there; nil where one can, or where the claim says more. An iPad
  /// app on visionOS can call what its own platform has.
  static func absentCall(
    _ claim: JudgeClaim, _ scope: JudgeScope, _ force: JudgeClaim.Force
  ) -> ClaimJudgement? {
    guard scope.isStated, !scope.isExclusion, claim.events.first?.value == "requestAlways"
    else { return nil }
    let isBare =
      claim.outcomes == [JudgeTerm(.effect, "any")] && claim.events.count == 1
      && claim.conditions.isEmpty && claim.keys.isEmpty
    // Whatever is said to come of it does not.
    let saysMore = force != .none && claim.outcomes.allSatisfy(\.tellsOfSuccess)
    guard saysMore || isBare && force == .none else { return nil }
    let places = scope.platforms.joined()
    let isAbsent = places.allSatisfy {
      $0.platform != .visionOS && $0.platform.introduction(of: .requestAlways) == nil
    }
    guard !places.isEmpty, isAbsent else { return nil }
    guard force != .none else { return ClaimJudgement(.holds, rows: ["T28"]) }
    return ClaimJudgement(
      .contradictsModel,
      explanation: Localized(en: "there is no such call there", ko: "그곳에는 그런 호출이 없습니다"),
      rows: ["T28"])
  }

  /// A status or grant that no app can be in there, whatever has happened; nil where one can, or
  /// where nobody knows.
  static func absentState(
    _ claim: JudgeClaim, _ scope: JudgeScope, _ force: JudgeClaim.Force
  ) -> ClaimJudgement? {
    guard scope.isStated, !scope.isExclusion, force != .none, claim.outcomes.count == 1 else {
      return nil
    }
    let state = claim.outcomes[0]
    let places = scope.platforms.joined()
    guard !state.isNegated, !places.isEmpty, places.allSatisfy({ state.isSettled(on: $0.platform) })
    else { return nil }
    let isAbsent = places.allSatisfy { place in
      guard let setting = JudgeSetting(place, keys: []) else { return false }
      return JudgeSpace.of(setting.context).rests.allSatisfy {
        state.holds(in: $0.state, setting.context) == false
      }
    }
    guard isAbsent else { return nil }
    return ClaimJudgement(
      .contradictsModel,
      explanation: Localized(
        en: "no app is ever in that state there", ko: "그곳에서는 앱이 그 상태가 되는 일이 없습니다"),
      rows: ["1.5"])
  }

  /// Something that is said to come of a call that is nowhere there, although it is elsewhere.
  static func absentEvent(
    _ claim: JudgeClaim, _ scope: JudgeScope, _ force: JudgeClaim.Force
  ) -> ClaimJudgement? {
    let events = [
      "requestTemporaryFullAccuracy", "createServiceSession", "createBackgroundSession",
      "beginLiveUpdates", "iterateEvents", "tapLocationButton", "start",
    ]
    guard scope.isStated, !scope.isExclusion, force == .some || force == .ordinary,
      claim.isAffirmed,
      let event = claim.events.first(where: { event in
        events.contains { event.value.hasPrefix($0) }
      }), JudgeEvents.isKnown(event)
    else { return nil }
    let places = scope.platforms.joined()
    guard !places.isEmpty, !places.contains(where: event.isThere) else { return nil }
    return ClaimJudgement(
      .contradictsModel,
      explanation: Localized(en: "there is no such call there", ko: "그곳에는 그런 호출이 없습니다"))
  }

  /// An answer for a claim whose calls or answers came later than the first version that it names:
  /// what is true where they are there is not true before.
  static func limited(
    _ answer: ClaimJudgement, _ claim: JudgeClaim, _ scope: JudgeScope
  ) -> ClaimJudgement {
    guard answer.verdict == .holds, claim.force == .some || claim.force == .ordinary,
      claim.isAffirmed, !scope.begun.isEmpty, !scope.isExclusion
    else { return answer }
    func isThere(_ place: JudgePlace) -> Bool { claim.events.allSatisfy { $0.isThere(place) } }
    let isLate = scope.platforms.contains { places in
      places.first.map { scope.begun.contains($0.platform) && !isThere($0) } == true
        && places.last.map(isThere) == true
    }
    guard isLate else { return answer }
    var limited = answer
    limited.verdict = .conditional
    // The run shows where it is true, which nobody doubts.
    limited.proof = nil
    limited.conditions = JudgeWords.stretches(scope.platforms.joined().filter(isThere))
    limited.correction = JudgeWords.only(Localized.joined(limited.conditions, "; "))
    limited.explanation = Localized(
      en: "that came later than the version it names", ko: "말한 버전보다 나중에 생긴 것입니다")
    return limited
  }
}

extension JudgeClaim {
  /// Whether it tells that something comes about.
  fileprivate var isAffirmed: Bool {
    outcomes.allSatisfy { !$0.isNegated && $0.value != "none" }
  }
}

extension JudgeTerm {
  /// Whether an event can happen in a place.
  fileprivate func isThere(_ place: JudgePlace) -> Bool {
    guard let setting = JudgeSetting(place, keys: []) else { return true }
    if value.hasPrefix("choose:") {
      return ClaimJudge.isOffered(self, in: setting.context)
    }
    return JudgeEvents.read(self, setting).contains { reading in
      guard case .event(let known) = reading else { return true }
      return setting.context.has(known)
    }
  }

  /// Whether it is documented if it occurs on a platform (1.5).
  fileprivate func isSettled(on platform: ModelPlatform) -> Bool {
    switch (type, value) {
    case (.status, "notDetermined"), (.status, "denied"), (.status, "authorizedAlways"),
      (.status, "authorizedWhenInUse"):
      !platform.isMac || platform == .macOS
    case (.grant, "provisional"): platform != .watchOS && !platform.isMac || platform == .macOS
    case (.grant, "temporary"): [.iOS, .iPadOS, .macOS].contains(platform)
    default: false
    }
  }

  /// Whether it says that a call has done something.
  fileprivate var tellsOfSuccess: Bool {
    guard !isNegated else { return false }
    switch type {
    case .prompt, .usageKey, .callback: return true
    case .effect: return value == "any"
    case .status, .grant, .level: return value.lowercased().contains("always")
    default: return false
    }
  }
}
