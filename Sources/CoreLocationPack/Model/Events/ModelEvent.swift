/// Something that happens: a call of the app, an act of the user, a turn of the system.
enum ModelEvent: Hashable, Sendable {
  case createManager, requestWhenInUse, requestAlways
  /// Whether the app declares the purpose that it names.
  case requestTemporaryFullAccuracy(declared: Bool)
  case start(Service), stop(Service)
  case requestPosition
  case setAllowsBackground(Bool), setShowsIndicator(Bool)
  case beginLiveUpdates, endLiveUpdates, openMonitor, addCondition, iterateEvents
  case createServiceSession(ModelState.Requirement, Purpose)
  case invalidateServiceSession, createBackgroundSession, invalidateBackgroundSession
  case tapButton, widgetRefresh
  case choose(ModelChoice), dismiss
  case settings(Setting)
  case resetPrivacy, restriction(Bool), airplaneMode(Bool)
  case enterForeground, leaveForeground, graceEnds, noLongerInUse, complicationOnFace(Bool)
  case suspend, resume
  case terminate(byUser: Bool), relaunch(byUser: Bool)
  case reinstall, reboot, firstUnlock, nextMorning
  case eventReady(needsAlways: Bool, EventSource)
  case eventStale, secondPromptShown, reminderShown, sessionTrackingEnds

  /// A classic service that is started and stopped.
  enum Service: String, CaseIterable, Sendable {
    case standard = "Standard"
    case significantChange = "SignificantChange"
    case visits = "Visits"
    case region = "Region"
    case ranging = "Ranging"
    case heading = "Heading"
    case pushes = "LocationPushes"
  }

  /// Whether a service session names a purpose for full accuracy, and the app declares it.
  enum Purpose: CaseIterable, Sendable { case none, declared, undeclared }

  /// A row or a switch of the Settings app.
  enum Setting: String, CaseIterable, Sendable {
    case never, askNextTime, whileUsing, always, preciseOn, preciseOff, globalOff, globalOn
  }

  /// The service that has something to deliver.
  enum EventSource: String, CaseIterable, Sendable {
    /// Any launch-capable classic service.
    case launchCapable = ""
    case significantChange, visits, region
    case monitor, liveUpdates, standard, heading, ranging
    /// A push for a Location Push Service Extension.
    case locationPush
    /// A local notification with a region trigger.
    case notificationTrigger
  }
}

extension ModelEvent {
  /// Every event, in a fixed order.
  static let all: [Self] = {
    var all: [Self] = [.createManager, .requestWhenInUse, .requestAlways]
    all += [true, false].map { .requestTemporaryFullAccuracy(declared: $0) }
    all += Service.allCases.map { .start($0) } + Service.allCases.map { .stop($0) }
    all += [.requestPosition, .setAllowsBackground(true), .setAllowsBackground(false)]
    all += [.setShowsIndicator(true), .setShowsIndicator(false)]
    all += [.beginLiveUpdates, .endLiveUpdates, .openMonitor, .addCondition, .iterateEvents]
    for requirement in [ModelState.Requirement.none, .whenInUse, .always] {
      all += Purpose.allCases.map { .createServiceSession(requirement, $0) }
    }
    all += [.invalidateServiceSession, .createBackgroundSession, .invalidateBackgroundSession]
    all += [.tapButton, .widgetRefresh]
    all += ModelChoice.allCases.map { .choose($0) } + [.dismiss]
    all += Setting.allCases.map { .settings($0) } + [.resetPrivacy]
    all += [.restriction(true), .restriction(false), .airplaneMode(true), .airplaneMode(false)]
    all += [.enterForeground, .leaveForeground, .graceEnds, .noLongerInUse]
    all += [.complicationOnFace(true), .complicationOnFace(false), .suspend, .resume]
    all += [.terminate(byUser: false), .terminate(byUser: true)]
    all += [.relaunch(byUser: true), .relaunch(byUser: false)]
    all += [.reinstall, .reboot, .firstUnlock, .nextMorning]
    for needsAlways in [false, true] {
      all += EventSource.allCases.map { .eventReady(needsAlways: needsAlways, $0) }
    }
    return all + [.eventStale, .secondPromptShown, .reminderShown, .sessionTrackingEnds]
  }()

