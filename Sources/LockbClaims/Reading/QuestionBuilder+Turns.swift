/// What a claim says in other words than those it is asked in.
extension QuestionBuilder {
  /// Nothing of the kind unless so: it is so only then.
  mutating func turnException() throws(Abstention) {
    guard hasException, try !turnOrder() else { return }
    if question.modality == .cannot {
      question.modality = .fact
    } else if question.quantifier == .never {
      question.quantifier = .ordinary
    } else if question.outcomes == [ClaimTerm("effect/none")] {
      question.outcomes = [ClaimTerm("effect/any")]
    } else if question.modality == .fact, question.quantifier == .ordinary,
      question.outcomes.count == 1, question.outcomes[0].isNegated
    {
      question.outcomes[0] = question.outcomes[0].negated
    } else {
      throw Abstention(.noFrame, "unless")
    }
    isLimited = true
  }

  /// “To call it, the app has to be outside”: outside only it has an effect.
  ///
  /// Of a call alone, and in no other circumstances.
  mutating func turnPrecondition() {
    let states = question.conditions + question.outcomes
    guard question.modality == .must, !needsAct, kind == nil, toldConditions == 0,
      question.subjects.isEmpty,
      question.events.count == 1, Self.isCall(question.events[0]), !states.isEmpty,
      states.allSatisfy({ ["phase", "status"].contains($0.type) && !$0.isNegated }),
      Set(states.map(\.type)).count == states.count
    else { return }
    question.conditions = states
    question.outcomes = [ClaimTerm("effect/any")]
    question.modality = .fact
    isLimited = true
  }

  /// What can be done at one level only needs that level.
  mutating func turnNeed() {
    guard isLimited, question.modality == .can, question.outcomes == [ClaimTerm("effect/any")],
      question.events.count == 1, question.conditions.count == 1,
      question.conditions[0].type == "level", !question.conditions[0].isNegated
    else { return }
    kind = .requires
    question.modality = .must
    question.subjects = question.events
    question.outcomes = question.conditions
    (question.events, question.conditions, isLimited) = ([], [], false)
  }

  /// What a version introduced is there from that version on.
  mutating func turnIntroduction() {
    // “X was not introduced in V” may have come before or later.
    guard let outcome = question.outcomes.first, outcome.concept == "property/introduced",
      !outcome.isNegated
    else { return }
    question.outcomes[0].concept = "property/available"
    // A platform without a version is one of those that it came to.
    guard question.scope.stretches.contains(where: { $0.from != nil }) else { return }
    for index in question.scope.stretches.indices { question.scope.stretches[index].before = nil }
    // Of one platform, a second version is that of something else.
    let platforms = question.scope.stretches.map(\.platform)
    question.scope.isExclusive = Set(platforms).count == platforms.count
  }

  /// An answer that is told of beside a call may be the answer to that call, and a session that
  /// shows a prompt is one that is created then.
  func guardOrder() throws(Abstention) {
    let answer = question.events.firstIndex(where: Self.isAnswer)
    let call = question.events.firstIndex(where: Self.isCall)
    let isTold = isInOrder && answer.map { place in call.map { place < $0 } ?? false } ?? false
    if concedes, !isTold, answer != nil, call != nil {
      throw Abstention(.ambiguous, "an answer")
    }
    // After a start, or a change of a setting, it takes a call to be asked.
    let asks = question.outcomes.contains { term in
      term.type == "prompt" && !term.isNegated && ["any", "first"].contains(term.value)
    }
    let isEarlier =
      question.events.count == 2 && question.events[0].value.begins(with: "request")
      && question.conditions.contains { $0.type == "phase" }
    if asks, !isEarlier, let last = question.events.last, !Self.isCall(last), !Self.isAnswer(last),
      question.quantifier != .never, question.modality != .cannot
    {
      throw Abstention(.ambiguous, "what asks")
    }
    // A prompt that comes of a grant need not be there as long as the grant is.
    let namesButton = question.outcomes.contains { term in
      term.type == "prompt" && term.value.begins(with: "option:")
    }
    if namesButton, question.events.isEmpty,
      question.conditions.contains(where: { $0.type == "grant" }),
      !question.conditions.contains(where: { $0.type == "showing" })
    {
      throw Abstention(.ambiguous, "which prompt")
    }
    let holdsSession = question.conditions.contains { $0.type == "session" }
    if holdsSession, answer != nil, question.outcomes.contains(where: { $0.type == "prompt" }) {
      throw Abstention(.ambiguous, "a session")
    }
  }

