internal import LockbClaims

/// A claim about the machine, made ready for trying: terms read, what is left unsaid filled in.
struct JudgeClaim: Sendable {
  /// How the runs of a place are counted.
  enum Force: Sendable {
    /// In ordinary circumstances.
    case ordinary
    /// In every circumstance that is not out of the way.
    case every
    /// In no circumstance that is not out of the way.
    case none
    /// In some circumstance.
    case some
  }

  var keys: [JudgeTerm]
  var conditions: [JudgeTerm]
  /// Circumstances that are meant without being said, where they agree with the conditions.
  private(set) var unsaid: [JudgeTerm] = []
  var events: [JudgeTerm]
  var outcomes: [JudgeTerm]
  var force: Force
  /// Whether the claim says on which versions it holds.
  var namesVersions = false
  /// The service that is spoken of, if any.
  let service: JudgeService?

  /// Whether it says that a level comes about that was not there before.
  var becomesLevel: Bool {
    outcomes.count == 1 && outcomes[0].type == .level && conditions.contains(outcomes[0].opposite)
  }

  /// Reads a question; nil where a term is unknown.
  init?(_ question: ClaimQuestion, force: Force) {
    guard let conditions = Self.read(question.conditions),
      let events = Self.read(question.events), let outcomes = Self.read(question.outcomes),
      events.allSatisfy({ $0.type == .event && !$0.isNegated && JudgeEvents.isKnown($0) }),
      !outcomes.isEmpty,
      // Which session asks for precise positions depends on its purpose.
      !outcomes.contains(where: { $0.type == .prompt && $0.value == "P-ACC" })
        || !events.contains(where: Self.createsWithoutPurpose),
      // Only a temporary grant is known to end by itself.
      conditions.contains(JudgeTerm(.grant, "temporary"))
        || !events.contains(where: { $0.value == "lapse:any" }),
      conditions.allSatisfy({ $0.type != .service || JudgeService(rawValue: $0.value) != nil })
    else { return nil }
    self.init(conditions: conditions, events: events, outcomes: outcomes, force: force)
    namesVersions = !question.scope.isEmpty
  }

  private static func createsWithoutPurpose(_ event: JudgeTerm) -> Bool {
    let fields = event.value.split(separator: ":")
    return fields.first == "createServiceSession" && fields.count < 3
  }

  /// A claim from its terms.
  init(conditions: [JudgeTerm], events: [JudgeTerm], outcomes: [JudgeTerm], force: Force) {
    keys = conditions.filter { $0.type == .key }
    self.conditions = conditions.filter { $0.type != .key && $0.type != .service }
    self.events = events
    // Of a grant that is named, an event that ends a session as well tells enough.
    let namesGrant = conditions.contains { $0.type == .grant || $0.type == .level }
    self.outcomes = outcomes.map { outcome in
      outcome.type == .lifetime && namesGrant
        ? JudgeTerm(.lifetime, "grant " + outcome.value, isNegated: outcome.isNegated) : outcome
    }
    // What an ended application is given comes later than its end.
    if outcomes.contains(where: { $0.type == .delivery }),
      events.last?.value.hasPrefix("terminate") == true
    {
      self.events.removeLast()
      self.conditions.append(JudgeTerm(.phase, "terminated"))
    }
    self.force = force
    service = conditions.first { $0.type == .service }.flatMap { JudgeService(rawValue: $0.value) }
    nameAccuracyAnswers()
    nameEndedSession()
    addUnsaidEvents()
    addUnsaidCircumstances()
  }

  /// Where only a background session is spoken of, “the session” that ends is that one.
  private mutating func nameEndedSession() {
    guard conditions.filter({ $0.type == .session }) == [JudgeTerm(.session, "background")],
      conditions.contains(JudgeTerm(.phase, "background"))
    else { return }
    for index in events.indices where events[index].value == "invalidateServiceSession" {
      events[index] = JudgeTerm(.event, "invalidateBackgroundSession")
    }
  }

