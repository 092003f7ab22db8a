/// Parts an English sentence into clauses at its connectives, and reads what negates, limits and
/// colours each of them.
struct EnglishClauseReader {
  private var clauses: [Clause] = []
  private var clause = Clause(.main)
  private var isNot = false
  private var isNo = false
  /// Where the word ends that said so, if it was “no”, and not “without” or “except”.
  private var none: Int?
  private var isOnly = false
  /// Whether nothing stands between “only” and the word being read.
  private var isOnlyFresh = false
  private var isEven = false
  /// Whether “each” or “every” stands before the word being read.
  private var isEach = false
  private var hasPredicate = false
  private var slot: Item.Slot?
  /// Whether a list of first versions is being read.
  private var isListingStarts = false
  /// The main clause that the clause being read breaks into before its verb.
  private var suspended: Clause?
  /// Where the subject of the next clause may have begun within the clause being read.
  private var boundary: Int?
  /// Whether the clause being read has a verb that makes a sentence.
  private var hasFinite = false
  /// Whether “and” has come after that verb.
  private var isBehindAnd = false
  /// How many items the clause had when “and” came.
  private var joint = 0
  /// Whether the clause being read may be a noun behind a preposition.
  private var isNominal = false
  /// Whether a connective or a preposition stood alone: “… before.”, “without anything”
  private var isHollow = false
  /// Whether the last word can be what a relative clause tells more of.
  private var isBehindNoun = false
  /// Whether the last word was “not”.
  private var isBehindNot = false

  static func clauses(of items: [Item]) throws(Abstention) -> [Clause] {
    try EnglishGuard.check(items)
    var reader = Self()
    for (index, item) in items.enumerated() {
      let next = index + 1 < items.count ? items[index + 1] : nil
      let isRelative = reader.isBehindNoun && item.isRelativizer(before: next)
      if item.function == "may", next?.function == "be" { throw Abstention(.hedged) }
      try reader.turn(at: item, next: next)
      if isRelative, EnglishGuard.tellsWhich(items[index - 1], before: next) {
        throw Abstention(.noFrame, "relative")
      }
      if isRelative {
        reader.open(.condition)
        reader.clause.isRelative = true
      } else if item.function == "to", index == 0, next?.isVerbal == true {
        reader.open(.purpose)
      } else if item.function == "without", let next, next.isVerbal, next.isGerund {
        reader.open(.unless)
      } else if !(item.isPredicate && !item.isFinite && reader.isBehindNoun && next?.isBy == true) {
        // “The prompt shown by a call” is the prompt of that call.
        try reader.read(item, isFirst: index == 0)
      }
      if item.function == "actor" {
        if index > 0, let last = reader.clause.items.indices.last, items[index - 1].mark == nil,
          reader.clause.items[last].tokens == items[index - 1].tokens
        {
          reader.clause.items[last].dropVerbs()
        }
        reader.describe()
      }
      reader.isBehindNoun = item.isNounLike
      reader.isBehindNot = item.function == "not"
      if item.opensClause { reader.isNominal = item.opensNoun }
      if item.function == "and" || item.function == "but" {
        reader.isBehindAnd = reader.hasFinite
        reader.joint = reader.clause.items.count
      }
    }
    let main = reader.suspended
    reader.closeSubordinate()
    if let main { reader.clauses.append(main) }
    if reader.isHollow { throw Abstention(.noFrame, "empty clause") }
    return reader.clauses
  }

  private mutating func open(_ role: Clause.Role) {
    if clause.role == .main, !hasFinite, suspended == nil, !clause.isEmpty || isBehindNoun {
      suspend()
    } else {
      close()
    }
    clause = Clause(role)
    clause.isOnly = isOnly
    isOnly = false
    if isEven { clause.role = .concession }
    isEven = false
  }

  /// Puts the main clause aside until its verb comes.
  private mutating func suspend() {
    if isNot || isNo { clause.isNegated.toggle() }
    suspended = clause
    (isNot, isNo, hasPredicate, hasFinite) = (false, false, false, false)
    (slot, boundary) = (nil, nil)
  }

