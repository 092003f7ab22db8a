extension ClaimQuestion {
  /// The kind that a question has by what it asks.
  var naturalKind: ClaimKind {
    switch quantifier {
    case .always: return .always
    case .never: return .never
    case .only: return .onlyIf
    case .ordinary, .sometimes: break
    }
    switch modality {
    case .can: return .can
    case .cannot: return .cannot
    default: break
    }
    if outcomes.contains(where: { $0.type == "lifetime" }) { return .lapses }
    let reports: Set<Substring> = ["status", "settings", "accuracy"]
    if events.isEmpty, outcomes.allSatisfy({ reports.contains($0.type) }) {
      return .reports
    }
    return .transition
  }

  /// Whether it says that something can, or cannot, be done.
  var isAbility: Bool { modality == .can || modality == .cannot }

  /// Whether it says what delivers, or for whom.
  var namesService: Bool {
    let telling: Set<Substring> = ["service", "level", "grant", "session", "status", "accuracy"]
    let isLaunch = outcomes.contains { $0.value == "relaunch" }
    // While it is in use, most of what an application starts delivers; a session lets it deliver
    // more, and at a level it depends on what was started.
    let isSituated =
      conditions.contains { term in
        (term.type == "phase" || term.type == "process")
          && (term.value != "inUse" || quantifier != .ordinary)
      } && !conditions.contains { $0.type == "session" || $0.type == "level" }
    return (conditions + subjects + events).contains { term in
      // What an answer lets through was held.
      term.concept == "showing/P-PROV" && !events.isEmpty || term.type == "service"
        || term.value.begins(with: "start") || term.value.begins(with: "begin")
        || term.value.begins(with: "eventReady")
        || ((isLaunch || isSituated) && telling.contains(term.type))
    }
  }

  /// Makes a level or a grant that is said to be somewhere the subject of a claim of presence.
  mutating func turnPresence() -> Bool {
    guard !scope.isEmpty, let term = conditions.first, conditions.count == 1, events.isEmpty,
      outcomes.isEmpty, subjects.isEmpty, term.type == "level" || term.type == "grant"
    else { return false }
    subjects = [ClaimTerm(term.concept)]
    outcomes = [ClaimTerm("property/available", isNegated: term.isNegated)]
    conditions = []
    return true
  }

  /// Makes an option that prompts of some versions are said to offer, or not, one that is there.
  mutating func turnOption() -> Bool {
    guard !scope.isEmpty, conditions.isEmpty, events.isEmpty, subjects.isEmpty,
      quantifier == .ordinary, modality == .fact, outcomes.count == 1,
      outcomes[0].type == "prompt", outcomes[0].value.begins(with: "option:")
    else { return false }
    let label = outcomes[0].value.dropFirst("option:".count)
    subjects = [ClaimTerm("event/choose:\(label)")]
    outcomes = [ClaimTerm("property/available", isNegated: outcomes[0].isNegated)]
    return true
  }

  /// Makes a value that is said not to be reported somewhere one that never is: “macOS does not
  /// report …”.
  mutating func turnAbsence() {
    guard conditions.isEmpty, events.isEmpty, subjects.isEmpty, quantifier == .ordinary,
      modality == .fact, scope.stretches.contains(where: { $0.platform != nil }),
      !scope.isExclusion, outcomes.count == 1, outcomes[0].type == "status", outcomes[0].isNegated
    else { return }
    outcomes = [outcomes[0].negated]
    quantifier = .never
  }
}

extension ClaimQuestion {
  /// What is said of several services at once, of each by itself: that visits and regions launch the
  /// app.
  var ofEachService: [ClaimQuestion] {
    let services = conditions.filter { $0.type == "service" && !$0.isNegated }
    let isOfEach = !outcomes.isEmpty && outcomes.allSatisfy { $0.type == "delivery" }
    guard services.count > 1, isOfEach else { return [self] }
    return services.map { service in
      var question = self
      question.conditions.removeAll { services.contains($0) && $0 != service }
      return question
    }
  }
}
