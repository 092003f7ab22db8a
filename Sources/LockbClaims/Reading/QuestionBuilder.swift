/// Makes one question of the clauses of a sentence.
struct QuestionBuilder {
  var matcher: FrameMatcher
  var question = ClaimQuestion(.transition)
  var names: [String] = []
  var kind: ClaimKind?
  var isLimited = false
  /// Whether a clause tells until when something lasts.
  var ends = false
  /// Whether the last condition is what the main clause says that the app has.
  var possesses = false
  /// How many conditions the circumstances of the main clause tell.
  var toldConditions = 0
  /// Whether what the main clause says must be is something that is done.
  var needsAct = false
  /// How many events that exception names.
  var exceptions = 0
  /// Whether a clause tells what makes no difference: even if.
  var concedes = false
  /// Whether what is claimed is a change, and not only how things are.
  var becomes = false
  /// Whether a clause tells of the time after something.
  var tellsAfter = false
  /// Whether events stand in the text as they follow each other.
  var isInOrder = false
  /// Whether the main clause speaks of the status, or of the permission, as such.
  var namesStatus = false
  /// Whether a clause tells what for.
  var hasPurpose = false
  /// Whether something is told that is wanted: to get it, something else is needed.
  var wantsSomething = false
  /// Whether something is said to last for ever.
  var isEternal = false
  /// Whether a clause tells of data that comes.
  var comesWithData = false
  /// What happens when the function that the main clause speaks of is called.
  var calledEvent: String?
  /// Whether a clause names the exception: unless.
  var hasException = false

  /// - Parameters:
  ///   - isInOrder: whether circumstances come in the order of time, as in Korean.
  ///   - told: what the sentence before took for granted, which goes on.
  static func question(
    of clauses: [Clause], _ matcher: FrameMatcher, isInOrder: Bool = false,
    told: ClaimQuestion? = nil
  ) throws(Abstention) -> (question: ClaimQuestion, rule: String) {
    var builder = Self(matcher: matcher)
    builder.isInOrder = isInOrder
    builder.wantsSomething = isInOrder && clauses.contains(where: \.hasPurpose)
    builder.question.conditions = told?.conditions ?? []
    builder.question.events = told?.events ?? []
    // What happens in a subordinate clause comes before what the main clause says.
    for clause in isInOrder ? Self.told(clauses) : Self.inOrder(clauses) {
      try builder.readSubordinate(clause)
    }
    let mains = clauses.filter { $0.role == .main }
    guard !mains.isEmpty else { throw Abstention(.noFrame, "no main clause") }
    // “… if A, and Y if B”: a second claim that borrows its verb.
    if mains.count > 1, mains.dropFirst().contains(where: Self.borrowsVerb) {
      throw Abstention(.noFrame, "two claims")
    }
    // “…, and you must …”: a need of its own.
    let needs = mains.count { $0.modality == .must || $0.modality == .needNot }
    let acts = mains.count { main in
      main.items.contains { $0.isPredicate || $0.sense(ofType: "event") != nil }
    }
    if acts > 1, needs > 0, needs < mains.count {
      throw Abstention(.noFrame, "two claims")
    }
    let answers = clauses.count { clause in
      clause.role == .after && clause.items.contains { $0.sense(ofType: "label") != nil }
    }
    if answers > 1 { throw Abstention(.noFrame, "two answers") }
    builder.toldConditions = builder.question.conditions.count
    for clause in mains { try builder.readMain(clause) }
    if builder.isConceded(by: clauses) { throw Abstention(.noFrame, "although") }
    if builder.hasException {
      let others = clauses.contains { $0.role != .main && $0.role != .unless }
      guard !others, builder.question.conditions.count == builder.toldConditions else {
        throw Abstention(.noFrame, "unless")
      }
    }
    for clause in clauses where clause.role == .until {
      if builder.isPassing(clause) || builder.isNotYet(clause) { continue }
      try builder.readSubordinate(clause)
    }
    for clause in clauses where clause.role == .before && !builder.isNotYet(clause) {
      try builder.readLater(clause)
    }
    return (try builder.finish(), builder.names.joined(separator: "+"))
  }

  /// One question of a claim that is guessed, in circumstances that are understood.
  static func question(
    of claim: Clause, _ matcher: FrameMatcher, given clauses: [Clause], _ sentences: FrameMatcher,
    isInOrder: Bool
  ) throws(Abstention) -> (question: ClaimQuestion, rule: String) {
    guard try Enumeration(claim) == nil else { throw Abstention(.noFrame, "enumeration") }
    var builder = Self(matcher: sentences)
    builder.isInOrder = isInOrder
    for clause in isInOrder ? clauses : Self.inOrder(clauses) {
      try builder.readSubordinate(clause)
    }
    builder.matcher = matcher
    try builder.readMain(claim)
    return (try builder.finish(), builder.names.joined(separator: "+"))
  }

