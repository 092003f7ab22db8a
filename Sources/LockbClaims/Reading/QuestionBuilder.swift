/// Makes one question of the clauses of a sentence.
struct QuestionBuilder {
  let matcher: FrameMatcher
  private(set) var question = ClaimQuestion(.transition)
  private var names: [String] = []
  private var kind: ClaimKind?
  private var isLimited = false
  /// Whether a clause tells until when something lasts.
  private var ends = false
  /// Whether a clause names the exception: unless.
  private var hasException = false

  static func question(
    of clauses: [Clause], _ matcher: FrameMatcher
  ) throws(Abstention) -> (question: ClaimQuestion, rule: String) {
    var builder = Self(matcher: matcher)
    // What happens in a subordinate clause comes before what the main clause says.
    for clause in clauses where ![.main, .until, .before].contains(clause.role) {
      try builder.readSubordinate(clause)
    }
    let mains = clauses.filter { $0.role == .main }
    guard !mains.isEmpty else { throw Abstention(.noFrame, "no main clause") }
    let circumstances = builder.question.conditions.count
    for clause in mains { try builder.readMain(clause) }
    if builder.hasException {
      let others = clauses.contains { $0.role != .main && $0.role != .unless }
      guard !others, builder.question.conditions.count == circumstances else {
        throw Abstention(.noFrame, "unless")
      }
    }
    for clause in clauses where clause.role == .until && !builder.isPassing(clause) {
      try builder.readSubordinate(clause)
    }
    for clause in clauses where clause.role == .before { try builder.readLater(clause) }
    return (try builder.finish(), builder.names.joined(separator: "+"))
  }

  init(matcher: FrameMatcher) { self.matcher = matcher }

  // MARK: Clauses

  mutating func readSubordinate(_ clause: Clause) throws(Abstention) {
    add(clause)
    let match = matcher.match(clause)
    names += match.names
    if clause.modality == .cannot || clause.modality == .needNot {
      throw Abstention(.noFrame, "mood of a condition")
    }
    if let quantifier = clause.quantifier, quantifier != .only {
      throw Abstention(.noFrame, "quantifier of a condition")
    }
    switch clause.role {
    case .unless: hasException = true
    case .until: ends = true
    default: break
    }
    let given = question.conditions.count
    var hasTerm = false
    var events: [ClaimTerm] = []
    defer { happen(events) }
    for (role, term) in match.terms {
      hasTerm = true
      switch role {
      case .condition: question.conditions.append(term)
      case .event: events.append(term)
      case .outcome:
        guard Self.isState(term) else { throw Abstention(.noFrame, "condition \(term)") }
        question.conditions.append(term)
      case .subject: throw Abstention(.noFrame, "condition \(term)")
      }
    }
    for item in match.rest {
      guard let term = Self.term(of: item) else {
        if Self.isIdle(item) { continue }
        throw Abstention(.noFrame, item.senses.first ?? "")
      }
      hasTerm = true
      if term.type == "event" {
        events.append(term)
      } else {
        question.conditions.append(term)
      }
    }
    // What comes after something that happens is what happens, not what holds then.
    let added = question.conditions[given...]
    if clause.role == .after, !added.isEmpty, !events.isEmpty {
      throw Abstention(.noFrame, "after")
    }
    if added.filter(Self.canBeClaimed).count > 1 { throw Abstention(.noFrame, "two states") }
    if !question.events.isEmpty, added.contains(where: Self.canBeClaimed) {
      throw Abstention(.noFrame, "a state after an event")
    }
    let isIdle = !clause.isNegated && !clause.items.contains(where: \.isPredicate)
    if !hasTerm, clause.stretches.isEmpty, !isIdle { throw Abstention(.noFrame, "empty condition") }
  }

  private mutating func readMain(_ clause: Clause) throws(Abstention) {
    add(clause)
    if let list = try Enumeration(clause) {
      kind = .enumerates
      names.append("enumeration")
      question.subjects = [list.set]
      question.outcomes = list.members
      if !list.isComplete { question.quantifier = .sometimes }
      return
    }
    let match = matcher.match(clause)
    names += match.names
    kind = kind ?? match.kind
    if let modality = match.modality { question.modality = modality }
    let isAbility = clause.modality == .can || clause.modality == .cannot
    let isNeed = clause.modality == .must || clause.modality == .needNot
    if clause.modality != .fact { question.modality = clause.modality }
    var events: [ClaimTerm] = []
    var given: [ClaimTerm] = []
    defer { happen(events) }
    for (role, term) in match.terms {
      switch role {
      // What can be had is claimed, not given.
      case .condition where isAbility && (term.type == "level" || term.type == "grant"):
        question.outcomes.append(term)
      // What must be there is needed.
      case .condition where isNeed && term.type == "key" && !term.isNegated:
        question.outcomes.append(term)
        kind = .requires
      // What an act gives is claimed as well.
      case .condition where Self.isGiven(term, in: clause): given.append(term)
      case .condition: question.conditions.append(term)
      case .event: events.append(term)
      case .outcome where term.type == "label":
        question.outcomes.append(
          ClaimTerm("event/choose:\(term.value)", isNegated: term.isNegated))
      case .outcome where term.type == "count":
        if term.isNegated { throw Abstention(.noFrame, "not so many") }
        question.number = Int(term.value)
      case .outcome: question.outcomes.append(term)
      case .subject: question.subjects.append(term)
      }
    }
    if question.outcomes.isEmpty, question.subjects.isEmpty {
      question.outcomes = given
    } else {
      question.conditions += given
    }
    try readRest(match.rest, &events)
  }

