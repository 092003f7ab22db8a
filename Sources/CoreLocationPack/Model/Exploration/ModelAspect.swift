/// A part of what can happen, walked state by state: for drawings, for the shortest way to a state
/// and for mutants of the table. What holds is explored with everything together, by `ModelFamily`.
///
/// Every aspect holds the requests, their answers, the grant rows of Settings and the ways in and
/// out of use.
enum ModelAspect: String, CaseIterable, Sendable {
  case requests, life, delivery, accuracy, sessions, background, everything
  /// Temporary full accuracy of an app that a background session keeps in use.
  case keeping
  /// A second session for Always while one is outstanding (R26).
  case pairs
  /// Calls, answers and the ways in and out of use only: what an app and its user do in the app.
  case calls
  /// The same without what the system decides: the events of provisional Always.
  case acts
  /// Requests, answers, Settings, overlays and use, as an independent model has them.
  case authorization
  /// Requests, answers, Settings and use only: what another program can walk.
  case core
  /// The core without what changes every state alike: what fits on a drawing.
  case drawing

  /// The aspects that are walked where everything at once is too much.
  static let parts: [Self] = [
    .requests, .life, .delivery, .accuracy, .sessions, .background, .keeping, .pairs,
  ]

  /// The events that happen, in a fixed order.
  var events: [ModelEvent] { Self.eventsByAspect[self] ?? [] }

  private static let eventsByAspect: [Self: [ModelEvent]] = Dictionary(
    uniqueKeysWithValues: allCases.map { aspect in
      (aspect, ModelEvent.all.filter { aspect.contains($0) })
    })

  /// A bound on what can be piled up without end; one of a kind shows every rule.
  func bounds(_ event: ModelEvent, _ state: ModelState) -> Bool {
    switch event {
    // A second session for Always meets one that is outstanding (R26).
    case .createServiceSession where self == .pairs: state.sessionCount < 2
    case .createServiceSession: state.sessionCount < 1
    case .createBackgroundSession: state.backgroundSessions < 1
    default: true
    }
  }

  private func contains(_ event: ModelEvent) -> Bool {
    if self == .authorization { return event.isCommon || event.isCore }
    if self == .acts {
      if case .settings = event { return false }
      return event.isCommon || event == .start(.standard)
    }
    if self == .calls { return Self.acts.contains(event) || event.belongsToProvisional }
    if self == .drawing {
      return Self.core.contains(event) && !event.isGlobalSwitch
        && event != .eventReady(needsAlways: false, .launchCapable)
    }
    return event.isCommon || adds(event)
  }

  private func adds(_ event: ModelEvent) -> Bool {
    switch self {
    case .everything: true
    case .calls, .acts, .drawing, .authorization: false
    case .core: event.belongsToProvisional
    case .requests: event.isSystemWide || event.belongsToProvisional || event.isButton
    case .life: event.isLife || event.belongsToProvisional
    case .delivery: event.isDelivery || event.isLife
    case .accuracy: event.isAccuracy
    case .sessions: event.isSession || event.isTracking
    case .background: event.isBackground || event.isTracking
    case .keeping: event.isKeeping
    case .pairs:
      event == .createServiceSession(.always, .none) || event == .invalidateServiceSession
    }
  }
}

extension ModelContext {
  /// The aspects to walk state by state: everything at once where that takes no longer than the
  /// parts would.
  var parts: [ModelAspect] {
    if platform.isMac || platform == .tvOS || !hasAccuracySetting { return [.everything] }
    return ModelAspect.parts.filter { part in
      switch part {
      case .keeping: has(.createBackgroundSession)
      case .pairs: hasAlways && has(.createServiceSession(.always, .none))
      default: true
      }
    }
  }
}

extension ModelEvent {
  /// In every aspect.
  fileprivate var isCommon: Bool {
    switch self {
    case .requestWhenInUse, .requestAlways, .choose, .settings(.never), .settings(.askNextTime),
      .settings(.whileUsing), .settings(.always), .settings(.globalOff), .settings(.globalOn),
      .enterForeground, .leaveForeground, .graceEnds, .noLongerInUse:
      true
    default: false
    }
  }

  fileprivate var isSystemWide: Bool {
    switch self {
    case .dismiss, .restriction, .airplaneMode, .resetPrivacy, .openMonitor, .addCondition,
      .nextMorning, .reminderShown,
      .widgetRefresh, .start(.visits), .stop(.visits), .requestPosition:
      true
    default: false
    }
  }

  fileprivate var isCore: Bool {
    switch self {
    case .dismiss, .restriction, .resetPrivacy, .nextMorning, .reminderShown, .secondPromptShown,
      .eventStale, .eventReady(true, .launchCapable):
      true
    default: false
    }
  }

  fileprivate var isGlobalSwitch: Bool {
    self == .settings(.globalOn) || self == .settings(.globalOff)
  }

  fileprivate var isButton: Bool { self == .tapButton }

  fileprivate var belongsToProvisional: Bool {
    switch self {
    case .eventReady(_, .launchCapable), .eventStale, .secondPromptShown: true
    default: false
    }
  }

  fileprivate var isLife: Bool {
    switch self {
    case .createManager, .start(.heading), .suspend, .resume, .terminate, .relaunch, .reinstall,
      .reboot,
      .firstUnlock, .iterateEvents:
      true
    default: false
    }
  }

  fileprivate var isDelivery: Bool {
    switch self {
    case .start, .stop, .eventReady, .eventStale, .settings(.preciseOff), .settings(.preciseOn):
      true
    default: false
    }
  }

  fileprivate var isAccuracy: Bool {
    switch self {
    case .requestTemporaryFullAccuracy, .settings(.preciseOff), .settings(.preciseOn),
      .createServiceSession, .invalidateServiceSession, .terminate, .relaunch:
      true
    default: false
    }
  }

  fileprivate var isSession: Bool {
    switch self {
    case .createServiceSession(_, .none), .invalidateServiceSession, .beginLiveUpdates,
      .endLiveUpdates, .eventReady(true, .liveUpdates), .restriction:
      true
    default: false
    }
  }

  fileprivate var isBackground: Bool {
    switch self {
    case .createBackgroundSession, .invalidateBackgroundSession, .start(.standard),
      .stop(.standard), .setAllowsBackground, .setShowsIndicator, .complicationOnFace:
      true
    default: false
    }
  }

  fileprivate var isKeeping: Bool {
    switch self {
    case .createBackgroundSession, .invalidateBackgroundSession,
      .requestTemporaryFullAccuracy(declared: true):
      true
    default: false
    }
  }

  fileprivate var isTracking: Bool {
    switch self {
    case .terminate(byUser: false), .relaunch, .sessionTrackingEnds: true
    default: false
    }
  }
}
