/// Parts an English sentence into clauses at its connectives, and reads what negates, limits and
/// colours each of them.
struct EnglishClauseReader {
  private var clauses: [Clause] = []
  private var clause = Clause(.main)
  private var isNot = false
  private var isNo = false
  private var isOnly = false
  /// Whether nothing stands between “only” and the word being read.
  private var isOnlyFresh = false
  private var isEven = false
  private var hasPredicate = false
  private var slot: Item.Slot?
  /// Whether a list of first versions is being read.
  private var isListingStarts = false

  static func clauses(of items: [Item]) throws(Abstention) -> [Clause] {
    var reader = Self()
    for (index, item) in items.enumerated() { try reader.read(item, isFirst: index == 0) }
    reader.close()
    return reader.clauses
  }

  private mutating func open(_ role: Clause.Role) {
    close()
    clause = Clause(role)
    clause.isOnly = isOnly
    isOnly = false
    if isEven { clause.role = .concession }
    isEven = false
  }

  private mutating func close() {
    if isNot { clause.isNegated.toggle() }
    if isOnly, !clause.isEmpty { clause.quantifier = .only }
    (isNot, isNo, isOnly, hasPredicate) = (false, false, false, false)
    slot = nil
    if !clause.isEmpty { clauses.append(clause) }
    clause = Clause(.main)
  }

  private mutating func read(_ item: Item, isFirst: Bool) throws(Abstention) {
    let continues = item.scope != nil || item.mark == "," || item.function == "and"
    if !continues { isListingStarts = false }
    defer { if item.function != "only" { isOnlyFresh = false } }
    if let unknown = item.unknown { throw Abstention(.unknownWord, unknown) }
    if let mark = item.mark { return try read(mark) }
    if let stretch = item.scope { return try add(stretch) }
    if let function = item.function { return try read(function, item, isFirst: isFirst) }
    add(item)
  }

  private mutating func read(_ mark: Character) throws(Abstention) {
    switch mark {
    case ",", ":", "—", "–":
      if clause.role != .main, !clause.isEmpty { close() }
    case "(", ")", "+": break
    default: throw Abstention(.noFrame, String(mark))
    }
  }

  private mutating func add(_ stretch: ClaimScope.Stretch) throws(Abstention) {
    var stretch = stretch
    // From iOS 14, macOS 11 and tvOS 14.
    if isListingStarts, stretch.from != nil { stretch.before = nil }
    isListingStarts = stretch.from != nil && stretch.before == nil
    try clause.add(stretch)
    if isNo {
      clause.excludesScope = true
      isNo = false
    }
    if isOnly {
      clause.isOnly = true
      isOnly = false
    }
  }

  private mutating func add(_ item: Item) {
    var item = item
    if item.isPredicate {
      if isNot || isNo { item.isNegated.toggle() }
      (isNot, isNo) = (false, false)
      hasPredicate = true
      slot = nil
    } else {
      if isNo { item.isNegated.toggle() }
      isNo = false
      item.slot = slot ?? (hasPredicate ? .object : .subject)
      // With only this level: that it is no more says nothing of others.
      if isOnlyFresh, item.slot != .subject, item.sense(ofType: "level") != nil { isOnly = false }
      slot = nil
    }
    clause.items.append(item)
  }

  private mutating func read(
    _ function: Substring, _ item: Item, isFirst: Bool
  ) throws(Abstention) {
    switch function {
    case "filler", "actor": break
    case "be":
      hasPredicate = true
      slot = .result
    case "be-not":
      hasPredicate = true
      slot = .result
      isNot.toggle()
    case "not": isNot.toggle()
    case "no", "without":
      isNo = true
      if function == "without" { slot = .with }
    case "no-longer": isNot.toggle()
    case "cannot": clause.modality = .cannot
    case "can":
      clause.modality = isNot ? .cannot : .can
      isNot = false
    case "must":
      clause.modality = isNot ? .needNot : .must
      isNot = false
    case "need-not": clause.modality = .needNot
    case "never": clause.quantifier = .never
    case "always":
      clause.quantifier = isNot ? .sometimes : .always
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
    case "number": clause.number = item.number
    case "it":
      if clause.role == .main, clauses.isEmpty, clause.isEmpty {
        throw Abstention(.unclearSubject, "it")
      }
    case "or", "but", "than": throw Abstention(.noFrame, String(function))
    case "hedge", "may": throw Abstention(.hedged)
    case "advice": throw Abstention(.advice)
    case "quote": throw Abstention(.quoted)
    case "question":
      if isFirst { throw Abstention(.question) }
      throw Abstention(.noFrame, String(function))
    default: throw Abstention(.noFrame, String(function))
    }
  }
}