  /// Whether a level is what an act before it leads to: “Allow Once gives the app …”.
  private static func isGiven(_ term: ClaimTerm, in clause: Clause) -> Bool {
    guard term.type == "level" || term.type == "grant",
      let verb = clause.items.firstIndex(where: { $0.senses.contains("verb/grant") }), verb > 0
    else { return false }
    return clause.items[..<verb].contains { item in
      item.sense(ofType: "label") != nil || item.sense(ofType: "event") != nil
    }
  }

  /// What a clause tells to happen: within one clause, a request comes before the answer to it.
  private mutating func happen(_ events: [ClaimTerm]) {
    func isAnswer(_ term: ClaimTerm) -> Bool { term.value.hasPrefix("choose:") }
    question.events += events.filter { !isAnswer($0) } + events.filter { isAnswer($0) }
  }

  /// What no frame took: events happen; a state is the outcome where nothing else is claimed,
  /// and a condition otherwise.
  private mutating func readRest(
    _ rest: [Item], _ events: inout [ClaimTerm]
  ) throws(Abstention) {
    var states: [(term: ClaimTerm, slot: Item.Slot)] = []
    for item in rest {
      guard let term = Self.term(of: item) else {
        if Self.isIdle(item) { continue }
        throw Abstention(.noFrame, item.senses.first ?? "")
      }
      if term.type == "event" {
        events.append(term)
      } else if kind == .requires, term.type == "key", question.outcomes.last?.type == "key" {
        question.outcomes.append(term)
      } else {
        states.append((term, item.slot))
      }
    }
    guard !states.isEmpty else { return }
    let isClaimed = !question.outcomes.isEmpty || !question.subjects.isEmpty
    if !isClaimed, !question.isAbility || events.isEmpty {
      let index = states.firstIndex { $0.slot == .result && Self.canBeClaimed($0.term) }
      guard let index else {
        throw Abstention(.noFrame, states[0].term.concept)
      }
      question.outcomes.append(states.remove(at: index).term)
    }
    // Beside what is claimed, only circumstances may stand.
    for (term, slot) in states {
      switch slot {
      case .place, .with, .source, .none: question.conditions.append(term)
      default: throw Abstention(.noFrame, term.concept)
      }
    }
  }

  private mutating func add(_ clause: Clause) {
    question.scope.stretches += clause.stretches
    if clause.excludesScope { question.scope.isExclusion = true }
    if clause.isOnly {
      if clause.role == .main, !clause.stretches.isEmpty {
        question.scope.isExclusive = true
      } else {
        isLimited = true
      }
    }
    if let number = clause.number { question.number = number }
    switch clause.quantifier {
    // Whoever has only this level is not the only one.
    case .only?: isLimited = isLimited || clause.role == .main
    case let quantifier?: question.quantifier = quantifier
    case nil: break
    }
  }

  /// Whether it only tells how long a value lasts, which leaves what the value is as it was said.
  private func isPassing(_ clause: Clause) -> Bool {
    guard clause.stretches.isEmpty, question.modality == .fact, question.quantifier == .ordinary,
      !isLimited, !question.outcomes.isEmpty
    else { return false }
    return question.outcomes.allSatisfy { Self.isValue($0) && !$0.isNegated }
  }

  private static func isValue(_ term: ClaimTerm) -> Bool {
    ["status", "settings", "accuracy"].contains(term.type)
  }

