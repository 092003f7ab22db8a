extension JudgeTerm {
  /// Whether a state is as the term says; nil where the term does not speak of states.
  func holds(in state: ModelState, _ context: ModelContext) -> Bool? {
    isAffirmed(state, context).map { $0 != isNegated }
  }

  private func isAffirmed(_ state: ModelState, _ context: ModelContext) -> Bool? {
    switch type {
    case .status:
      if value == "authorized" { return state.isAuthorized(in: context) }
      if value == "decided" { return state.status(in: context) != .notDetermined }
      return ModelStatus(rawValue: value).map { $0 == state.status(in: context) }
    case .grant: return isGrant(state)
    case .settings: return settingsRow.map { $0 == state.settingsRow(in: context) }
    case .phase where context.platform.isMac:
      // An app of a Mac counts as in use while it runs.
      return ["foreground", "inUse", "running"].contains(value) ? true : nil
    case .phase: return isPhase(state)
    case .device: return isDevice(state)
    case .accuracy where value == "temporary": return state[.temporaryFull]
    case .accuracy:
      guard context.hasAccuracySetting, value == "full" || value == "reduced" else { return nil }
      return state.isReduced == (value == "reduced")
    case .asked: return hasAsked(state)
    case .session: return holdsSession(state)
    case .showing where value == "second": return state.prompt == .provisional
    case .showing: return value == "any" ? state.prompt != .none : state.prompt.answers(to: value)
    default: return nil
    }
  }

  private func isGrant(_ state: ModelState) -> Bool? {
    switch value {
    case "none": state.grant == .notDetermined
    case "denied": state.grant == .denied
    case "whenInUse": state.grant == .whenInUse
    case "temporary": state.grant == .temporary
    case "provisional": state.grant == .provisional
    case "always": state.grant == .always
    case "authorized": state.isGranted
    case "lasting": state.grant == .whenInUse || state.grant == .always
    default: nil
    }
  }

  private var settingsRow: String? {
    switch value {
    case "never": "Never"
    case "askNextTime": "Ask Next Time"
    case "whileUsing": "While Using the App"
    case "always": "Always"
    default: nil
    }
  }

  private func isPhase(_ state: ModelState) -> Bool? {
    switch value {
    case "foreground": state.isForeground
    case "background": state.process != .terminated && state.phase != .foreground
    case "inUse": state.isInUse
    case "notInUse": !state.isInUse
    case "running": state.process == .running
    case "suspended": state.process == .suspended
    case "terminated": state.process == .terminated
    default: nil
    }
  }

  private func isDevice(_ state: ModelState) -> Bool? {
    switch value {
    case "servicesOff": state[.servicesOff]
    case "restricted": state[.restricted]
    case "locked": state[.locked]
    default: nil
    }
  }

  private func hasAsked(_ state: ModelState) -> Bool? {
    switch value {
    case "always": state[.alwaysUsed]
    case "whenInUse": state.grant != .notDetermined
    default: nil
    }
  }

  private func holdsSession(_ state: ModelState) -> Bool? {
    switch value {
    case "service:any": state.sessionCount > 0
    case "service:none": state.holds(.none)
    case "service:whenInUse": state.holds(.whenInUse)
    case "service:always": state.holds(.always)
    case "background": state.backgroundSessions > 0
    default: nil
    }
  }
}
