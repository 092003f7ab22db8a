/// What a subject of a claim does in the machine.
enum JudgeSubject {
  /// The event that a subject stands for; nil where it is nothing that happens.
  ///
  /// A service is started, unless it is asked what its data needs: an accuracy, or a launch.
  static func event(_ subject: JudgeTerm, asData: Bool) -> JudgeTerm? {
    switch subject.type {
    case .event:
      guard JudgeEvents.isKnown(subject) else { return nil }
      guard asData, let service = service(startedBy: subject.value) else { return subject }
      return data(of: service)
    case .service:
      guard let service = JudgeService(rawValue: subject.value) else { return nil }
      if asData || service == .push { return data(of: service) }
      return service.start.map { JudgeTerm(.event, $0.name) }
    case .api:
      return event(ofSymbol: subject.value).flatMap {
        event(JudgeTerm(.event, $0), asData: asData)
      }
    case .delivery where subject.value == "relaunch":
      return data(of: .significantChange)
    default: return nil
    }
  }

  /// The events of symbols that are no methods of the manager; those read as a scenario reads them.
  private static let eventsBySymbol = [
    "CLBackgroundActivitySession": "createBackgroundSession",
    "CLBackgroundActivitySession.init()": "createBackgroundSession",
    "CLServiceSession.AuthorizationRequirement.whenInUse": "createServiceSession:whenInUse",
    "CLServiceSession.AuthorizationRequirement.always": "createServiceSession:always",
    "CLMonitor.events": "iterateEvents",
    "CLLocationManager.allowsBackgroundLocationUpdates": "setAllowsBackground:on",
    "CLLocationManager.requestLocation()": "requestLocation",
  ]

  private static func event(ofSymbol symbol: String) -> String? {
    if let event = eventsBySymbol[symbol] { return event }
    let base = symbol.prefix { $0 != "(" }
    let method = symbol[
      (base.lastIndex(of: ".").map { symbol.index(after: $0) } ?? base.startIndex)...]
    let event = ModelSentence.event("the app calls " + method)
    if event.hasPrefix("requestTemporary") { return "requestTemporaryFullAccuracy" }
    return JudgeEvents.isKnown(JudgeTerm(.event, event)) ? event : nil
  }

  private static func service(startedBy event: String) -> JudgeService? {
    JudgeService.allCases.first { $0.start?.name == event }
  }

  private static func data(of service: JudgeService) -> JudgeTerm {
    let ready = ModelEvent.eventReady(needsAlways: true, service.source)
    return JudgeTerm(.event, ready.name)
  }
}