  /// Nothing of the kind unless so: it is so only then.
  private mutating func turnException() throws(Abstention) {
    guard hasException else { return }
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

  /// What can be done at one level only needs that level.
  private mutating func turnNeed() {
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

  /// What comes after: what must be done, or be there, before it.
  private mutating func readLater(_ clause: Clause) throws(Abstention) {
    let earlier = question.events
    let (conditions, isPlain) = (question.conditions, question.outcomes.isEmpty)
    guard clause.stretches.isEmpty, kind == .requires || isPlain && conditions.isEmpty,
      question.modality == .must || question.modality == .needNot
    else { throw Abstention(.noFrame, "before") }
    var later = clause
    later.modality = .fact
    try readSubordinate(later)
    guard question.conditions == conditions else { throw Abstention(.noFrame, "before") }
    if kind == .requires { return }
    guard earlier.count == 1, question.events.count == 2 else {
      throw Abstention(.noFrame, "before")
    }
    question.events = earlier + question.events.filter { $0 != earlier[0] }
    guard question.events.count == 2 else { throw Abstention(.noFrame, "before") }
    kind = .order
  }

  // MARK: The question

  private mutating func finish() throws(Abstention) -> ClaimQuestion {
    if kind == .requires, question.subjects.isEmpty {
      guard question.events.count == 1, !isLimited else {
        throw Abstention(.noFrame, "needed for nothing")
      }
      question.subjects = question.events
      question.events = []
    }
    if question.outcomes.isEmpty, question.subjects.isEmpty, kind != .order {
      guard question.events.last?.value.hasPrefix("choose:") == false, question.isAbility
      else { throw Abstention(.noFrame, "nothing is claimed") }
      // Where the application is tells of what comes of a call, not whether the call is heard.
      guard !question.conditions.contains(where: { $0.type == "phase" }) else {
        throw Abstention(.noFrame, "an ability in a phase")
      }
      question.outcomes = [ClaimTerm("effect/any")]
    }
    if ends {
      let lasts = [ClaimTerm("lifetime/lasts")]
      let neverEnds = [ClaimTerm("lifetime/ends", isNegated: true)]
      guard question.outcomes == lasts || question.outcomes == neverEnds, question.events.count == 1
      else {
        throw Abstention(.noFrame, "until")
      }
      question.outcomes = [ClaimTerm("lifetime/ends")]
      isLimited = true
    }
    try turnException()
    turnNeed()
    if kind == .available || kind == .alias,
      !question.conditions.isEmpty || !question.events.isEmpty
    {
      throw Abstention(.noFrame, "available in a state")
    }
    if names.contains("needs-version"), question.scope.isEmpty {
      throw Abstention(.noFrame, "needs nothing")
    }
    question.scope.narrow()
    if question.isAbility, question.quantifier == .always || question.quantifier == .never {
      throw Abstention(.noFrame, "always can")
    }
    if question.modality == .must || question.modality == .needNot || question.modality == .mustNot,
      kind != .requires, kind != .order, kind != .available
    {
      throw Abstention(.noFrame, "must")
    }
    let isBare = question.conditions.isEmpty && question.events.isEmpty && question.subjects.isEmpty
    if isBare, question.quantifier == .ordinary, !question.isAbility {
      throw Abstention(.noFrame, "in no circumstances")
    }
    let types = Set(question.outcomes.map(\.type))
    if types.contains("lifetime"), types.count > 1 { throw Abstention(.noFrame, "two claims") }
    // A status twice over would have to be both.
    let isList = kind == .enumerates || kind == .requires
    if question.outcomes.count > types.count, !isList { throw Abstention(.noFrame, "two claims") }
    // That something stays, or that data comes, depends on what the sentences before have told.
    let isSettled = ends || !question.events.isEmpty || question.quantifier != .ordinary
    if question.outcomes.contains(ClaimTerm("lifetime/lasts")), !isSettled {
      throw Abstention(.unclearSubject, "lasts")
    }
    if types.contains("delivery"), !question.namesService { throw Abstention(.unclearSubject) }
    if isLimited { question.quantifier = .only }
    question.kind = kind ?? (ends ? .lapses : question.naturalKind)
    return question
  }

  private static let stateTypes: [String] = [
    "status", "grant", "level", "settings", "phase", "process", "device", "accuracy", "key",
    "asked", "session", "showing",
  ]

  /// Whether a sentence may claim a state by naming it: “the status is denied”, but not “the app is
  /// in the foreground”, which sets the scene.
  private static func canBeClaimed(_ term: ClaimTerm) -> Bool {
    ["status", "grant", "level", "settings", "accuracy"].contains { $0 == term.type }
  }

  private static func isState(_ term: ClaimTerm) -> Bool {
    stateTypes.contains { $0 == term.type }
  }

  /// The state or the event that a word stands for by itself.
  private static func term(of item: Item) -> ClaimTerm? {
    for sense in item.senses {
      let term = ClaimTerm(sense, isNegated: item.isNegated)
      if term.type == "event" || isState(term) { return term }
      if term.type == "label" { return ClaimTerm("event/choose:\(term.value)") }
    }
    return nil
  }

  /// Words that name what is spoken of anyway: the status, the permission.
  private static func isIdle(_ item: Item) -> Bool {
    !item.isNegated && item.senses.contains { $0.hasPrefix("noun/") || $0 == "verb/do" }
  }
}