  /// Ends a subordinate clause at the verb of the clause that it breaks into, or goes before.
  private mutating func turn(at item: Item, next: Item?) throws(Abstention) {
    if clause.role != .main {
      // “After Don’t Allow no call …”: what is denied is in the clause that begins here.
      if isNo, item.isFinite { throw Abstention(.noFrame, "no") }
      let isVerb = item.isFinite && !(item.function == "filler" && next?.opensClause == true)
      if isVerb, isComplete, let main = suspended {
        // “While undecided does not show …”: what shows does not.
        let denies = isNot && isBehindNot
        if denies { isNot = false }
        closeSubordinate()
        clause = main
        isNot = denies
      } else if isVerb, isComplete, suspended == nil, clauses.isEmpty, let boundary {
        let subject = clause.items[boundary...]
        clause.items.removeSubrange(boundary...)
        closeSubordinate()
        for var item in subject {
          item.slot = .subject
          clause.items.append(item)
        }
      } else if item.isDeterminer || item.function == "actor" || item.isEmphasized, isComplete,
        slot == nil
      {
        boundary = clause.items.count
      }
    }
    guard item.isFinite else { return }
    // “… and …” with a verb of its own on both sides says two things.
    if clause.role == .main, hasFinite, isBehindAnd { throw Abstention(.noFrame, "two claims") }
    // “If A is so and B is, too, …”: two conditions.
    if clause.role == .condition, hasFinite, isBehindAnd, joint > 0, joint < clause.items.count {
      let subject = clause.items[joint...]
      clause.items.removeSubrange(joint...)
      let isRelative = clause.isRelative
      close()
      clause = Clause(.condition)
      clause.isRelative = isRelative
      clause.items = Array(subject)
    }
    hasFinite = true
  }

  /// Whether a clause before its main clause could end here.
  private var isComplete: Bool {
    guard !clause.items.isEmpty else { return false }
    let hasHappened = clause.items.contains { $0.sense(ofType: "event") != nil && $0.isVerbal }
    // “A call while denied does not …”
    let isBare = suspended != nil && clause.items[0].isParticiple
    return hasFinite || hasHappened || (hasPredicate ? clause.items.count > 1 || isBare : isNominal)
  }

  /// “A denied app” is an app that is denied.
  private mutating func describe() {
    guard isBehindNoun, slot == nil, let last = clause.items.last, !last.isNegated,
      clause.role == .main || clause.items.count > 1, last.isNamedState
    else { return }
    clause.items.removeLast()
    var description = Clause(.condition)
    description.items = [last]
    clauses.append(description)
  }

  private mutating func closeSubordinate() {
    close()
    suspended = nil
  }

  private mutating func close() {
    // What there is none of has to be something that is known.
    if isNo { isHollow = true }
    if isNot { clause.isNegated.toggle() }
    // “No app can …”: none is able to.
    if clause.modality == .can, clause.isNegated {
      clause.modality = .cannot
      clause.isNegated = false
    }
    if isOnly, !clause.isEmpty { clause.quantifier = .only }
    if clause.role != .main, clause.isEmpty { isHollow = true }
    (isNot, isNo, isOnly, hasPredicate) = (false, false, false, false)
    (slot, boundary, hasFinite, isBehindAnd) = (nil, nil, false, false)
    if !clause.isEmpty { clauses.append(clause) }
    clause = Clause(.main)
  }

