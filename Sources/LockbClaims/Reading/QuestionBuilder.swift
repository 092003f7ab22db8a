/// Makes one question of the clauses of a sentence.
struct QuestionBuilder {
  let matcher: FrameMatcher
  private var question = ClaimQuestion(.transition)
  private var names: [String] = []
  private var kind: ClaimKind?
  private var isLimited = false
  /// Whether a clause tells until when something lasts.
  private var ends = false
  /// What a clause says to come later.
  private var later: [ClaimTerm] = []

  static func question(
    of clauses: [Clause], _ matcher: FrameMatcher
  ) throws(Abstention) -> (question: ClaimQuestion, rule: String) {
    var builder = Self(matcher: matcher)
    // What happens in a subordinate clause comes before what the main clause says.
    for clause in clauses where clause.role != .main { try builder.readSubordinate(clause) }
    let mains = clauses.filter { $0.role == .main }
    guard !mains.isEmpty else { throw Abstention(.noFrame, "no main clause") }
    for clause in mains { try builder.readMain(clause) }
    return (try builder.finish(), builder.names.joined(separator: "+"))
  }

  private init(matcher: FrameMatcher) { self.matcher = matcher }

  // MARK: Clauses

  private mutating func readSubordinate(_ clause: Clause) throws(Abstention) {
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
    case .unless: throw Abstention(.noFrame, "\(clause.role)")
    case .before: return try readLater(match)
    case .until: ends = true
    default: break
    }
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
    let isIdle = !clause.isNegated && !clause.items.contains(where: \.isPredicate)
    if !hasTerm, clause.stretches.isEmpty, !isIdle { throw Abstention(.noFrame, "empty condition") }
  }

  /// “Before B”: B alone.
  private mutating func readLater(_ match: FrameMatcher.Match) throws(Abstention) {
    later += match.terms.map(\.term)
    for item in match.rest where !Self.isIdle(item) {
      guard let term = Self.term(of: item) else { throw Abstention(.noFrame, "before") }
      later.append(term)
    }
    guard later.count == 1, later[0].type == "event", !later[0].isNegated else {
      throw Abstention(.noFrame, "before")
    }
  }

  private mutating func readMain(_ clause: Clause) throws(Abstention) {
    add(clause)
    let match = matcher.match(clause)
    names += match.names
    kind = kind ?? match.kind
    if let modality = match.modality { question.modality = modality }
    let isAbility = clause.modality == .can || clause.modality == .cannot
    let isNeed = clause.modality == .must || clause.modality == .needNot
    if clause.modality != .fact { question.modality = clause.modality }
    var events: [ClaimTerm] = []
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
      case .condition: question.conditions.append(term)
      case .event: events.append(term)
      case .outcome where term.type == "label":
        question.outcomes.append(
          ClaimTerm("event/choose:\(term.value)", isNegated: term.isNegated))
      case .outcome where term.type == "count": question.number = Int(term.value)
      case .outcome: question.outcomes.append(term)
      case .subject: question.subjects.append(term)
      }
    }
    try readRest(match.rest, &events)
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
    if question.outcomes.isEmpty, question.subjects.isEmpty {
      guard let index = states.firstIndex(where: { $0.slot == .result }) else {
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

  // MARK: The question

  private mutating func finish() throws(Abstention) -> ClaimQuestion {
    if !later.isEmpty { return try order() }
    if kind == .requires, question.subjects.isEmpty {
      guard question.events.count == 1, !isLimited else { throw Abstention(.noFrame, "need") }
      question.subjects = question.events
      question.events = []
    }
    if question.outcomes.isEmpty, question.subjects.isEmpty {
      guard !question.events.isEmpty, question.modality == .can || question.modality == .cannot
      else { throw Abstention(.noFrame, "nothing is claimed") }
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
    let types = Set(question.outcomes.map(\.type))
    if types.contains("lifetime"), types.count > 1 { throw Abstention(.noFrame, "two claims") }
    // A status twice over would have to be both.
    let isList = kind == .enumerates || kind == .requires
    if question.outcomes.count > types.count, !isList { throw Abstention(.noFrame, "two claims") }
    if isLimited { question.quantifier = .only }
    question.kind = kind ?? naturalKind
    return question
  }

  /// “A must come before B.”
  private func order() throws(Abstention) -> ClaimQuestion {
    guard question.events.count == 1, question.outcomes.isEmpty, question.subjects.isEmpty,
      question.modality == .must || question.modality == .needNot, !isLimited, !ends,
      !question.events[0].isNegated
    else { throw Abstention(.noFrame, "before") }
    var question = question
    question.events += later
    question.kind = .order
    return question
  }

  private var naturalKind: ClaimKind {
    if ends { return .lapses }
    switch question.quantifier {
    case .always: return .always
    case .never: return .never
    case .only: return .onlyIf
    case .ordinary, .sometimes: break
    }
    switch question.modality {
    case .can: return .can
    case .cannot: return .cannot
    default: break
    }
    if question.outcomes.contains(where: { $0.type == "lifetime" }) { return .lapses }
    let reports: Set<Substring> = ["status", "settings", "accuracy"]
    if question.events.isEmpty, question.outcomes.allSatisfy({ reports.contains($0.type) }) {
      return .reports
    }
    return .transition
  }

  private static let stateTypes: [String] = [
    "status", "grant", "level", "settings", "phase", "process", "device", "accuracy", "key",
    "asked", "session", "showing",
  ]

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
