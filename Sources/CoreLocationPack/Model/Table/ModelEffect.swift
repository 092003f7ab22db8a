/// One change that a rule makes.
enum ModelEffect: Hashable, Sendable {
  /// The stored grant becomes this one.
  case grant(ModelState.Grant)
  case set(ModelState.Flag), clear(ModelState.Flag)
  /// A prompt appears with the text of a key.
  case show(ModelPrompt, ModelUsageKey)
  case hidePrompt
  case phase(ModelState.Phase), process(ModelState.Process)
  /// The app leaves the foreground: kept in use, or into the grace time.
  case leaveForeground
  /// The app stops being in use.
  case endUse
  /// The process ends; the system remembers the sessions that took effect.
  case endProcess
  /// The device restarts: monitored conditions end where C-9 is read so.
  case restart
  /// A process starts.
  case launch
  case push(ModelState.Requirement, effective: Bool)
  /// Takes the session that the event names; it is in effect when made in the foreground.
  case pushNamed
  case popSession, makeEffective
  /// The iteration that the event names begins.
  case iterate
  /// The same, where the event is an iteration at all.
  case iterateNamed
  /// The standard service goes on behind the indicator only if it began in the foreground.
  case startNamed
  /// A background session is held: active if made in the foreground, or retaken in time (I24).
  case addBackgroundSession
  /// Gives back what the event names.
  case release
  /// The sessions of before the launch are forgotten.
  case forgetTracked
  /// Everything is as on a new installation.
  case reset

  /// Makes the change.
  func apply(to state: inout ModelState, _ event: ModelEvent, _ context: ModelContext) {
    switch self {
    case .grant(let grant): state.store(grant, in: context)
    case .set(let flag): state[flag] = true
    case .clear(let flag): state[flag] = false
    case .show(let prompt, _): state.prompt = context.shown(prompt)
    case .hidePrompt: state.prompt = .none
    case .phase(let phase): state.phase = phase
    case .process(let process): state.process = process
    case .leaveForeground: state.phase = state.isKeptInUse(in: context) ? .indicated : .grace
    case .endUse:
      state.phase = .out
      state[.complicationOnFace] = false
    case .endProcess: state.endProcess(in: context)
    case .restart:
      state[.locked] = true
      if !context.parameters.conditionsSurviveReboot { state[.conditionsLost] = true }
    case .launch:
      state.process = .running
      state[.justLaunched] = true
    case .push(let requirement, let effective): state.push(requirement, isEffective: effective)
    case .pushNamed:
      if case .createServiceSession(let requirement, _) = event {
        state.push(requirement, isEffective: state.isForeground)
      }
    case .iterate:
      state[event == .iterateEvents ? .iteratesEvents : .iteratesUpdates] = true
    case .iterateNamed:
      if event == .iterateEvents { state[.iteratesEvents] = true }
      if event == .beginLiveUpdates { state[.iteratesUpdates] = true }
    case .startNamed:
      if event == .start(.standard), state.isForeground { state[.standard] = true }
    case .popSession: state.popSession()
    case .makeEffective: state.makeSessionsEffective()
    case .addBackgroundSession:
      state.backgroundSessions += 1
      if state.isForeground || state.canRetakeBackground { state[.backgroundActive] = true }
    case .release:
      state.release(by: event)
      if state.phase == .indicated, state[.complicationOnFace], !state.isKeptInUse(in: context) {
        state.phase = .complication
      }
    case .forgetTracked: state.forgetTracked()
    case .reset: state.reset(in: context)
    }
  }
}

extension ModelState {
  /// Stores a grant. A return to notDetermined gives the Always request back where C-4 says so,
  /// and only provisional Always holds an event.
  mutating func store(_ grant: Grant, in context: ModelContext) {
    self.grant = grant
    if grant == .notDetermined, context.parameters.alwaysResetOnUndetermined {
      self[.alwaysUsed] = false
    }
    if grant != .provisional {
      self[.eventHeld] = false
      self[.secondPromptDue] = false
    }
    if !isGranted, phase == .indicated { phase = .out }
  }

  /// Ends the process, and with it everything that lives in it.
  mutating func endProcess(in context: ModelContext) {
    self[.tracksAlways] = context.era >= .i18 && hasAlwaysInEffect
    self[.tracksBackground] =
      self[.backgroundActive] || self[.justLaunched] && self[.tracksBackground]
    process = .terminated
    phase = .out
    dropSessions()
    backgroundSessions = 0
    for flag: Flag in [
      .temporaryFull, .manager, .callbackPending, .iteratesUpdates, .iteratesEvents,
      .standard, .allowsBackground, .showsIndicator, .backgroundActive, .justLaunched,
    ] { self[flag] = false }
  }

  /// Forgets what was tracked over the launch.
  mutating func forgetTracked() {
    for flag: Flag in [.justLaunched, .tracksAlways, .tracksBackground] { self[flag] = false }
  }

  /// A new installation on the same device, not yet launched.
  mutating func reset(in context: ModelContext) {
    let old = self
    self = ModelState(reducedAccuracy: context.startsReduced)
    endProcess(in: context)
    for flag: Flag in [.restricted, .servicesOff, .airplane, .locked] { self[flag] = old[flag] }
  }

  /// Takes a prompt away that no longer belongs to the state, so that at most one shows and each
  /// only where it can be answered (I03–I05, I08, T14).
  mutating func settlePrompt(in context: ModelContext) {
    guard prompt != .none else { return }
    let isOff = isOff(in: context)
    let fits =
      switch prompt {
      case .none: true
      case .servicesOff: isOff
      case .upgradeEleven: grant == .whenInUse && !self[.alwaysUsed] && !isOff
      case .upgrade: grant == .whenInUse && self[.alwaysUsed] && !isOff
      case .provisional: grant == .provisional && !isOff
      case .reminder: grant == .always && !isOff
      case .accuracy, .accuracyGoal: isGranted && isReduced && !isOff
      default: grant == .notDetermined && !isOff
      }
    if !fits || self[.restricted] || !prompt.isTimedBySystem && !isForeground { prompt = .none }
  }
}