  /// What a service can be used for on a platform is whether it is there.
  mutating func turnPresence() {
    guard kind == nil, question.isAbility, question.events.isEmpty, question.subjects.isEmpty,
      question.outcomes == [ClaimTerm("delivery/positions")], !question.scope.isEmpty,
      question.conditions.count == 1, question.conditions[0].type == "service",
      question.quantifier == .ordinary, !isLimited
    else { return }
    kind = .available
    question.subjects = question.conditions
    question.outcomes = [ClaimTerm("property/available", isNegated: question.modality == .cannot)]
    question.conditions = []
    question.modality = .fact
  }

  /// A service that is, or is not, available at a level delivers there, or does not.
  mutating func turnService() {
    let states: Set<Substring> = ["level", "grant", "accuracy"]
    guard kind == .available, question.subjects.count == 1, question.events.isEmpty,
      question.subjects[0].type == "service", !question.conditions.isEmpty,
      question.outcomes.count == 1, question.outcomes[0].concept == "property/available",
      question.conditions.allSatisfy({ states.contains($0.type) })
    else { return }
    let isThere = !question.outcomes[0].isNegated && question.modality != .cannot
    kind = nil
    question.conditions = question.subjects + question.conditions
    question.outcomes = [ClaimTerm("delivery/positions", isNegated: !isThere)]
    (question.subjects, question.modality) = ([], .fact)
  }

  /// What an act of the user or of the system sets to a value had another one before.
  mutating func turnChange() {
    guard kind == nil, question.conditions.isEmpty,
      question.outcomes.count == 1,
      ["status", "level", "grant"].contains(question.outcomes[0].type),
      !question.outcomes[0].isNegated, question.events.count == 1, becomes,
      question.modality == .fact, question.quantifier == .ordinary,
      Self.acts.contains(where: { question.events[0].value.begins(with: $0) }),
      !question.events[0].value.ends(with: ":any")
    else { return }
    question.conditions = [question.outcomes[0].negated]
  }

  private static let acts = [
    "settings:", "reset", "reboot", "reinstall", "tap", "terminate", "relaunch", "nextMorning",
    "leaveForeground", "enterForeground", "noLongerInUse",
  ]

  /// What an app has, or gets, is claimed where nothing else is.
  mutating func turnPossession() throws(Abstention) {
    let speaksOfGrant = question.outcomes.contains { $0.type == "grant" }
    if question.isAbility, speaksOfGrant, !question.events.isEmpty {
      throw Abstention(.ambiguous, "a grant that can come of it")
    }
    let isOfData = question.outcomes.contains { $0.type == "delivery" }
    if isLimited, isOfData, question.conditions.contains(where: { $0.type == "phase" }) {
      throw Abstention(.ambiguous, "only in a phase")
    }
    guard kind == nil, question.outcomes.isEmpty, question.subjects.isEmpty,
      question.conditions.last.map({ ["grant", "level"].contains($0.type) }) == true
    else { return }
    let isNever = question.quantifier == .never || question.isAbility
    if question.events.isEmpty {
      guard isNever, question.conditions.count == 1, !isLimited else { return }
      if question.quantifier == .never {
        question.quantifier = .ordinary
        question.modality = .cannot
      }
    }
    guard possesses, let last = question.conditions.popLast() else { return }
    question.outcomes = [last]
  }

