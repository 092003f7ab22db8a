import LockbClaims

@testable import CoreLocationPack

/// The question that a rule of the table answers: its event, in a state that it starts from, and
/// what the rule says comes of it.
struct RuleQuestion: CustomStringConvertible {
  let rule: ModelRule
  let question: ClaimQuestion

  var description: String {
    "\(rule.id): \(question.conditions) \(question.events) -> \(question.outcomes)"
  }

  /// One question for each event of a rule and each grant it starts from; empty where a guard
  /// speaks of something that no concept names, or the rule says nothing that can be seen.
  static func of(_ rule: ModelRule) -> [RuleQuestion] {
    guard let platform = platform(of: rule), let terms = terms(of: rule.guards, on: platform)
    else { return [] }
    let places = JudgePlace.all(of: platform).filter {
      JudgeSetting($0, keys: []).map { rule.scope.contains($0.context) } ?? false
    }
    guard let newest = places.last else { return [] }
    let scope = ClaimScope([
      .init(platform: platform.rawValue, from: newest.from, before: newest.until)
    ])
    let events = rule.events.filter { event in
      JudgeSetting(newest, keys: []).map { JudgeStep.exists(event, in: $0.context) } ?? false
    }.filter { fits($0, rule) }
    return events.flatMap { event in
      starts(of: rule, on: platform).compactMap { start in
        outcome(of: rule, event).map { outcome in
          RuleQuestion(
            rule: rule,
            question: ClaimQuestion(
              .transition, scope: scope, conditions: start + terms,
              events: history(of: rule) + [ClaimTerm("event/" + event.contractName)],
              outcomes: [outcome]))
        }
      }
    }
  }

  /// Whether the event alone, without a history of its own, meets the rule’s guards.
  private static func fits(_ event: ModelEvent, _ rule: ModelRule) -> Bool {
    let guards = Set(rule.guards)
    if guards.contains(yes(.endsUse)) {
      return event == .noLongerInUse || event == .invalidateBackgroundSession
    }
    if guards.contains(yes(.accuracyAsked)) { return event.purpose == .declared }
    if guards.contains(no(.accuracyAsked)), event.purpose == .declared { return false }
    if guards.contains(no(.purposeNamed)) { return event.purpose == .undeclared }
    if case .requestTemporaryFullAccuracy(false) = event { return false }
    return event.purpose != .undeclared
  }

  /// What must have happened for a guard that no condition names.
  private static func history(of rule: ModelRule) -> [ClaimTerm] {
    guard rule.guards.contains(yes(.temporaryFull)) else { return [] }
    return ["requestTemporaryFullAccuracy", "choose:Agree Once"].map { ClaimTerm("event/" + $0) }
  }

  private static func platform(of rule: ModelRule) -> ModelPlatform? {
    let order: [ModelPlatform] = [
      .iOS, .watchOS, .tvOS, .visionOS, .macOS, .appClip, .iPadAppOnVisionOS, .macCatalyst,
    ]
    return order.first { platform in
      rule.scope.platforms.contains(PlatformSet(platform))
        && rule.events.contains { platform.introduction(of: $0) != nil }
        && (rule.from.prompts != 1 << UInt16(ModelPrompt.clip.rawValue) || platform == .appClip)
    }
  }

  /// The grants it starts from, each with the overlay and the prompt that the State column names.
  private static func starts(of rule: ModelRule, on platform: ModelPlatform) -> [[ClaimTerm]] {
    var common: [ClaimTerm] = []
    if rule.from.overlays == 6 { common.append(ClaimTerm("device/restricted")) }
    if rule.from.overlays == 2 { common.append(ClaimTerm("device/servicesOff")) }
    if rule.from.overlays == 4 { common.append(ClaimTerm("device/restricted")) }
    if rule.from.prompts == 0xFFFE { common.append(ClaimTerm("showing/any")) }
    let names: [(ModelGrant, [String])] = [
      (.notDetermined, ["grant/none"]), (.denied, ["grant/denied"]),
      (.whenInUse, ["grant/whenInUse"]),
      (.whenInUseAlwaysUsed, ["grant/whenInUse", "asked/always"]),
      (.temporary, ["grant/temporary"]), (.provisional, ["grant/provisional"]),
      (.always, ["grant/always"]),
    ]
    if rule.from.prompts != 0xFFFF, rule.from.prompts != 0xFFFE, rule.from.prompts != 1 {
      // P-8 is two prompts by one name; P-ACC of a session has no name of its own.
      return ModelPrompt.allCases.filter { $0 != .eightAlways }.filter {
        rule.from.prompts >> UInt16($0.rawValue) & 1 == 1 && $0 != .accuracyGoal
      }
      .compactMap { $0.id.map { [ClaimTerm("showing/" + $0)] } }
    }
    return names.filter { rule.from.grants & ModelFrom.bit($0.0) != 0 }
      .map { grant in grant.1.map { ClaimTerm($0) } + common }
  }