  /// The prompt for temporary full accuracy has answers of its own, which nobody writes in full.
  private mutating func nameAccuracyAnswers() {
    guard events.first?.value.hasPrefix("requestTemporary") == true else { return }
    let names = ["choose:Don’t Allow": "choose:Decline", "choose:Allow Once": "choose:Agree Once"]
    for index in events.indices {
      if let name = names[events[index].value] { events[index] = JudgeTerm(.event, name) }
    }
  }

  /// The concepts of terms; nil where one is unknown.
  static func read(_ terms: [ClaimTerm]) -> [JudgeTerm]? {
    let read = terms.compactMap { JudgeTerm($0) }.filter(\.isKnown)
    return read.count == terms.count ? read : nil
  }

  /// Whether a condition says what is stored or reported.
  var namesGrant: Bool {
    conditions.contains { term in
      switch term.type {
      case .status, .grant, .level, .settings, .asked, .showing: true
      default: false
      }
    }
  }

  /// Whether its only conditions are grants, levels, accuracies and keys.
  var namesGrantOnly: Bool {
    !(keys + conditions).isEmpty
      && conditions.allSatisfy { term in
        [.grant, .level, .status, .accuracy].contains(term.type) && !term.isNegated
      }
  }

  /// Whether what happens first asks for authorization, which an app does while nothing is decided.
  var beginsByAsking: Bool {
    guard let first = events.first?.value else { return false }
    // An upgrade that can come at all comes where something is granted.
    let isUpgrade = outcomes.contains { $0.type == .prompt && $0.value == ModelPrompt.upgrade.id }
    if force == .some, isUpgrade { return false }
    return first.hasPrefix("request") && !first.hasPrefix("requestTemporary")
      && first != "requestLocation"
      || first.hasPrefix("createServiceSession") || asksByIterating(first)
      || first == "tapLocationButton"
  }

  /// Whether an event is a loop that asks: what one delivers, it delivers to an app that may have it.
  private func asksByIterating(_ event: String) -> Bool {
    ["beginLiveUpdates", "iterateEvents"].contains(event)
      && !outcomes.contains(JudgeTerm(.delivery, "positions"))
  }

  /// Whether it says that nothing comes of a call because of a key, which is said of an app that
  /// has no decision yet.
  var blamesKey: Bool {
    keys.contains(where: \.isNegated) && outcomes == [JudgeTerm(.effect, "none")]
  }

  /// Whether it tells which accuracy a key leaves, which the user can change.
  var isAccuracyOfKey: Bool {
    !keys.isEmpty && outcomes.count == 1 && ["full", "reduced"].contains(outcomes[0].value)
      && outcomes[0].type == .accuracy
  }

