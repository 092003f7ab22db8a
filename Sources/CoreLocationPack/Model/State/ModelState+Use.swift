extension ModelState {
  /// Whether continuous background updates or a background session keep the app in use once it
  /// has left the foreground (rules R04, R07, R29).
  func isKeptInUse(in context: ModelContext) -> Bool {
    guard isGranted, process != .terminated, !context.platform.isMac else { return false }
    return backgroundTakesEffect(in: context) || isContinuous(in: context)
  }

  private func backgroundTakesEffect(in context: ModelContext) -> Bool {
    let runsOnHeadset = context.platform == .visionOS || context.platform == .iPadAppOnVisionOS
    return self[.backgroundActive] && context.keys.contains(.backgroundMode)
      && (!runsOnHeadset || context.parameters.visionOSBackground)
  }

  /// Standard updates that go on behind the indicator; under Always it shows only on demand.
  private func isContinuous(in context: ModelContext) -> Bool {
    let platform = context.platform
    guard self[.standard], self[.allowsBackground], context.keys.contains(.backgroundMode),
      platform == .iOS || platform == .iPadOS || platform == .appClip || platform == .watchOS
    else { return false }
    return grant != .always || self[.showsIndicator] || platform == .watchOS
  }

  /// Whether an event makes the app stop being in use.
  func endsUse(on event: ModelEvent, in context: ModelContext) -> Bool {
    guard isInUse, !context.platform.isMac else { return false }
    switch event {
    case .noLongerInUse: return !isKeptInUse(in: context)
    case .graceEnds: return phase == .grace && !self[.complicationOnFace]
    case .complicationOnFace(false): return phase == .complication
    case .invalidateBackgroundSession, .stop(.standard), .setAllowsBackground(false):
      guard process == .running, phase == .indicated, !self[.complicationOnFace] else {
        return false
      }
      if event == .invalidateBackgroundSession, backgroundSessions == 0 { return false }
      var after = self
      after.release(by: event)
      return !after.isKeptInUse(in: context)
    default: return false
    }
  }

  /// What giving back a background activity changes.
  mutating func release(by event: ModelEvent) {
    switch event {
    case .invalidateBackgroundSession:
      backgroundSessions = max(backgroundSessions, 1) - 1
      if backgroundSessions == 0 { self[.backgroundActive] = false }
    case .stop(.standard): self[.standard] = false
    case .setAllowsBackground(false): self[.allowsBackground] = false
    default: break
    }
  }

  /// Whether a session, explicit or implicit, wants When In Use or more (rules R20, R24).
  func holdsGoal(in context: ModelContext) -> Bool {
    guard context.era >= .i18 else { return false }
    if holds(.whenInUse) || holds(.always) { return true }
    let isImplicit = self[.iteratesUpdates] || self[.iteratesEvents] || backgroundSessions > 0
    return isImplicit && !context.keys.contains(.explicitSession)
  }

  /// Whether a session wants Always, where Always is a level of its own.
  func holdsAlwaysGoal(in context: ModelContext) -> Bool {
    holds(.always) && PlatformSet.withAlways.contains(PlatformSet(context.platform))
  }

  /// Whether a `.always` session is in effect, or still tracked from before the launch (R22, R23).
  var hasAlwaysInEffect: Bool {
    holds(.always, effective: true) || self[.justLaunched] && self[.tracksAlways]
  }

  /// Whether a background session of before the launch can still be resumed (T110).
  var canRetakeBackground: Bool { self[.justLaunched] && self[.tracksBackground] }

  /// Whether live updates can start a process: tracked with what keeps them going (section 7.4).
  var isTrackedLive: Bool { self[.tracksAlways] || self[.tracksBackground] }
}

extension ModelEvent {
  /// The purpose that a call names.
  var purpose: Purpose {
    switch self {
    case .requestTemporaryFullAccuracy(let declared): declared ? .declared : .undeclared
    case .createServiceSession(_, let purpose): purpose
    default: .none
    }
  }

  /// Whether it comes from a service that works with full accuracy only (section 6.4).
  var needsFullAccuracy: Bool {
    guard case .eventReady(_, let source) = self else { return false }
    return source == .region || source == .monitor || source == .ranging
  }

  /// Whether it comes from a monitored condition.
  var isOfMonitor: Bool {
    guard case .eventReady(_, let source) = self else { return false }
    return source == .monitor
  }
}