  private static func outcome(of rule: ModelRule, _ event: ModelEvent) -> ClaimTerm? {
    for case .show(let prompt, _) in rule.effects {
      return prompt.id.map { ClaimTerm("prompt/" + $0) }
    }
    for case .grant(let grant) in rule.effects {
      let name = grant == .notDetermined ? "none" : "\(grant)"
      return ClaimTerm("grant/" + name)
    }
    if let completion = rule.completion { return ClaimTerm("completion/" + completion.rawValue) }
    if let name = rule.diagnostics.names.first { return ClaimTerm("diagnostic/" + name) }
    switch rule.delivery {
    case .delivered, .started: return ClaimTerm("delivery/positions")
    case .held: return ClaimTerm("delivery/held")
    case .launched: return ClaimTerm("delivery/relaunch")
    case .failsWithDenied: return ClaimTerm("delivery/error")
    case .queued: return ClaimTerm("delivery/queued")
    case .crashed: return ClaimTerm("delivery/crash")
    default: break
    }
    if case .eventReady = event, rule.refusedBy != nil { return ClaimTerm("delivery/none") }
    switch rule.callback {
    case .status(let status): return ClaimTerm("status/" + status.rawValue)
    case .current: return ClaimTerm("callback/any")
    case .none where rule.refusedBy != nil && rule.effects.isEmpty: return ClaimTerm("effect/none")
    case .none: return ClaimTerm("callback/any", isNegated: true)
    case .changed, .onWake: return nil
    }
  }

  /// The conditions of guards; nil where one has no concept, or is never so by default.
  private static func terms(of guards: [ModelGuard], on platform: ModelPlatform) -> [ClaimTerm]? {
    var terms: [ClaimTerm] = []
    let alwaysKey = "key/NSLocationAlwaysAndWhenInUseUsageDescription"
    for required in guards {
      switch (required.condition, required.expected) {
      case (.whenInUseKey, true), (.alwaysKey, true), (.macKey, true), (.explicitModeKey, false),
        (.foreground, true), (.running, true), (.alive, true), (.inUse, true), (.receives, true),
        (.promptShowing, false), (.purposeNamed, true), (.suspended, false), (.locked, false),
        (.alwaysUsed, false), (.sessionHeld, false), (.usesPhases, true), (.backgroundMode, true),
        (.accuracyAllows, true), (.authorized, true), (.promptsOnMacRequest, true),
        (.upgradesOniOS8, false), (.airplaneDenies, false), (.hasAccuracySetting, true),
        (.temporaryFull, false), (.goalHeld, false), (.alwaysGoalHeld, false),
        (.alwaysInEffect, false), (.endsUse, true), (.backgroundActive, false),
        (.accuracyAsked, false), (.alwaysOutstanding, false), (.alwaysRetakable, false),
        (.backgroundRetakable, false), (.wakesForEvent, false), (.eventHeld, false),
        (.conditionsLost, false), (.secondPromptDue, true), (.temporaryFull, true),
        (.inGrace, true),
        (.buttonConfirmed, false):
        continue
      case (.whenInUseKey, false):
        terms.append(ClaimTerm("key/NSLocationWhenInUseUsageDescription", isNegated: true))
      case (.alwaysKey, false):
        terms.append(ClaimTerm(alwaysKey, isNegated: true))
        terms.append(ClaimTerm("key/NSLocationAlwaysUsageDescription", isNegated: true))
      case (.purposeNamed, false):
        terms.append(
          ClaimTerm("key/NSLocationTemporaryUsageDescriptionDictionary", isNegated: true))
      case (.macKey, false):
        terms.append(ClaimTerm("key/NSLocationUsageDescription", isNegated: true))
      case (.explicitModeKey, true):
        terms.append(ClaimTerm("key/NSLocationRequireExplicitServiceSession"))
      case (.backgroundMode, false):
        terms.append(ClaimTerm("key/UIBackgroundModes:location", isNegated: true))
      case (.eventHeld, true) where guards.count == 1: continue
      case (.foreground, false): terms.append(ClaimTerm("phase/background"))
      case (.alive, false), (.running, false): terms.append(ClaimTerm("phase/terminated"))
      case (.suspended, true): terms.append(ClaimTerm("phase/suspended"))
      case (.inUse, false), (.receives, false): terms.append(ClaimTerm("phase/notInUse"))
      case (.locked, true): terms.append(ClaimTerm("device/locked"))
      case (.alwaysUsed, true): terms.append(ClaimTerm("asked/always"))
      case (.reduced, true), (.reducedSetting, true), (.accuracyAllows, false),
        (.accuracyAsked, true):
        terms.append(ClaimTerm("accuracy/reduced"))
      case (.reduced, false), (.reducedSetting, false): terms.append(ClaimTerm("accuracy/full"))
      case (.promptShowing, true): terms.append(ClaimTerm("showing/any"))
      case (.sessionHeld, true): terms.append(ClaimTerm("session/service:any"))
      case (.goalHeld, true): terms.append(ClaimTerm("session/service:whenInUse"))
      case (.alwaysInEffect, true), (.alwaysGoalHeld, true), (.alwaysOutstanding, true):
        terms.append(ClaimTerm("session/service:always"))
      case (.keptInUse, true), (.backgroundActive, true):
        terms.append(ClaimTerm("session/background"))
      default: return nil
      }
    }
    return platform.isMac ? terms.filter { $0.type != "phase" } : terms
  }
}