  /// What can be seen only when something happens needs an event: prompts a request, positions
  /// something to deliver.
  private mutating func addUnsaidEvents() {
    let asksOfPrompts = outcomes.contains { $0.type == .prompt || $0.type == .usageKey }
    let asksOfEffect = outcomes.contains { $0.type == .effect }
    let isAbility = force == .some || force == .none
    // The second prompt comes of an event that the system holds while the app is not in use.
    if asksOfPrompts, events.last?.value.hasPrefix("eventReady") == true {
      events.append(JudgeTerm(.event, "secondPromptShown"))
      if !conditions.contains(where: { $0.type == .phase }) {
        unsaid.append(JudgeTerm(.phase, "notInUse"))
      }
    }
    if let call = callOfPrompt {
      events = events.map { $0.value == "request:any" ? call : $0 }
    }
    openBeforeRequest()
    if events.isEmpty, outcomes.contains(where: { $0.type == .prompt && $0.value == "P-REM" }) {
      events = [JudgeTerm(.event, "reminderShown")]
    }
    if asksOfPrompts, events.isEmpty {
      let asksOfAccuracy = outcomes.contains { $0.type == .prompt && $0.value == "P-ACC" }
      // A diagnostic comes of a session.
      let tellsDiagnostic = outcomes.contains { $0.type == .diagnostic }
      let call =
        asksOfAccuracy
        ? "requestTemporaryFullAccuracy"
        : tellsDiagnostic ? "createServiceSession:whenInUse" : "request:any"
      events = [callOfSession() ?? JudgeTerm(.event, call)]
    }
    let lastIsCall = events.last.map { !$0.isAct && !$0.isAnswer } ?? false
    if isAbility, asksOfPrompts || asksOfEffect, !events.isEmpty, !lastIsCall {
      // A session that is held asks by itself when the app comes back.
      let asksItself =
        conditions.contains { $0.type == .session } && events.last?.value == "lapse:any"
      events.append(JudgeTerm(.event, asksItself ? "enterForeground" : "request:any"))
    }
    // What an answer does to a grant that is named comes of the answer.
    let isAnswered =
      events.last?.isAnswer == true
      && outcomes.contains { !$0.isNegated && $0.value == "grant ends" }
    if outcomes.contains(where: { $0.type == .lifetime }), events.last?.isAct != true, !isAnswered {
      events.append(JudgeTerm(.event, "lapse:any"))
    }
    if events.isEmpty, namesGrant,
      outcomes.contains(where: { $0.type == .callback && $0.value != "any" })
    {
      // What a delegate hears without anything having happened, it hears at first.
      events.append(JudgeTerm(.event, "createManager"))
    }
    if outcomes.contains(where: { $0.type == .diagnostic }),
      !events.contains(where: { !$0.isAct && !$0.isAnswer }), tellsOfRefusal
    {
      events.append(callOfSession() ?? JudgeTerm(.event, "createServiceSession:whenInUse"))
    }
    guard let delivery = outcomes.first(where: { $0.type == .delivery }) else { return }
    // After a restart or an end of the app, data comes with the next event.
    let isAfterAct = events.last.map { $0.isAct && !$0.tellsOfData } ?? true
    guard isAfterAct, !events.contains(where: { !$0.isAct }) else { return }
    let source = service?.source ?? .launchCapable
    let ready = ModelEvent.eventReady(needsAlways: true, source).name
    // Sessions matter to the asynchronous sequences and not to the classic services.
    let isOpen = service == nil && conditions.contains { $0.type == .session }
    let data = isOpen ? "ready:any" : ready
    events.append(JudgeTerm(.event, delivery.value == "error" ? "start:any" : data))
  }

  /// Who asks after a grant has lapsed has opened the app again.
  private mutating func openBeforeRequest() {
    let lapses = ["lapse:any", "noLongerInUse"]
    guard let lapse = events.firstIndex(where: { lapses.contains($0.value) }),
      lapse + 1 < events.count, events[lapse + 1].value.hasPrefix("request"),
      !conditions.contains(where: { $0.type == .phase })
    else { return }
    events.insert(JudgeTerm(.event, "enterForeground"), at: lapse + 1)
  }

  /// Whether it is said that nothing is allowed, which every session is told alike.
  private var tellsOfRefusal: Bool {
    let plain = ["authorizationDenied", "authorizationDeniedGlobally", "authorizationRestricted"]
    let isPlain = outcomes.allSatisfy { $0.type != .diagnostic || plain.contains($0.value) }
    guard isPlain else { return false }
    return refuses
  }

  private var refuses: Bool {
    // What the flag of a refusal is in a restricted app, no source tells (1.4).
    let isContested = outcomes.contains { $0.value == "authorizationDenied" }
    return conditions.contains { term in
      term.type == .device && !term.isNegated
        || (term.type == .grant || term.type == .status) && !term.isNegated
          && (term.value == "denied" || term.value == "restricted" && !isContested)
    }
      || events.last.map { $0.value == "choose:Don’t Allow" || $0.value == "settings:globalOff" }
        == true
  }

  /// The call that a prompt is known to answer, where the claim leaves open which call asks.
  private var callOfPrompt: JudgeTerm? {
    var calls = ["P-WIU": "requestWhenInUse", "P-ALW1": "requestAlways"]
    if namesGrant { calls["P-UPG"] = "requestAlways" }
    return outcomes.lazy.filter { $0.type == .prompt && !$0.isNegated }
      .compactMap { calls[$0.value] }.first.map { JudgeTerm(.event, $0) }
  }