  private mutating func read(_ item: Item, isFirst: Bool) throws(Abstention) {
    let continues = item.scope != nil || item.mark == "," || item.function == "and"
    if !continues { isListingStarts = false }
    defer {
      if item.function != "only" { isOnlyFresh = false }
      // “Even when”, but not “even a call … when”.
      if item.function != "even", item.function != "filler" || item.isDeterminer { isEven = false }
    }
    if let unknown = item.unknown {
      // An adverb of manner that no list holds changes nothing.
      if unknown.ends(with: "ly"), unknown.count > 5, unknown.first?.isLowercase == true { return }
      throw Abstention(.unknownWord, unknown)
    }
    if let mark = item.mark { return try read(mark) }
    if let stretch = item.scope { return try add(stretch) }
    if let function = item.function {
      isEach = item.isForm(of: ["each", "every"])
      return try read(function, item, isFirst: isFirst)
    }
    // “Each call …”: whatever was before it.
    if isEach, clause.role == .main, !hasPredicate, clause.quantifier == nil,
      item.words.first.map({ ["call", "calls"].contains($0) }) == true
    {
      clause.quantifier = .always
    }
    isEach = false
    add(item)
  }

  private mutating func read(_ mark: Character) throws(Abstention) {
    switch mark {
    case ",", ":", "—", "–":
      // “Is not an error: it gets …”: what is denied came before.
      if mark != ",", clause.role == .main,
        isNot || isNo || clause.items.contains(where: \.isNegated)
      {
        throw Abstention(.noFrame, "not")
      }
      if clause.role != .main, !clause.isEmpty {
        let main = suspended
        closeSubordinate()
        if let main { clause = main }
      }
    case "(", ")", "+": break
    default: throw Abstention(.noFrame, String(mark))
    }
  }

  private mutating func add(_ stretch: ClaimScope.Stretch) throws(Abstention) {
    var stretch = stretch
    // From iOS 14, macOS 11 and tvOS 14.
    if isListingStarts, stretch.from != nil { stretch.before = nil }
    isListingStarts = stretch.from != nil && stretch.before == nil
    // “Not on the Mac, except in Catalyst apps”: two places, of which one is excepted from the other.
    if isNo, clause.endsInScope, !clause.excludesScope { throw Abstention(.noFrame, "except") }
    try clause.add(stretch)
    if isNo {
      // “No B app can use it”: not on B; “except on B”: everywhere else.
      if none != nil { clause.isNegated.toggle() } else { clause.excludesScope = true }
      isNo = false
    }
    if isOnly {
      clause.isOnly = true
      isOnly = false
    }
  }

  private mutating func add(_ item: Item) {
    var item = item
    // “Does not turn into denied”: what it becomes.
    let isReached = clause.items.last?.words.last.map { ["into", "to"].contains($0) } ?? false
    // “Becomes granted”: nobody grants anything.
    let isBecome =
      clause.items.last?.senses.first == "verb/become" && item.isParticiple
      && item.sense(ofType: "grant") != nil
    if slot == .result && namesValue || isReached || isBecome { item.dropVerbs() }
    if item.isPredicate {
      // Who has granted something does so; what is granted is a state.
      if slot != .result { item.dropGranted() }
      // “No request opens it”: whichever it is, it does not.
      if isNo, none == item.tokens.lowerBound, slot == nil, !hasPredicate, clause.role == .main {
        clause.isNegated.toggle()
      } else if isNot || isNo {
        item.isNegated.toggle()
      }
      (isNot, isNo) = (false, false)
      hasPredicate = true
      slot = nil
    } else {
      // “No service launches …”: whatever the noun, it does not.
      if isNo, slot == nil, !hasPredicate, clause.role == .main {
        clause.isNegated.toggle()
      } else if isNo {
        item.isNegated.toggle()
      }
      isNo = false
      item.slot = slot ?? (hasPredicate ? .object : .subject)
      // With only this level: that it is no more says nothing of others.
      if isOnlyFresh, item.slot != .subject, item.sense(ofType: "level") != nil { isOnly = false }
      slot = nil
    }
    clause.items.append(item)
  }

  /// Whether the clause speaks of a value and of nothing that happens: “the status is denied” tells
  /// what it is, and not what the user does.
  private var namesValue: Bool {
    let speaksOfValue = clause.items.contains { $0.senses.contains("noun/status") }
    return speaksOfValue && !clause.items.contains { $0.sense(ofType: "prompt") != nil }
  }

