extension ModelState {
  /// The label of the stored grant.
  var grantLabel: ModelGrant {
    switch grant {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .whenInUse: self[.alwaysUsed] ? .whenInUseAlwaysUsed : .whenInUse
    case .temporary: .temporary
    case .provisional: .provisional
    case .always: .always
    }
  }

  /// Whether Location Services count as off for the device.
  func isOff(in context: ModelContext) -> Bool {
    self[.servicesOff] || self[.airplane] && context.parameters.airplaneIsDenied
  }

  /// The reported value (section 1.3): restricted first, then off, then the grant.
  func status(in context: ModelContext) -> ModelStatus {
    if self[.restricted] { return .restricted }
    if isOff(in: context) { return .denied }
    return switch grant {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .whenInUse, .temporary: .authorizedWhenInUse
    case .provisional, .always: .authorizedAlways
    }
  }

  /// Whether the stored grant allows anything at all.
  var isGranted: Bool { grant != .notDetermined && grant != .denied }

  /// Whether the reported value allows anything at all.
  func isAuthorized(in context: ModelContext) -> Bool {
    isGranted && !self[.restricted] && !isOff(in: context)
  }

  /// What `accuracyAuthorization` reads.
  var isReduced: Bool { self[.reducedSetting] && !self[.temporaryFull] }

  /// Whether the app runs in the foreground, in use strongly enough to prompt.
  var isForeground: Bool { process == .running && phase == .foreground }

  /// Whether the app counts as in use.
  var isInUse: Bool { phase != .out && process != .terminated }

  /// The row that the Settings app shows (section 1.3).
  func settingsRow(in context: ModelContext) -> String {
    if self[.restricted] { return "greyed out" }
    if isOff(in: context) { return "off" }
    return switch grant {
    case .notDetermined: context.era >= .i13a ? "Ask Next Time" : "none chosen"
    case .denied: "Never"
    case .whenInUse, .provisional: "While Using the App"
    case .temporary: "Ask Next Time"
    case .always: "Always"
    }
  }
}