  /// “B can be done without A” and “B cannot be done without A” tell whether A must come first.
  mutating func turnOrder() throws(Abstention) -> Bool {
    guard question.isAbility, question.outcomes.isEmpty, question.subjects.isEmpty, kind == nil,
      question.conditions.isEmpty, question.events.count == 2, exceptions == 1
    else { return false }
    kind = .order
    question.modality = question.modality == .can ? .needNot : .must
    return true
  }

  /// A call that can be made, or is there, in a state does something there.
  mutating func turnCall() {
    guard kind == .available, question.subjects.count == 1, question.outcomes.count == 1,
      question.outcomes[0].concept == "property/available", !names.contains("introduced"),
      !question.conditions.isEmpty || !question.events.isEmpty, let call = call()
    else { return }
    let isThere = !question.outcomes[0].isNegated && question.modality != .cannot
    kind = nil
    question.events.append(call)
    question.outcomes = [ClaimTerm("effect/any")]
    (question.subjects, question.modality) = ([], isThere ? .can : .cannot)
  }

  /// The call that the subject is, or that its name in code stands for.
  private func call() -> ClaimTerm? {
    if question.subjects[0].type == "event" {
      return Self.isCall(question.subjects[0]) ? question.subjects[0] : nil
    }
    let states: Set<Substring> = ["level", "grant", "status", "accuracy", "key", "phase"]
    let isInState = question.conditions.allSatisfy { states.contains($0.type) }
    return isInState && question.events.isEmpty ? calledEvent.map { ClaimTerm($0) } : nil
  }

  /// “To do B, A must be done first”: A comes before B. What is done and needed to get something is
  /// not what brings it about.
  mutating func turnPurpose() throws(Abstention) {
    if hasPurpose || wantsSomething, question.modality == .fact, !question.outcomes.isEmpty,
      question.events.count > 1
    {
      throw Abstention(.noFrame, "what for")
    }
    if wantsSomething, names.contains("app-needs-always") {
      throw Abstention(.noFrame, "needed for what")
    }
    guard hasPurpose, kind == nil, question.modality == .must || question.modality == .needNot,
      question.outcomes.isEmpty, question.subjects.isEmpty, question.conditions.isEmpty,
      question.events.count == 2, question.events.allSatisfy(Self.isCall)
    else { return }
    kind = .order
    question.events.reverse()
  }

  /// What lasts some days, or ends after them, ends by the time alone; of what else time brings
  /// about, nothing is known.
  mutating func turnTime() throws(Abstention) {
    let time = ClaimTerm("event/elapse")
    guard question.events.contains(time) else { return }
    guard question.events == [time], question.modality == .fact, !ends,
      question.quantifier == .ordinary, question.conditions.count == 1,
      let held = question.conditions.first, !held.isNegated,
      held.type == "grant" || held.type == "level" || held.type == "status",
      question.outcomes == [ClaimTerm("lifetime/ends")]
    else { throw Abstention(.noFrame, "time") }
    question.events = [ClaimTerm("event/nextMorning")]
  }

  /// “A must be so for B to happen”: B happens only then.
  mutating func turnNecessity() throws(Abstention) {
    guard question.modality == .must, kind == nil, !question.outcomes.isEmpty,
      question.conditions.count == 1, question.events.count < 2, question.quantifier == .ordinary
    else { return }
    // “No gate opens, so you must …”: two statements.
    if question.outcomes.contains(where: \.isNegated) { throw Abstention(.noFrame, "two claims") }
    question.modality = .fact
    isLimited = true
  }

  /// What a start or a call gives in a phase is data.
  mutating func turnStart() throws(Abstention) {
    guard question.outcomes.isEmpty, question.subjects.isEmpty, question.isAbility,
      question.conditions.contains(where: { $0.type == "phase" })
    else { return }
    if let event = question.events.last, question.events.count == 1,
      event.value.begins(with: "create")
    {
      question.outcomes = [ClaimTerm("effect/any")]
      return
    }
    guard let event = question.events.last, question.events.count == 1,
      event.value.begins(with: "start") || event.value.begins(with: "begin")
    else { throw Abstention(.noFrame, "an ability in a phase") }
    question.outcomes = [ClaimTerm("delivery/positions")]
  }

