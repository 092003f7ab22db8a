/// What the clauses around a main clause tell: in which state, after what, until when, before what.
extension QuestionBuilder {
  /// What clauses take for granted, where none of them claims anything: “chose Allow Once, in the
  /// background”.
  static func circumstances(
    of clauses: [Clause], _ matcher: FrameMatcher
  ) throws(Abstention) -> ClaimQuestion {
    var builder = Self(matcher: matcher)
    for var clause in clauses {
      switch clause.role {
      case .before, .until, .unless, .purpose, .contrast:
        throw Abstention(.noFrame, "circumstances")
      case .main, .concession: clause.role = .condition
      case .condition, .after: break
      }
      try builder.readSubordinate(clause)
    }
    return builder.question
  }

  /// Whether what is reported is set against something else that is held, and not told of it: “it reads
  /// A, although B is what it is”.
  func isConceded(by clauses: [Clause]) -> Bool {
    guard let main = clauses.lastIndex(where: { $0.role == .main }) else { return false }
    let isReported = question.outcomes.contains { ["status", "settings"].contains($0.type) }
    return isReported
      && clauses[(main + 1)...].contains { clause in
        clause.role == .concession
          && clause.items.contains { item in
            ["level", "status"].contains { item.sense(ofType: $0) != nil }
          }
      }
  }

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
    case .unless:
      hasException = true
    case .until: ends = true
    case .after: tellsAfter = true
    case .concession: concedes = true
    case .purpose: hasPurpose = true
    default: break
    }
    let given = question.conditions.count
    let earlier = question.events.count
    // Keys are there, and what is granted is granted, in ordinary circumstances.
    let isPlain = match.names == ["keys-declared"] && !clause.isNegated
    var hasTerm = isPlain || clause.isParticiple
    var events: [(term: ClaimTerm, place: Int)] = []
    defer {
      happen(events)
      if clause.role == .unless { exceptions = question.events.count - earlier }
    }
    for (role, term, place) in match.terms {
      hasTerm = true
      switch role {
      case .condition: question.conditions.append(term)
      case .event, .later: events.append((term, place))
      // What has ended is what happened.
      case .outcome where term == ClaimTerm("lifetime/ends"):
        events.append((ClaimTerm("event/lapse:any"), place))
      // What lasts meanwhile is what is held; although it does, something else may change.
      case .outcome where term == ClaimTerm("lifetime/lasts") && clause.role == .concession: break
      case .outcome where term == ClaimTerm("lifetime/lasts") && namesSession(since: given): break
      // Although nothing has changed: what else might have been. “Although nobody has asked for
      // anything” names what was not done.
      case .outcome where clause.role == .concession && term.type == "effect":
        if match.terms.contains(where: { $0.role == .event }) {
          throw Abstention(.noFrame, "nothing")
        }
      // As soon as data comes.
      case .outcome where term.concept == "delivery/positions" && match.names == ["positions"]:
        events.append((ClaimTerm("event/eventReady:always"), place))
        comesWithData = true
      // When a service is used, what it delivers is not what is told.
      case .outcome where match.names.contains("use-service") && term.type == "delivery": break
      // When its data arrives, the service is what is told.
      case .outcome
      where term == ClaimTerm("delivery/positions")
        && match.names.contains { $0.begins(with: "service-delivers") }:
        break
      case .outcome where term.type == "prompt" && !term.isNegated && clause.role != .after:
        question.conditions.append(ClaimTerm("showing/\(term.value)"))
      // A session that is there is held.
      case .subject where term.type == "session" || term.type == "key":
        question.conditions.append(term)
      case .outcome where term.concept == "property/available" && namesSession(since: given):
        if term.isNegated {
          question.conditions[question.conditions.count - 1].isNegated.toggle()
        }
      // What a flag tells of is so while it is set.
      case .outcome where term.type == "diagnostic" && clause.role != .after && !term.isNegated:
        question.conditions.append(term)
      case .outcome:
        guard Self.isState(term), term.value != "changed" else {
          throw Abstention(.noFrame, "condition \(term)")
        }
        question.conditions.append(term)
      case .subject: throw Abstention(.noFrame, "condition \(term)")
      }
    }
    for item in match.rest {
      let isTurn = clause.role == .after || clause.role == .until
      guard let term = Self.term(of: item, asEvent: isTurn) else {
        let isDescribed = clause.isRelative && item.isPredicate && !item.isNegated
        // What is done in Settings is no circumstance like others.
        if clause.isParticiple { continue }
        let isSettings = item.senses.contains("noun/settings")
        let isTold = match.rest.contains { other in
          other.sense(ofType: "event")?.begins(with: "event/settings:") == true
        }
        let isRead = item.senses.contains("verb/report") && !item.isNegated
        let isOfAccuracy = item.senses.first == "noun/accuracy" && item.slot == .subject
        let isIdle = Self.isIdle(item) && (!isSettings || isTold) && !isOfAccuracy || isRead
        if isIdle || isDescribed && !match.terms.isEmpty { continue }
        if let service = item.sense(ofType: "service"), !item.isNegated {
          question.conditions.append(ClaimTerm(service))
          hasTerm = true
          continue
        }
        throw Abstention(.noFrame, item.senses.first ?? "")
      }
      hasTerm = true
      if term.type == "event" {
        events.append((term, item.tokens.lowerBound))
      } else {
        question.conditions.append(term)
      }
    }
    if comesWithData, events.count > 1 { throw Abstention(.noFrame, "two events") }
    // What comes after something that happens is what happens, not what holds then.
    let added = question.conditions[given...]
    let hasEnded = events.map(\.term) == [ClaimTerm("event/lapse:any")]
    let isOnPrompt = added.allSatisfy { $0.type == "showing" }
    if clause.role == .after, !isOnPrompt, !events.isEmpty, !hasEnded {
      throw Abstention(.noFrame, "after")
    }
    if added.filter(Self.canBeClaimed).count > 1 { throw Abstention(.noFrame, "two states") }
    let isLasting = added.filter(Self.canBeClaimed).allSatisfy { term in
      term.type == "level" || term.type == "grant" && term.value != "temporary"
    }
    let isKept = question.events.allSatisfy { Self.isCall($0) || Self.leavesGrant($0) && isLasting }
    if !isKept, added.contains(where: Self.canBeClaimed) {
      throw Abstention(.noFrame, "a state after an event")
    }
    // To read the status brings nothing about.
    let isRead = clause.items.allSatisfy { item in
      item.senses.contains("verb/report") && !item.isNegated
        || item.senses.first?.begins(with: "noun/") == true
    }
    let isIdle =
      isRead || !clause.isNegated && !clause.items.contains(where: \.isPredicate)
    if !hasTerm, clause.stretches.isEmpty, !isIdle { throw Abstention(.noFrame, "empty condition") }
  }

  /// Whether what happens leaves a grant that lasts as it is.
  private static func leavesGrant(_ term: ClaimTerm) -> Bool {
    ["terminate", "reboot", "relaunch", "leaveForeground", "enterForeground"].contains {
      term.value.begins(with: $0)
    }
  }

  /// Whether a clause only names an act before which, or until which, nothing of the kind happens:
  /// what does not happen before it does not happen without it either.
  func isNotYet(_ clause: Clause) -> Bool {
    guard clause.role == .until || clause.role == .before, clause.stretches.isEmpty,
      question.modality == .fact, question.quantifier == .ordinary, !isLimited, kind == nil,
      question.outcomes.count == 1, question.outcomes[0].isNegated,
      ["callback", "prompt"].contains(question.outcomes[0].type)
    else { return false }
    var later = Self(matcher: matcher)
    later.isInOrder = isInOrder
    var act = clause
    act.role = .condition
    guard (try? later.readSubordinate(act)) != nil, later.question.conditions.isEmpty,
      later.question.events.count == 1, !later.question.events[0].isNegated
    else { return false }
    return !question.events.contains(later.question.events[0])
  }

  /// What comes after: what must be done, or be there, before it.
  mutating func readLater(_ clause: Clause) throws(Abstention) {
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
}