  private mutating func read(
    _ function: Substring, _ item: Item, isFirst: Bool
  ) throws(Abstention) {
    switch function {
    case "filler" where clause.role != .main && item.isForm(of: ["too", "also"]),
      "filler" where clause.role != .main && item.words == ["as", "well"]:
      throw Abstention(.unclearSubject, "besides what")
    // “Launches no app” launches none.
    case "actor" where isNo && hasPredicate && slot == nil:
      if let last = clause.items.indices.last, clause.items[last].isPredicate {
        clause.items[last].isNegated.toggle()
        isNo = false
      }
    case "filler", "actor": break
    case "be":
      hasPredicate = true
      slot = .result
    case "be-not":
      hasPredicate = true
      slot = .result
      isNot.toggle()
    // What “neither” has denied already.
    case "not" where item.isForm(of: ["nor"]): throw Abstention(.noFrame, "nor")
    case "not": isNot.toggle()
    case "no", "without":
      // “No call and no session”: of a list that denies each of its parts nothing is read.
      if function == "no", clause.isNegated || clause.items.contains(where: \.isNegated) {
        throw Abstention(.noFrame, "no")
      }
      isNo = true
      none = function == "no" ? item.tokens.upperBound : nil
      if function == "without" { slot = .with }
    case "no-longer": isNot.toggle()
    case "cannot": clause.modality = .cannot
    case "can":
      let isNever = clause.quantifier == .never
      if isNever { clause.quantifier = nil }
      clause.modality = isNot || isNo || isNever ? .cannot : .can
      (isNot, isNo) = (false, false)
    case "must":
      clause.modality = isNot ? .needNot : .must
      isNot = false
    case "need-not": clause.modality = .needNot
    case "never" where clause.modality == .can: clause.modality = .cannot
    case "never": clause.quantifier = .never
    case "always":
      // “Never …, whatever the status”.
      if clause.quantifier != .never { clause.quantifier = isNot ? .sometimes : .always }
      isNot = false
    case "only": (isOnly, isOnlyFresh) = (true, true)
    case "even": isEven = true
    case "if", "when", "while": open(.condition)
    case "after": open(.after)
    case "before": open(.before)
    case "until": open(.until)
    case "unless": open(.unless)
    case "although":
      open(.concession)
    case "purpose": open(.purpose)
    case "and": slot = clause.items.last?.slot
    case "as", "to": slot = .result
    case "with": slot = .with
    case "in", "on": slot = .place
    case "for": slot = .purpose
    case "by": slot = .subject
    case "from": slot = .source
    case "of": slot = .of
    case "may":
      if isNot || clause.role != .main { throw Abstention(.hedged) }
      clause.modality = .can
    case "number":
      // “With 10.15”: a version of what, is not said.
      guard let number = item.number else { throw Abstention(.noFrame, "number") }
      clause.number = number
    case "it":
      let isNeeded =
        clause.items.last.map { item in
          ["verb/need", "verb/need-not", "verb/suffice"].contains(where: item.senses.contains)
        } == true
      // “… and did not get it”: what came before is denied.
      let isDenied =
        clause.role != .main && clause.items.last.map { $0.isPredicate && $0.isNegated } == true
      // “No gate was shown it”: what, another statement tells.
      let isShown = clause.items.last?.isParticiple == true
      if isNeeded || isDenied || isShown
        || clause.role == .main && clauses.isEmpty && clause.isEmpty
      {
        throw Abstention(.unclearSubject, "it")
      }
    case "or", "but", "than": throw Abstention(.noFrame, String(function))
    case "hedge": throw Abstention(.hedged)
    case "advice": throw Abstention(.advice)
    case "quote": throw Abstention(.quoted)
    case "question":
      if isFirst { throw Abstention(.question) }
      throw Abstention(.noFrame, String(function))
    default: throw Abstention(.noFrame, String(function))
    }
  }
}