  /// Whether it may say that a level is somewhere, or is not: “on tvOS there is …”, “tvOS has no …”.
  var namesPresence: Bool {
    guard question.modality == .fact, question.quantifier == .ordinary else { return false }
    return names == ["is-in"] || possesses && question.conditions.contains(where: \.isNegated)
  }

  /// What ends or stays has to be named, and nothing is two grants at once.
  func guardSubject() throws(Abstention) {
    let grants = question.conditions.filter { $0.type == "grant" && !$0.isNegated }
    if Set(grants.map(\.value)).count > 1 { throw Abstention(.noFrame, "two grants") }
    let statuses = question.conditions.filter { $0.type == "status" && !$0.isNegated }
    if Set(statuses.map(\.value)).count > 1 { throw Abstention(.noFrame, "two statuses") }
    // At one level there is no other, unless something happens.
    let levels = (question.conditions + question.outcomes).filter {
      $0.type == "level" && !$0.isNegated
    }
    let claimsLevel = question.outcomes.contains { $0.type == "level" }
    if claimsLevel, question.events.isEmpty, question.modality == .fact,
      Set(levels.map(\.value)).count > 1
    {
      throw Abstention(.noFrame, "two levels")
    }
    guard question.outcomes.contains(where: { $0.type == "lifetime" }) else { return }
    let held: Set<Substring> = ["grant", "level", "accuracy", "session", "status", "label"]
    let acts = ["reinstall", "reboot", "relaunch", "terminate", "reset"]
    let isOfAll =
      names.contains("status-stays") || names.contains("ends") || names.contains("lasts")
    let isNamed =
      isOfAll && question.events.count == 1 && namesStatus
      && acts.contains { question.events[0].value.begins(with: $0) }
      || (question.conditions + question.subjects).contains { held.contains($0.type) }
      || question.events.contains { event in
        Self.isAnswer(event)
          || ["settings:", "tap", "lapse:", "reset", "reinstall"].contains {
            event.value.begins(with: $0)
          }
      }
    if !isNamed { throw Abstention(.unclearSubject, "what ends") }
  }

  /// What a clause tells to happen, in the order of the text; but a request comes before the answer
  /// to it.
  mutating func happen(_ events: [(term: ClaimTerm, place: Int)]) {
    // That something else is not called, is said beside what is.
    let isDone = (question.events + events.map(\.term)).contains { !$0.isNegated }
    let events = events.filter { !isDone || !$0.term.isNegated }
    if isDone { question.events.removeAll(where: \.isNegated) }
    var told: [ClaimTerm] = []
    for (term, _) in events.sorted(by: { $0.place < $1.place }) where !told.contains(term) {
      told.append(term)
    }
    // Whoever is asked is asked by the call that is told of, if one is.
    let isCalled = (question.events + told).contains {
      Self.isCall($0) && !$0.value.ends(with: ":any")
    }
    if isCalled { told.removeAll { $0.value.ends(with: ":any") && Self.isCall($0) } }
    guard told.contains(where: Self.isCall) else {
      question.events += told
      return
    }
    // Asked again, whoever asks.
    if isCalled {
      question.events.removeAll { $0.value.ends(with: ":any") && Self.isCall($0) }
    }
    // “Call it at the next launch”: the launch comes first.
    if let launch = told.firstIndex(where: { $0.value.begins(with: "relaunch") }) {
      told.insert(told.remove(at: launch), at: 0)
    }
    question.events += told.filter { !Self.isAnswer($0) } + told.filter { Self.isAnswer($0) }
  }

  /// Whether a word stands where what is spoken of stands.
  static func isNamed(_ slot: Item.Slot) -> Bool {
    slot == .of || slot == .subject || slot == .none
  }
}
