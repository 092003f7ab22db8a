/// Parts a Korean sentence into clauses at its endings, and reads auxiliaries, negation and mood
/// into the predicate that they follow.
struct KoreanClauseReader {
  private var clauses: [Clause] = []
  private var clause = Clause(.main)
  /// The predicate that auxiliaries still speak of: its place in the clause, and its ending.
  private var predicate: Int?
  private var ending: KoreanEnding?
  private var negatesNext = false
  private var isOnly = false
  private var awaitsAbility = false
  /// Whether the next clause is said to hold every time.
  private var isEveryTime = false
  /// How many items of the clause stand before “…하는 것은”, which a clause of time may close.
  private var topicEnd: Int?

  static func clauses(of items: [Item]) throws(Abstention) -> [Clause] {
    var reader = Self()
    for item in items { try reader.read(item) }
    try reader.finish()
    return reader.clauses
  }

  // MARK: Clauses

  private mutating func close(_ role: Clause.Role) {
    clause.role = role
    settleNever()
    topicEnd = nil
    if isOnly {
      clause.isOnly = true
      isOnly = false
    }
    predicate = nil
    ending = nil
    if !clause.isEmpty { clauses.append(clause) }
    clause = Clause(.main)
    if isEveryTime, role != .main {
      clause.quantifier = .always
      isEveryTime = false
    }
  }

  /// 절대 wants a negation, which is no second one; without it, it stresses what is said.
  private mutating func settleNever() {
    guard clause.quantifier == .never, clause.modality != .cannot else { return }
    if isPredicateNegated {
      negate()
    } else {
      clause.quantifier = .always
    }
  }

  private mutating func finish() throws(Abstention) {
    try settle(before: nil)
    close(.main)
    // A clause that is joined by “and” plays the part of the one it is joined to.
    for index in clauses.indices.dropLast().reversed() where clauses[index].role == .main {
      let next = clauses[index + 1]
      clauses[index].role = next.role
    }
  }

  /// Acts on the ending of the predicate read last, once it is clear that no auxiliary follows.
  private mutating func settle(before next: Item?) throws(Abstention) {
    guard let ending else { return }
    self.ending = nil
    switch ending {
    case .final, .nominal, .link, .adverbial, .prospective: break
    case .question: throw Abstention(.question)
    case .request: throw Abstention(.advice)
    case .quote: throw Abstention(.quoted)
    case .condition: close(.condition)
    case .asSoon: close(.after)
    case .and, .because:
      if clause.items.contains(where: \.isPredicate) || predicate != nil { close(.main) }
    case .contrast: close(.concession)
    case .concessive: close(.concession)
    case .purpose: turnToPurpose()
    case .must:
      isOnly = true
      close(.condition)
    case .negatable: throw Abstention(.noFrame, "-지")
    case .or: throw Abstention(.noFrame, "-거나")
    case .adnominal:
      // What modifies a person or the app is a condition: 한 번 허용을 고른 앱은.
      if next?.function == "actor" { close(.condition) }
    }
  }

  /// What a need is for stays in the clause that names the need.
  private mutating func turnToPurpose() {
    for index in clause.items.indices { clause.items[index].slot = .purpose }
    predicate = nil
  }

  // MARK: Items

  private mutating func read(_ item: Item) throws(Abstention) {
    if let unknown = item.unknown { throw Abstention(.unknownWord, unknown) }
    if item.suffix.particles.contains(.or) { throw Abstention(.noFrame, "or") }
    if let mark = item.mark {
      guard ",:—–()+".contains(mark) else { throw Abstention(.noFrame, String(mark)) }
      return
    }
    if let function = item.function, try readAuxiliary(function, item) { return }
    // An adverb may stand between 것은 and 없다.
    let adverbs: [Substring] = ["절대", "항상", "filler", "no-longer"]
    if ending == .nominal, let function = item.function, adverbs.contains(function),
      item.suffix.ending == nil
    {
      return try read(function, item)
    }
    try settle(before: item)
    if let stretch = item.scope {
      try clause.add(stretch)
      if item.suffix.particles.contains(.only) { clause.isOnly = true }
      return
    }
    if let function = item.function { return try read(function, item) }
    add(item)
  }