  /// The event as section “model run” of the contract writes it, without the name of a purpose.
  var name: String {
    func named(_ name: String, _ isOn: Bool) -> String { name + (isOn ? ":on" : ":off") }
    switch self {
    case .requestTemporaryFullAccuracy(let declared):
      return "requestTemporaryFullAccuracy:" + (declared ? "DECLARED" : "UNDECLARED")
    case .start(let service): return "start" + service.rawValue
    case .stop(let service): return "stop" + service.rawValue
    case .requestPosition: return "requestLocation"
    case .setAllowsBackground(let isOn): return named("setAllowsBackground", isOn)
    case .setShowsIndicator(let isOn): return named("setShowsIndicator", isOn)
    case .createServiceSession(let requirement, let purpose):
      let suffix = [.none: "", .declared: ":DECLARED", .undeclared: ":UNDECLARED"][purpose] ?? ""
      return "createServiceSession:" + requirement.name + suffix
    case .tapButton: return "tapLocationButton"
    case .choose(let choice): return "choose:" + choice.rawValue
    case .settings(let setting): return "settings:" + setting.rawValue
    case .resetPrivacy: return "resetLocationAndPrivacy"
    case .restriction(let isOn): return named("restriction", isOn)
    case .airplaneMode(let isOn): return named("airplaneMode", isOn)
    case .complicationOnFace(let isOn): return named("complicationOnFace", isOn)
    case .terminate(let byUser): return byUser ? "terminate:byUser" : "terminate"
    case .relaunch(let byUser): return byUser ? "relaunch:byUser" : "relaunch:byEvent"
    case .eventReady(let needsAlways, let source):
      return "eventReady:" + (needsAlways ? "always" : "inUse")
        + (source == .launchCapable ? "" : ":" + source.rawValue)
    // By name: to have a case print itself takes a search through all types of the program.
    case .createManager: return "createManager"
    case .requestWhenInUse: return "requestWhenInUse"
    case .requestAlways: return "requestAlways"
    case .beginLiveUpdates: return "beginLiveUpdates"
    case .endLiveUpdates: return "endLiveUpdates"
    case .openMonitor: return "openMonitor"
    case .addCondition: return "addCondition"
    case .iterateEvents: return "iterateEvents"
    case .invalidateServiceSession: return "invalidateServiceSession"
    case .createBackgroundSession: return "createBackgroundSession"
    case .invalidateBackgroundSession: return "invalidateBackgroundSession"
    case .widgetRefresh: return "widgetRefresh"
    case .dismiss: return "dismiss"
    case .enterForeground: return "enterForeground"
    case .leaveForeground: return "leaveForeground"
    case .graceEnds: return "graceEnds"
    case .noLongerInUse: return "noLongerInUse"
    case .suspend: return "suspend"
    case .resume: return "resume"
    case .reinstall: return "reinstall"
    case .reboot: return "reboot"
    case .firstUnlock: return "firstUnlock"
    case .nextMorning: return "nextMorning"
    case .eventStale: return "eventStale"
    case .secondPromptShown: return "secondPromptShown"
    case .reminderShown: return "reminderShown"
    case .sessionTrackingEnds: return "sessionTrackingEnds"
    }
  }

  /// Whether it is a call that only a running app can make.
  var isCall: Bool {
    switch self {
    case .createManager, .requestWhenInUse, .requestAlways, .requestTemporaryFullAccuracy, .start,
      .stop, .requestPosition, .setAllowsBackground, .setShowsIndicator, .beginLiveUpdates,
      .endLiveUpdates, .openMonitor, .addCondition, .iterateEvents, .createServiceSession,
      .invalidateServiceSession, .createBackgroundSession, .invalidateBackgroundSession, .tapButton:
      true
    default: false
    }
  }
}
