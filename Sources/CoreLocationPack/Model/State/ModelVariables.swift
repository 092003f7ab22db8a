/// A set of the variables of a state, as the bits that hold them.
struct ModelVariables: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(_ flags: ModelState.Flag...) {
    rawValue = flags.reduce(0) { $0 | 1 << $1.rawValue }
  }

  private init(_ field: ModelState.Field) { rawValue = field.mask }

  static let grant = Self(.grant)
  static let phase = Self(.phase)
  static let process = Self(.process)
  static let prompt = Self(.prompt)
  static let backgroundSessions = Self(.backgroundSessions)
  static let sessions = Self(.sessions)
  static let all = Self(rawValue: .max)

  /// The grant with the mark of the spent request.
  static let grantLabel = grant.union(Self(.alwaysUsed))
  /// What hides the grant.
  static let overlay = Self(.restricted, .servicesOff, .airplane)
  static let status = grant.union(overlay)
  /// Whether the app runs, and what in use means.
  static let use: Self = [process, phase]
  static let accuracy = Self(.reducedSetting, .temporaryFull)
  /// What keeps an app in use once it has left the foreground.
  static let keeping = Self(.backgroundActive, .standard, .allowsBackground, .showsIndicator)
    .union([grant, process])
  static let goal = Self(.iteratesUpdates, .iteratesEvents).union([sessions, backgroundSessions])
  /// On what depends whether a delegate hears anything, and what.
  static let heard: Self = [status, process, Self(.manager, .callbackPending)]
  static let tracking = Self(.justLaunched, .tracksAlways, .tracksBackground)

  /// The variables by name, in the order of their bits.
  static let named: [(name: String, variable: Self)] =
    ModelState.Flag.allCases.map { ("\($0)", Self($0)) }
    + [
      ("grant", grant), ("phase", phase), ("process", process), ("prompt", prompt),
      ("backgroundSessions", backgroundSessions), ("sessions", sessions),
    ]
}

extension ModelCondition {
  /// The variables on which its value depends; a test changes all others.
  var reads: ModelVariables {
    switch self {
    case .whenInUseKey, .alwaysKey, .macKey, .explicitModeKey, .backgroundMode, .resetsAlways,
      .upgradesOniOS8, .promptsOnMacRequest, .backgroundOnVisionOS, .hasAccuracySetting,
      .airplaneDenies, .usesPhases, .purposeNamed:
      []
    case .restricted: ModelVariables(.restricted)
    case .servicesOff: ModelVariables(.servicesOff, .airplane)
    case .authorized: .status
    case .granted: .grant
    case .alwaysUsed: ModelVariables(.alwaysUsed)
    case .running, .alive, .suspended: .process
    case .foreground, .inUse, .receives: .use
    case .inGrace: .phase
    case .keptInUse: .keeping
    case .endsUse:
      .keeping.union([.phase, .backgroundSessions, ModelVariables(.complicationOnFace)])
    case .locked: ModelVariables(.locked)
    case .complicationShown: ModelVariables(.complicationOnFace)
    case .reducedSetting: ModelVariables(.reducedSetting)
    case .reduced, .accuracyAllows: .accuracy
    case .temporaryFull: ModelVariables(.temporaryFull)
    case .promptShowing: .prompt
    case .eventHeld: ModelVariables(.eventHeld)
    case .secondPromptDue: ModelVariables(.secondPromptDue)
    case .buttonConfirmed: ModelVariables(.buttonConfirmed)
    case .callbackPending: ModelVariables(.callbackPending)
    case .accuracyAsked: [.accuracy, .use, .prompt, .status]
    case .conditionsLost: ModelVariables(.conditionsLost)
    case .wakesForEvent: ModelVariables(.tracksAlways, .tracksBackground)
    case .sessionHeld, .alwaysGoalHeld, .alwaysOutstanding: .sessions
    case .goalHeld: .goal
    case .alwaysInEffect: ModelVariables(.justLaunched, .tracksAlways).union(.sessions)
    case .alwaysRetakable: ModelVariables(.justLaunched, .tracksAlways)
    case .backgroundHeld: .backgroundSessions
    case .backgroundActive: ModelVariables(.backgroundActive)
    case .backgroundRetakable: ModelVariables(.justLaunched, .tracksBackground)
    case .iterating: ModelVariables(.iteratesUpdates, .iteratesEvents)
    }
  }
}

extension ModelFrom {
  /// The variables that decide whether a state belongs to it.
  var reads: ModelVariables {
    var reads: ModelVariables = []
    if grants != 0x7F { reads.formUnion(.grantLabel) }
    if overlays != 7 { reads.formUnion(.overlay) }
    if prompts != 0xFFFF { reads.formUnion(.prompt) }
    return reads
  }
}