  /// The call that makes the session spoken of, which is when a session asks; the session is taken
  /// from the conditions.
  private mutating func callOfSession() -> JudgeTerm? {
    let sessions = ["service:always", "service:whenInUse", "service:none"]
    guard
      let index = conditions.firstIndex(where: {
        $0.type == .session && !$0.isNegated && sessions.contains($0.value)
      })
    else { return nil }
    let session = conditions.remove(at: index)
    return JudgeTerm(.event, "createServiceSession:" + session.value.dropFirst("service:".count))
  }

  private mutating func addUnsaidCircumstances() {
    let namesPhase =
      conditions.contains { $0.type == .phase }
      || events.contains { $0.isAct && !$0.value.hasPrefix("eventReady") }
    if outcomes.contains(where: { $0.type == .delivery && $0.value == "relaunch" }) {
      if !namesGrant, force != .none { unsaid.append(JudgeTerm(.grant, "always")) }
      if !namesPhase { unsaid.append(JudgeTerm(.phase, "terminated")) }
    }
    let asksOfSecond = outcomes.contains { $0.type == .prompt && $0.value == "second" }
    if asksOfSecond, !namesGrant, !beginsByAsking {
      unsaid.append(JudgeTerm(.grant, "provisional"))
    }
    let speaksOfLife = outcomes.contains { $0.type == .lifetime }
    let isOfSession = conditions.contains { $0.type == .session || $0.type == .accuracy }
    if speaksOfLife, !namesGrant, !isOfSession, events.allSatisfy(\.isAct) {
      unsaid.append(JudgeTerm(.grant, "authorized"))
    }
    if events.first?.value.hasPrefix("settings:precise") == true, !namesGrant {
      unsaid.append(JudgeTerm(.grant, "authorized"))
    }
    if !namesPhase, outcomes.contains(where: { $0.type == .delivery && $0.value == "held" }) {
      unsaid.append(JudgeTerm(.phase, "notInUse"))
    }
    if events.first?.value.hasPrefix("requestTemporaryFullAccuracy") == true {
      if !namesGrant { unsaid.append(JudgeTerm(.grant, "authorized")) }
      if !conditions.contains(where: { $0.type == .accuracy }) {
        unsaid.append(JudgeTerm(.accuracy, "reduced"))
      }
    }
  }
}

extension JudgeClaim {
  /// Every way to read the conditions; what ends, lasts or lets data through is the grant, and not
  /// what is reported.
  var conditionReadings: [[JudgeTerm]] {
    let readings = JudgeTerm.readings(of: conditions, asStatusFirst: false)
    let isOfGrant = outcomes.contains { $0.type == .lifetime || $0.type == .delivery }
    return isOfGrant && force == .ordinary ? Array(readings.prefix(1)) : readings
  }

  /// The claim and, where something happens after the app has left the foreground, the claim of an
  /// app that is in the background: nobody means the few seconds in between alone.
  var readings: [JudgeClaim] {
    guard events.count > 1, events[0].value == "leaveForeground",
      events[1].value != "noLongerInUse", events[1].value != "enterForeground",
      !conditions.contains(where: { $0.type == .phase })
    else { return [self] }
    var out = self
    out.events.removeFirst()
    out.conditions.append(JudgeTerm(.phase, "background"))
    return [self, out]
  }
}

extension JudgeTerm {
  /// Whether an event answers a prompt.
  var isAnswer: Bool {
    value.hasPrefix("choose") || value.hasPrefix("answer") || value == "dismiss"
  }

  /// Whether an event is an act of the user or the system, neither a call nor an answer.
  var isAct: Bool {
    let calls = ["request", "create", "start", "begin", "iterate", "tap", "set", "again"]
    return value.hasPrefix("settings") || !isAnswer && !calls.contains { value.hasPrefix($0) }
  }

  /// Whether an event is data that comes, or what data brings about.
  var tellsOfData: Bool { value.hasPrefix("eventReady") || value.hasPrefix("relaunch") }
}
