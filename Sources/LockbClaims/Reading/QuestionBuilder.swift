/// Makes one question of the clauses of a sentence.
struct QuestionBuilder {
  let matcher: FrameMatcher
  private var question = ClaimQuestion(.transition)
  private var names: [String] = []
  private var kind: ClaimKind?
  private var isLimited = false
  /// Whether a clause tells until when something lasts.
  private var ends = false

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
    case .unless, .before: throw Abstention(.noFrame, "\(clause.role)")
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
    if !hasTerm, clause.stretches.isEmpty { throw Abstention(.noFrame, "empty condition") }
  }

  private mutating func readMain(_ clause: Clause) throws(Abstention) {
    add(clause)
    let match = matcher.match(clause)
    names += match.names
    kind = kind ?? match.kind
    if let modality = match.modality { question.modality = modality }
    let isAbility = clause.modality == .can || clause.modality == .cannot
    if clause.modality != .fact { question.modality = clause.modality }
    var events: [ClaimTerm] = []
    defer { happen(events) }
    for (role, term) in match.terms {
      switch role {
      // What can be had is claimed, not given.
      case .condition where isAbility && (term.type == "level" || term.type == "grant"):
        question.outcomes.append(term)
      case .condition: question.conditions.append(term)
      case .event: events.append(term)
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
      } else {
        states.append((term, item.slot))
      }
    }
    guard !states.isEmpty else { return }
    if question.outcomes.isEmpty, question.subjects.isEmpty {
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

  // MARK: The question

  private mutating func finish() throws(Abstention) -> ClaimQuestion {
    if question.outcomes.isEmpty, question.subjects.isEmpty {
      guard question.events.last?.value.hasPrefix("choose:") == false,
        question.modality == .can || question.modality == .cannot
      else { throw Abstention(.noFrame, "nothing is claimed") }
      question.outcomes = [ClaimTerm("effect/any")]
    }
    if ends {
      guard question.outcomes == [ClaimTerm("lifetime/lasts")], question.events.count == 1 else {
        throw Abstention(.noFrame, "until")
      }
      question.outcomes = [ClaimTerm("lifetime/ends")]
      isLimited = true
    }
    let isAbility = question.modality == .can || question.modality == .cannot
    if isAbility, question.quantifier == .always || question.quantifier == .never {
      throw Abstention(.noFrame, "always can")
    }
    let isBare = question.conditions.isEmpty && question.events.isEmpty && question.subjects.isEmpty
    if isBare, question.quantifier == .ordinary, !isAbility {
      throw Abstention(.noFrame, "in no circumstances")
    }
    let types = Set(question.outcomes.map(\.type))
    if types.contains("lifetime"), types.count > 1 { throw Abstention(.noFrame, "two claims") }
    // A status twice over would have to be both.
    if question.outcomes.count > types.count { throw Abstention(.noFrame, "two claims") }
    if isLimited { question.quantifier = .only }
    question.kind = kind ?? naturalKind
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
