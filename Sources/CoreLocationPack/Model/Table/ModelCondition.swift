/// A named condition that a rule requires to hold or not to hold.
enum ModelCondition: String, CaseIterable, Sendable {
  // What the app declares and how open points are read; fixed during a run.
  case whenInUseKey, alwaysKey, macKey, explicitModeKey, backgroundMode
  case resetsAlways, upgradesOniOS8, promptsOnMacRequest, backgroundOnVisionOS, hasAccuracySetting,
    airplaneDenies
  case usesPhases
  // The overlays and the grant.
  case restricted, servicesOff, authorized, granted, alwaysUsed
  // The process and its use.
  case running, alive, suspended, foreground, inUse, inGrace, keptInUse, endsUse, locked,
    complicationShown
  // The accuracy.
  case reducedSetting, reduced, temporaryFull
  // Prompts and what the system remembers.
  case promptShowing, eventHeld, secondPromptDue, buttonConfirmed, callbackPending
  // Sessions.
  case purposeNamed, accuracyAsked, accuracyAllows, conditionsLost, receives, wakesForEvent
  case sessionHeld, goalHeld, alwaysGoalHeld, alwaysInEffect, alwaysRetakable, alwaysOutstanding
  case backgroundHeld, backgroundActive, backgroundRetakable, iterating

  /// Whether the condition holds before an event.
  func holds(_ state: ModelState, _ event: ModelEvent, _ context: ModelContext) -> Bool {
    switch self {
    case .whenInUseKey: context.keys.contains(.whenInUse)
    case .alwaysKey: context.keys.contains(context.alwaysKey)
    case .macKey: context.macUsageKey != nil
    case .explicitModeKey: context.keys.contains(.explicitSession)
    case .backgroundMode: context.keys.contains(.backgroundMode)
    case .resetsAlways: context.parameters.alwaysResetOnUndetermined
    case .upgradesOniOS8: context.parameters.ios8Upgrade
    case .promptsOnMacRequest: context.parameters.macOSRequestPrompts
    case .backgroundOnVisionOS: context.parameters.visionOSBackground
    case .hasAccuracySetting: context.hasAccuracySetting
    case .airplaneDenies: context.parameters.airplaneIsDenied
    case .usesPhases: !context.platform.isMac
    case .restricted: state[.restricted]
    case .servicesOff: state.isOff(in: context)
    case .authorized: state.isAuthorized(in: context)
    case .granted: state.isGranted
    case .alwaysUsed: state[.alwaysUsed]
    case .running: state.process == .running
    case .alive: state.process != .terminated
    case .suspended: state.process == .suspended
    case .foreground: state.isForeground
    case .inUse: state.isInUse
    case .inGrace: state.phase == .grace
    case .keptInUse: state.isKeptInUse(in: context)
    case .endsUse: state.endsUse(on: event, in: context)
    case .locked: state[.locked]
    case .complicationShown: state[.complicationOnFace]
    case .reducedSetting: state[.reducedSetting]
    case .reduced: state.isReduced
    case .temporaryFull: state[.temporaryFull]
    case .promptShowing: state.prompt != .none
    case .eventHeld: state[.eventHeld]
    case .secondPromptDue: state[.secondPromptDue]
    case .buttonConfirmed: state[.buttonConfirmed]
    case .callbackPending: state[.callbackPending]
    case .purposeNamed: event.purpose == .declared
    case .accuracyAsked:
      event.purpose == .declared && state.isReduced && state.isForeground && state.prompt == .none
        && state.isAuthorized(in: context)
    case .accuracyAllows: !event.needsFullAccuracy || !state.isReduced
    case .conditionsLost: event.isOfMonitor && state[.conditionsLost]
    case .receives: state.process == .running && state.phase != .out
    case .wakesForEvent: state.isTrackedLive
    case .sessionHeld: state.sessionCount > 0
    case .goalHeld: state.holdsGoal(in: context)
    case .alwaysGoalHeld: state.holdsAlwaysGoal(in: context)
    case .alwaysInEffect: state.hasAlwaysInEffect
    case .alwaysRetakable: state[.justLaunched] && state[.tracksAlways]
    case .alwaysOutstanding: state.holds(.always, effective: true)
    case .backgroundHeld: state.backgroundSessions > 0
    case .backgroundActive: state[.backgroundActive]
    case .backgroundRetakable: state.canRetakeBackground
    case .iterating: state[.iteratesUpdates] || state[.iteratesEvents]
    }
  }
}

/// Requires a condition to hold.
func yes(_ condition: ModelCondition) -> ModelGuard { ModelGuard(condition: condition) }

/// Requires a condition not to hold.
func no(_ condition: ModelCondition) -> ModelGuard {
  ModelGuard(condition: condition, expected: false)
}