  init(matcher: FrameMatcher) { self.matcher = matcher }

  /// Whether a clause names a state without saying anything of it.
  private static func borrowsVerb(_ clause: Clause) -> Bool {
    let states: Set<Substring> = ["status", "grant", "level", "settings", "accuracy"]
    return !clause.items.contains(where: \.isPredicate)
      && clause.items.contains { item in
        item.slot != .result && states.contains { item.sense(ofType: $0) != nil }
      }
  }

  /// The clauses that tell circumstances, in the order of time: of those side by side, what has
  /// happened before comes first.
  private static func inOrder(_ clauses: [Clause]) -> [Clause] {
    clauses.split(omittingEmptySubsequences: true) { $0.role == .main }.flatMap { group in
      group.filter { $0.role == .after }
        + group.filter { ![.after, .until, .before].contains($0.role) }
    }
  }

  /// The clauses that tell circumstances, as they stand in the text.
  private static func told(_ clauses: [Clause]) -> [Clause] {
    clauses.filter { ![.main, .until, .before].contains($0.role) }
  }

  // MARK: Clauses

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
    // What a call is treated as is another call: …으로 처리된다.
    let isTreated = clause.items.contains { $0.slot == .result && $0.sense(ofType: "event") != nil }
    if isInOrder, isTreated, names.last == "works" || names.last == "call-works" {
      throw Abstention(.noFrame, "treated as")
    }
    namesStatus = clause.items.contains { $0.senses.contains("noun/status") }
    isEternal = clause.items.contains { item in
      item.words.contains { ["permanent", "forever", "indefinitely", "unlimited"].contains($0) }
    }
    becomes = clause.items.contains { item in
      !item.isNegated && !item.senses.contains("verb/stay") && !item.senses.contains("verb/last")
        && (item.senses.contains("verb/become") || item.senses.contains("verb/grant"))
    }
    kind = kind ?? match.kind
    if kind == .available, let part = Self.part(in: clause, of: match) {
      throw Abstention(.noFrame, part)
    }
    if let modality = match.modality { question.modality = modality }
    let isAbility = clause.modality == .can || clause.modality == .cannot
    let isNeed = clause.modality == .must || clause.modality == .needNot
    if clause.modality != .fact { question.modality = clause.modality }
    needsAct =
      isNeed
      && match.terms.contains { term in
        term.role == .event
          && !clause.items.contains {
            $0.tokens.lowerBound == term.place && $0.slot == .purpose
          }
      }
    var events: [(term: ClaimTerm, place: Int)] = []
    var given: [ClaimTerm] = []
    defer { happen(events) }
    for (role, term, place) in match.terms {
      switch role {
      // What can be had is claimed, not given.
      case .condition where isAbility && ["level", "grant", "accuracy"].contains(term.type):
        question.outcomes.append(term)
      // What must be there is needed.
      case .condition where isNeed && term.type == "key" && !term.isNegated:
        question.outcomes.append(term)
        kind = .requires
      // What an act gives is claimed as well.
      case .condition where Self.isGiven(term, in: clause): given.append(term)
      case .condition:
        possesses = term.type == "grant" || term.type == "level"
        question.conditions.append(term)
      case .event, .later: events.append((term, place))
      case .outcome where term.type == "label":
        question.outcomes.append(
          ClaimTerm("event/choose:\(term.value)", isNegated: term.isNegated))
      case .outcome where term.type == "count":
        if term.isNegated { throw Abstention(.noFrame, "not so many") }
        question.number = Int(term.value)
      case .outcome where isAbility && Self.isQualified(term, in: clause):
        throw Abstention(.noFrame, "a state that is left")
      case .outcome: question.outcomes.append(term)
      case .subject where term.type == "api" && calledEvent == nil:
        calledEvent = clause.items.first { $0.senses.contains(term.concept) }?
          .sense(ofType: "event")
        question.subjects.append(term)
      case .subject where term.type == "label":
        question.subjects.append(ClaimTerm("event/choose:\(term.value)"))
      case .subject: question.subjects.append(term)
      }
    }
    // “Gets no visits”: what is denied is that they come.
    for index in question.conditions.indices
    where question.conditions[index].type == "service" && question.conditions[index].isNegated {
      guard let last = question.outcomes.popLast() else { continue }
      question.conditions[index] = question.conditions[index].negated
      question.outcomes.append(last.negated)
    }
    if question.outcomes.isEmpty, question.subjects.isEmpty {
      question.outcomes = given
    } else {
      question.conditions += given
    }
    if kind == .available, Self.namesNeed(in: clause, match.rest) {
      throw Abstention(.noFrame, "what is needed")
    }
    try readRest(match.rest, &events)
    if events.count(where: { Self.isAnswer($0.term) }) > 1 {
      throw Abstention(.noFrame, "two answers")
    }
  }

  /// “Needs its text in 14”: what is needed is a text, and not the version.
  private static func namesNeed(in clause: Clause, _ rest: [Item]) -> Bool {
    clause.items.contains { $0.senses.first == "verb/need" }
      && rest.contains { item in
        ["noun/plist", "noun/text", "noun/status"].contains { item.senses.contains($0) }
      }
  }

  /// What a clause says is there of a thing, and not the thing itself: “the flags of the type are new”.
  private static func part(in clause: Clause, of match: FrameMatcher.Match) -> String? {
    guard let subject = match.terms.first(where: { $0.role == .subject })?.term,
      let place = clause.items.firstIndex(where: { $0.senses.contains(subject.concept) }),
      place > 0, clause.items[place].slot == .of, clause.items[place].isEmphasized,
      !clause.items[place - 1].isPredicate,
      clause.items[place].tokens.lowerBound - clause.items[place - 1].tokens.upperBound < 3
    else { return nil }
    return clause.items[place - 1].senses.first
  }

  /// Whether a level is what an act before it leads to: “Allow Once gives the app …”.
  static func isGiven(_ term: ClaimTerm, in clause: Clause) -> Bool {
    guard term.type == "level" || term.type == "grant",
      let verb = clause.items.firstIndex(where: { $0.senses.contains("verb/grant") }), verb > 0
    else { return false }
    return clause.items[..<verb].contains { item in
      item.sense(ofType: "label") != nil || item.sense(ofType: "event") != nil
    }
  }

  /// Whether a status only tells which thing is spoken of: “a denied status can be lifted”.
  static func isQualified(_ term: ClaimTerm, in clause: Clause) -> Bool {
    guard term.type == "status" else { return false }
    guard let place = clause.items.firstIndex(where: { $0.senses.contains(term.concept) }),
      clause.items[place].slot != .result
    else { return false }
    let isNamed = clause.items[..<place].contains { $0.senses.contains("noun/status") }
    return !isNamed && clause.items.contains { $0.senses.first == "verb/become" }
  }

  /// What no frame took: events happen; a state is the outcome where nothing else is claimed,
  /// and a condition otherwise.
  private mutating func readRest(
    _ rest: [Item], _ events: inout [(term: ClaimTerm, place: Int)]
  ) throws(Abstention) {
    var states: [(term: ClaimTerm, slot: Item.Slot)] = []
    let isSaid = !question.outcomes.isEmpty || !question.subjects.isEmpty
    for item in rest {
      if kind == .requires, item.sense(ofType: "count") != nil { continue }
      guard let term = Self.term(of: item) else {
        // What brings an end about has to be understood.
        let isEnd = item.isPredicate && question.outcomes.contains { $0.type == "lifetime" }
        if !isEnd, Self.isIdle(item) || isSaid && Self.isLight(item) { continue }
        throw Abstention(.noFrame, item.senses.first ?? "")
      }
      if term.type == "event" {
        events.append((term, item.tokens.lowerBound))
      } else if kind == .requires, term.type == "key", question.outcomes.last?.type == "key" {
        question.outcomes.append(term)
      } else {
        states.append((term, item.slot))
      }
    }
    // A session that cannot ask for something is no circumstance in which the app cannot.
    let asks = events.contains { $0.term.value.begins(with: "request") }
    if asks, question.modality == .cannot,
      states.contains(where: { $0.term.type == "session" && $0.slot == .subject })
    {
      throw Abstention(.unclearSubject, "a session that asks")
    }
    guard !states.isEmpty else { return }
    // “The app has to be outside”: where it has to be says in what circumstances something else is so.
    if question.modality == .must, states.allSatisfy({ $0.term.type == "phase" }) {
      question.conditions += states.map(\.term)
      return
    }
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
      if slot == .with, term.type == "status" { throw Abstention(.noFrame, term.concept) }
      switch slot {
      case _ where term.type == "key" && !term.isNegated && Self.isNamed(slot):
        throw Abstention(.noFrame, term.concept)
      case .place, .with, .source, .of, .subject, .none: question.conditions.append(term)
      case .purpose where term.type == "grant": question.conditions.append(term)
      case _ where ["phase", "process", "device"].contains(term.type),
        .result where ["level", "grant", "session", "accuracy"].contains(term.type):
        question.conditions.append(term)
      default: throw Abstention(.noFrame, term.concept)
      }
    }
  }

  mutating func add(_ clause: Clause) {
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

  static func isValue(_ term: ClaimTerm) -> Bool {
    ["status", "settings", "accuracy", "callback"].contains(term.type)
  }
}