  private mutating func add(_ item: Item) {
    var item = item
    if negatesNext, item.suffix.ending != nil {
      item.isNegated.toggle()
      negatesNext = false
    }
    for particle in item.suffix.particles {
      switch particle {
      case .topic, .subject: item.slot = .subject
      case .object: item.slot = .object
      case .result: item.slot = .result
      case .place, .recipient: item.slot = .place
      case .source: item.slot = .source
      case .until: item.slot = .until
      case .of: item.slot = .of
      case .only:
        clause.quantifier = .only
      case .nothingBut:
        clause.quantifier = .only
        negatesNext = true
      case .without: item.isNegated.toggle()
      case .also, .and, .or, .each, .plain: break
      }
    }
    if item.suffix.isCopula { item.slot = .result }
    clause.items.append(item)
    if item.suffix.ending != nil {
      predicate = clause.items.count - 1
      ending = item.suffix.ending
    }
    if item.suffix.particles.contains(.until) { close(.until) }
  }

  // MARK: Words of grammar

  /// Reads a word that belongs to the predicate before it; false where it is no such word here.
  private mutating func readAuxiliary(
    _ function: Substring, _ item: Item
  ) throws(Abstention) -> Bool {
    let next = item.suffix.ending
    switch (function, ending) {
    case ("않", .negatable?), ("못하", .negatable?):
      negate()
      ending = next
    case ("수", .prospective?):
      if item.suffix.particles.contains(.also) { throw Abstention(.hedged) }
      if item.suffix.particles.contains(.nothingBut) {
        negatesNext = true
      }
      awaitsAbility = true
      ending = nil
    case ("있", _) where awaitsAbility:
      clause.modality = .can
      (awaitsAbility, ending) = (false, next)
    case ("없", _) where awaitsAbility:
      clause.modality = negatesNext ? .must : .cannot
      (awaitsAbility, negatesNext, ending) = (false, false, next)
    case ("하", .must?), ("되", .must?):
      clause.modality = isPredicateNegated ? .mustNot : .must
      ending = next
    case ("되", .concessive?), ("괜찮", .concessive?), ("좋", .concessive?):
      clause.modality = isPredicateNegated ? .needNot : .can
      if isPredicateNegated { negate() }
      ending = next
    case ("안", .condition?):
      ending = nil
      awaitsAbility = false
      throw Abstention(.advice, "-면 안 된다")
    case ("때", .prospective?), ("때", .adnominal?), ("경우", .adnominal?), ("경우", .prospective?),
      ("상태", .adnominal?), ("동안", .adnominal?), ("한", .adnominal?), ("중", .adnominal?),
      ("시점", .adnominal?):
      ending = nil
      try closeTime(item, .condition)
    case ("적", .adnominal?): ending = .nominal
    case ("나", .and?): ending = next == .because ? .asSoon : next
    case ("즉시", .adnominal?):
      ending = nil
      close(.after)
    case ("뒤", .adnominal?):
      ending = nil
      try closeTime(item, .after)
    case ("전", .nominal?):
      ending = nil
      try closeTime(item, .before)
    case ("때문", .nominal?):
      ending = nil
      close(.condition)
    case ("위해", .nominal?):
      ending = nil
      turnToPurpose()
    case ("있", .and?), ("있", .link?), ("주", .link?), ("지", .link?), ("버리", .link?),
      ("두", .link?), ("놓", .link?), ("오", .link?), ("가", .link?), ("보", .link?),
      ("되", .adverbial?), ("하", .adverbial?), ("하", .nominal?), ("나", .link?):
      ending = next
    case ("것", .adnominal?), ("것", .prospective?):
      ending = item.suffix.isCopula ? next : .nominal
      if item.suffix.particles == [.topic] { topicEnd = clause.items.count }
    case ("아니", .nominal?), ("없", .nominal?):
      if function == "없" { negate() } else { throw Abstention(.hedged, "것은 아니다") }
      ending = next
    case ("뿐", _):
      clause.quantifier = .only
      ending = next ?? ending
    default: return false
    }
    return true
  }

