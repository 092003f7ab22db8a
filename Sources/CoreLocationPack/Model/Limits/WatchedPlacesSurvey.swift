internal import LockbReference

/// What exploring the watched places of a context finds; the same for contexts that agree.
struct WatchedPlacesSurvey: Sendable {
  let states: Int
  let transitions: Int
  let isComplete: Bool
  /// Pairs of a state and an event with no rule, or with several.
  let flaws: [String]
  /// Whether a place too many was asked for.
  let isExercised: Bool
  /// The shortest run that breaks I25, if any.
  let failure: [String]?

  /// I25: conditions and regions of one app stay within what section 7.3 says, and one more is
  /// refused.
  static let property = Property<WatchedPlacesSystem>(
    "I25",
    .alwaysStep(
      when: StepPredicate("one more is asked for") { step in
        step.event == .addCondition && step.before.conditions == 20
          || step.event == .startRegion && step.before.regions == 20
      },
      holds: StepPredicate("20 are watched") { step in
        step.after.conditions <= 20 && step.after.regions <= 20
          && (step.output == .conditionLimitExceeded) == (step.event == .addCondition)
      }), sources: ["A-REG", "W23-10147", "A-LM"])

  init(_ system: WatchedPlacesSystem, in context: WatchedPlacesContext) {
    let space = StateSpace(exploring: system, in: context)
    states = space.stateCount
    transitions = space.transitionCount
    isComplete = space.isComplete
    flaws = space.flaws.map { "\(system.name(of: context)): \($0.event.rawValue) \($0.rules)" }
    switch space.check(Self.property) {
    case .holds: (isExercised, failure) = (true, nil)
    case .violated(let trace): (isExercised, failure) = (true, trace.steps.map(\.event.rawValue))
    default: (isExercised, failure) = (false, nil)
    }
  }

  /// The survey of a context of the table; nil where nothing is watched.
  static func of(_ context: ModelContext) -> Self? {
    let place = WatchedPlacesContext(context)
    return place.hasConditions || place.hasRegions ? surveys[place] : nil
  }

  private static let surveys: [WatchedPlacesContext: Self] = {
    var surveys: [WatchedPlacesContext: Self] = [:]
    for (hasConditions, hasRegions) in [(true, true), (true, false), (false, true)] {
      for survive in [true, false] {
        let place = WatchedPlacesContext(
          hasConditions: hasConditions, hasRegions: hasRegions, conditionsSurviveReboot: survive)
        surveys[place] = Self(.facts, in: place)
      }
    }
    return surveys
  }()
}

extension WatchedPlacesContext {
  /// What of a context matters; a compatible app on visionOS has no regions watched (section 6.1).
  init(_ context: ModelContext) {
    hasConditions = context.has(.addCondition)
    hasRegions = context.has(.start(.region)) && context.platform != .iPadAppOnVisionOS
    conditionsSurviveReboot = context.parameters.conditionsSurviveReboot
  }
}
