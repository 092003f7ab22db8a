extension ClaimReader.Reading {
  /// What is asked of the reference; nil where nothing is.
  var question: ClaimQuestion? {
    switch self {
    case .question(let question, _), .mention(let question, _, _): question
    case .unread, .outOfScope: nil
    }
  }

  /// Whether it leaves room for what is so in no circumstances.
  var mayBeNowhere: Bool {
    guard case .unread(let reason, _) = self else { return true }
    return [.noFrame, .unknownWord, .unclearSubject, .hedged].contains(reason)
  }

  /// The same, which may mean another question as well.
  func orElse(_ other: ClaimQuestion) -> Self {
    switch self {
    case .question(var question, let rule):
      question.otherwise.append(other)
      return .question(question, rule: rule)
    case .mention(var question, let rule, let isWhole):
      question.otherwise.append(other)
      return .mention(question, rule: rule, isWhole: isWhole)
    case .unread, .outOfScope: return self
    }
  }
}

extension ClaimReader.Reading {
  /// The same, which may be meant under another scope than the one that it was given.
  func orUnder(_ scope: ClaimScope, not given: ClaimScope) -> Self {
    guard var other = question, other.scope == given.inherited(by: other.kind) else { return self }
    other.scope = scope.inherited(by: other.kind)
    return orElse(other)
  }
}

/// Reads what a sentence says in the circumstances that the heading above it takes for granted.
struct HeadingCircumstances {
  private let given: Circumstances

  init(_ given: Circumstances) { self.given = given }

  /// The one question of a sentence in these circumstances; nil where it names circumstances of that
  /// kind itself, or where more than one thing could be meant.
  func question(of readings: [ClaimReader.Reading], _ items: [Item]) -> ClaimQuestion? {
    // “Requesting a pass” is what a section is about, and no request that was made before.
    let isGeneral = given.events.contains { $0.value.ends(with: ":any") }
    guard !given.isEmpty, !given.isUnclear, !isGeneral else { return nil }
    let questions = readings.compactMap { reading -> ClaimQuestion? in
      switch reading {
      case .question(let question, _), .mention(let question, _, _): question
      case .unread, .outOfScope: nil
      }
    }
    guard questions.count == 1, var question = questions.first, Self.isSituated(question),
      !Self.names(given.conditions + given.events, in: question),
      // How what the heading names comes about is not told in it.
      !question.outcomes.contains(where: { outcome in
        given.conditions.contains { $0.concept == outcome.concept }
      }),
      // What is compared with something else is not said of what the heading names.
      !items.contains(where: { ["than", "alike", "likewise", "elsewhere"].contains($0.function) })
    else { return nil }
    // Whether data comes may depend on more than on where the app is.
    let isOfPhase = given.conditions.contains { $0.type == "phase" }
    if isOfPhase, question.outcomes.contains(where: { $0.type == "delivery" }) { return nil }
    let showing = given.conditions.first { $0.type == "showing" }
    if showing != nil, question.events.first?.value.begins(with: "choose:") != true { return nil }
    question.conditions = given.conditions + question.conditions
    question.events = given.events + question.events
    question.otherwise = []
    return question
  }

  /// Whether what a sentence limits or denies may be limited to the state that the heading names: under
  /// the name of a pass, “the north gate cannot be used”.
  func mayLimit(_ question: ClaimQuestion) -> Bool {
    guard given.holdsStored else { return false }
    let deniesService =
      question.kind == .available && question.outcomes.contains(where: \.isNegated)
      && question.subjects.contains { $0.type == "service" }
    return deniesService
      || question.kind == .onlyIf && !question.conditions.contains(where: Circumstances.isStored)
  }

  /// What is told before a sentence that claims nothing without it; nil where nothing is.
  var told: ClaimQuestion? {
    let isAnswered = given.events.contains { $0.value.begins(with: "choose:") }
    let isShown = given.conditions.contains {
      $0.type == "showing" && !isAnswered || $0.type == "phase"
    }
    guard !given.isEmpty, !given.isUnclear, !isShown else { return nil }
    return ClaimQuestion(.transition, conditions: given.conditions, events: given.events)
  }

  /// Whether a question that was read in these circumstances names none of their kind itself.
  func fits(_ question: ClaimQuestion) -> Bool {
    var own = question
    own.conditions.removeAll { given.conditions.contains($0) }
    own.events.removeAll { given.events.contains($0) }
    return Self.isSituated(question) && !Self.names(given.conditions + given.events, in: own)
  }

  /// Whether a question asks what happens in circumstances.
  private static func isSituated(_ question: ClaimQuestion) -> Bool {
    let kinds: Set<ClaimKind> = [.transition, .reports, .can, .cannot, .lapses]
    return kinds.contains(question.kind) && question.quantifier == .ordinary
      && question.subjects.isEmpty
  }

  /// Whether a question names what takes the place of a circumstance.
  private static func names(_ terms: [ClaimTerm], in question: ClaimQuestion) -> Bool {
    let told = Set((question.conditions + question.events).map(kind))
    return terms.contains { told.contains(kind(of: $0)) }
      || question.conditions.contains { Circumstances.isStored($0) || $0.type == "showing" }
  }

  /// Of what kind a circumstance is: a state that is stored, an answer, a call, or its type.
  private static func kind(of term: ClaimTerm) -> String {
    if Circumstances.isStored(term) { return "stored" }
    guard term.type == "event" else { return String(term.type) }
    if term.value.begins(with: "choose") || term.value.begins(with: "answer") { return "answer" }
    if term.value.begins(with: "settings") { return "settings" }
    return term.value.begins(with: "request") || term.value.begins(with: "create") ? "call" : "act"
  }
}

extension ClaimQuestion {
  /// What is needed by the call that a heading names, where the sentence says “the request”.
  func ofCall(_ heading: Item?) -> ClaimQuestion {
    guard kind == .requires, let call = heading?.sense(ofType: "event") else { return self }
    let family = ClaimTerm(call).value.prefix { !$0.isUppercase }
    var question = self
    for index in subjects.indices where subjects[index].concept == "event/\(family):any" {
      question.subjects[index].concept = call
    }
    return question
  }

  /// The same, with the call that a heading names behind the answer to another one: “once they have
  /// agreed to a request for less, the call shows …”.
  func followed(by heading: Item?, in items: [Item]) -> ClaimQuestion {
    guard kind == .transition, let call = heading?.sense(ofType: "event"),
      call.begins(with: "event/request"), !call.ends(with: ":any"),
      let answer = events.last, ["choose:", "answer:"].contains(where: answer.value.begins),
      events.contains(where: { $0.value.begins(with: "request") }),
      !events.contains(where: { $0.concept == call }),
      items.contains(where: { $0.isForm(of: ["call"]) || $0.senses.first == "verb/call" })
    else { return self }
    var question = self
    question.events.append(ClaimTerm(call))
    return question
  }
}