  private var isPredicateNegated: Bool {
    predicate.map { clause.items[$0].isNegated } ?? clause.isNegated
  }

  private mutating func negate() {
    if let predicate {
      clause.items[predicate].isNegated.toggle()
    } else {
      clause.isNegated.toggle()
    }
  }

  /// Closes a clause of time: 때, 뒤, 전; with 만 it is the only one, with 까지 it is an end.
  private mutating func closeTime(_ item: Item, _ role: Clause.Role) throws(Abstention) {
    let particles = item.suffix.particles
    if particles.contains(.only) { isOnly = true }
    if particles.contains(.each) { isEveryTime = true }
    // 다시 실행해 주는 것은 허용했을 때뿐이다.
    if let topicEnd, item.suffix.ending == .final {
      var main = Clause(.main)
      main.items = Array(clause.items[..<topicEnd])
      clause.items.removeFirst(topicEnd)
      predicate = nil
      close(particles.contains(.until) ? .until : role)
      clauses.append(main)
      return
    }
    close(particles.contains(.until) ? .until : role)
    if let ending = item.suffix.ending, ending != .condition {
      guard ending == .final, clauses.last?.isOnly == true || !clauses.isEmpty else {
        throw Abstention(.noFrame, "때")
      }
    }
  }

  private mutating func read(_ function: Substring, _ item: Item) throws(Abstention) {
    let particles = item.suffix.particles
    switch function {
    case "filler", "actor", "also", "즉시":
      if function == "actor", particles.contains(.only) {
        guard clause.isEmpty, clauses.last?.role == .condition else {
          throw Abstention(.noFrame, "앱만")
        }
        clauses[clauses.count - 1].isOnly = true
      }
      if item.suffix.ending != nil { ending = item.suffix.ending }
    case "안", "못": negatesNext = true
    case "항상": clause.quantifier = .always
    case "절대": clause.quantifier = .never
    case "no-longer", "again": break
    case "only": clause.quantifier = .only
    case "만": isOnly = true
    case "number":
      clause.number = item.number
      if item.suffix.ending != nil { ending = item.suffix.ending }
    case "있", "없":
      var exist = item
      exist.senses = ["verb/exist"]
      exist.isNegated = function == "없"
      if negatesNext {
        exist.isNegated.toggle()
        negatesNext = false
      }
      clause.items.append(exist)
      predicate = clause.items.count - 1
      ending = item.suffix.ending
    case "없이": markLastNegated()
    case "아니":
      clause.isNegated.toggle()
      ending = item.suffix.ending
    case "하", "되":
      var become = item
      become.senses = [function == "되" ? "verb/become" : "verb/do"]
      clause.items.append(become)
      predicate = clause.items.count - 1
      ending = item.suffix.ending
    case "때", "경우", "동안", "중", "상태", "한", "시점":
      guard !clause.isEmpty else { break }
      if function == "상태", !particles.contains(.place), item.suffix.ending != .condition { break }
      try closeTime(item, .condition)
    case "뒤":
      guard !clause.isEmpty else { break }
      try closeTime(item, .after)
    case "전":
      guard !clause.isEmpty else { break }
      try closeTime(item, .before)
    case "or": throw Abstention(.noFrame, String(function))
    case "hedge": throw Abstention(.hedged)
    case "advice": throw Abstention(.advice)
    case "quote": throw Abstention(.quoted)
    case "question": throw Abstention(.question)
    case "it":
      if clauses.isEmpty, clause.isEmpty { throw Abstention(.unclearSubject) }
    default:
      // Not behind a verb, it is no auxiliary: 콜백이 온다.
      guard item.isPredicate else { throw Abstention(.noFrame, String(function)) }
      var verb = item
      verb.senses.removeAll { $0.hasPrefix("fn/") }
      add(verb)
    }
  }

  private mutating func markLastNegated() {
    if !clause.items.isEmpty { clause.items[clause.items.count - 1].isNegated.toggle() }
  }
}
