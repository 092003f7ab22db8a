/// Parts a Korean sentence into clauses at its endings, and reads auxiliaries, negation and mood
/// into the predicate that they follow.
struct KoreanClauseReader {
  var clauses: [Clause] = []
  var clause = Clause(.main)
  /// The predicate that auxiliaries still speak of: its place in the clause, and its ending.
  var predicate: Int?
  var ending: KoreanEnding?
  var negatesNext = false
  var isOnly = false
  var awaitsAbility = false
  /// Whether -ㄹ 필요 stands before 있다 or 없다.
  var awaitsNeed = false
  /// Whether the next clause is said to hold every time.
  var isEveryTime = false
  /// Whether the system does what the clause tells.
  var isAboutSystem = false
  /// What stands before clauses of time and belongs to the main clause.
  var topics: [Item] = []
  /// Whether …한 적 stands before 있다 or 없다.
  var isExperience = false
  /// How many items of the clause stand before “…하는 것은”, which a clause of time may close.
  var topicEnd: Int?
  /// Whether what is told of is something that the pack does not know: 알림에 지도가 나온다.
  var isStray = false
  var hasStray = false
  /// Whether something is compared with what the clause names: …처럼, …보다.
  var isCompared = false
  /// Whether …하는 경우가 stands before 있다, which tells that it is so at times.
  var isOccasion = false
  /// Whether the word before is 하다 behind 하려: what is only tried.
  var isAttempt = false

  /// Whether …상태에 stands right before.
  var isInState = false

  static func clauses(of items: [Item]) throws(Abstention) -> [Clause] {
    var reader = Self()
    for item in items { try reader.read(item) }
    try reader.finish()
    if reader.isStray { throw Abstention(.noFrame, "what appears") }
    for clause in reader.clauses where clause.isMain && clause.isLater {
      throw Abstention(.hedged, "나중에")
    }
    if reader.isCompared { throw Abstention(.noFrame, "처럼") }
    // “Not all of them”, “not at once”: what is denied is less than what the rest says.
    for clause in reader.clauses where clause.isMain && clause.isSweeping && clause.isDenied {
      throw Abstention(.hedged, "부분 부정")
    }
    for clause in reader.clauses where clause.isMain && clause.leavesState {
      throw Abstention(.noFrame, "a state that is left")
    }
    return reader.clauses
  }

  // MARK: Clauses

  private static let observedTypes: Set<Substring> = [
    "prompt", "diagnostic", "completion", "usageKey", "service", "session", "key", "api",
    "grant", "level",
  ]

  /// What the sentence is about and a clause of time has before it belongs to the main clause:
  /// 두 번째 알림은 이벤트가 생겼을 때 나온다.
  mutating func keepTopics(for role: Clause.Role) {
    guard role != .main, role != .contrast else { return }
    func isKept(_ item: Item) -> Bool {
      item.suffix.particles.contains(.topic) && !item.suffix.particles.contains(.place)
        && item.senses.first.map { Self.observedTypes.contains(ClaimTerm.type(of: $0)) } == true
    }
    guard let last = clause.items.lastIndex(where: isKept), predicate.map({ $0 > last }) ?? true,
      last + 1 < clause.items.count
    else { return }
    let kept = clause.items.filter(isKept)
    topics += kept
    clause.items.removeAll(where: isKept)
    predicate = nil
  }

  /// A verb that wants an object and has none speaks of what the sentence is about: 세션은 …에서
  /// 새로 만들어도 ….
  private mutating func giveObject() {
    let wanting = ["verb/create", "verb/end", "verb/turn-on", "verb/turn-off"]
    guard topics.count == 1, var object = topics.first,
      object.sense(ofType: "session") != nil || object.sense(ofType: "service") != nil,
      let last = clause.items.last, wanting.contains(where: last.senses.contains),
      !clause.items.contains(where: { $0.slot == .object })
    else { return }
    object.slot = .object
    clause.items.insert(object, at: clause.items.count - 1)
  }

  mutating func close(_ role: Clause.Role, isJoined: Bool = false) {
    clause.role = role
    clause.isJoined = isJoined
    settleNever()
    keepTopics(for: role)
    if role != .main, role != .contrast { giveObject() }
    if role == .main || role == .contrast, !clause.isEmpty {
      clause.items = topics + clause.items
      predicate = nil
      topics = []
    }
    topicEnd = nil
    if isOnly {
      clause.isOnly = true
      isOnly = false
    }
    predicate = nil
    ending = nil
    hasStray = false
    if !clause.isEmpty { clauses.append(clause) }
    clause = Clause(.main)
    isAboutSystem = false
    if isEveryTime, role != .main {
      clause.quantifier = .always
      isEveryTime = false
    }
  }

  /// 절대 wants a negation, which is no second one; without it, it stresses what is said.
  mutating func settleNever() {
    guard clause.quantifier == .never else { return }
    if clause.modality == .cannot {
      clause.quantifier = nil
      return
    }
    if isPredicateNegated {
      negate()
    } else {
      clause.quantifier = .always
    }
  }

  mutating func finish() throws(Abstention) {
    try settle(before: nil)
    close(.main)
    turnSufficiency()
    // A clause that is joined by “and” plays the part of the one it is joined to.
    for index in clauses.indices.dropLast().reversed() where clauses[index].isJoined {
      let next = clauses[index + 1]
      clauses[index].role = next.role
    }
  }

  /// Acts on the ending of the predicate read last, once it is clear that no auxiliary follows.
  mutating func settle(before next: Item?) throws(Abstention) {
    guard let ending else { return }
    self.ending = nil
    switch ending {
    case .link where becomesState: close(.main, isJoined: true)
    case .final, .nominal, .link, .adverbial, .prospective: break
    case .question: throw Abstention(.question)
    case .occasional: throw Abstention(.hedged, "-기도")
    case .request: throw Abstention(.advice)
    case .quote: throw Abstention(.quoted)
    case .condition:
      // What is enough is told in the clause that says so.
      let isEnough = next?.senses.contains("verb/suffice") == true
      if isEnough, clause.holdsOnly(Self.levels) || clause.hasPurpose { break }
      addOthers()
      close(.condition)
    case .asSoon: close(.after)
    case .and, .because:
      if clause.items.contains(where: \.isPredicate) || predicate != nil {
        addOthers()
        close(.main, isJoined: true)
      }
    case .contrast: close(.contrast)
    case .scene:
      clause.mayBeScene = true
      close(.contrast)
    case .concessive:
      addOthers()
      close(.concession)
    case .purpose, .aim: turnToPurpose()
    case .must:
      isOnly = true
      close(.condition)
    case .negatable:
      // 알림을 띄우지도, 상태를 바꾸지도 않는다.
      negate()
      close(.main, isJoined: true)
    case .or:
      // 결정 전이거나 허용된 앱: one of two things of which no list is made.
      guard clause.items.last?.suffix.isCopula != true else { throw Abstention(.noFrame, "or") }
      clause.isAlternative = true
      close(.main, isJoined: true)
    case .adnominal:
      // What modifies a person or the app is a condition: 한 번 허용을 고른 앱은.
      if next?.function == "actor" || next?.function == "system" {
        turnRefusal()
        addOthers()
        close(.condition)
      } else if tellsBefore(next) {
        close(.condition)
      } else {
        try dropModifier(of: next)
      }
    }
  }

  /// Whether the clause says what becomes of a grant, before something else is said: …이 되어 …을
  /// 보고받다.
  private var becomesState: Bool {
    guard let last = clause.items.last, last.senses.contains("verb/become") else { return false }
    return clause.items.contains { $0.sense(ofType: "grant") != nil && $0.suffix.isSubject }
  }

  // MARK: Items

  mutating func read(_ item: Item) throws(Abstention) {
    if let unknown = item.unknown, item.senses.isEmpty { throw Abstention(.unknownWord, unknown) }
    if item.suffix.particles.contains(.or) { throw Abstention(.noFrame, "or") }
    if let mark = item.mark {
      guard ",:—–()+".contains(mark) else { throw Abstention(.noFrame, String(mark)) }
      return
    }
    if let function = item.function, try readAuxiliary(function, item) { return }
    // 알림을 띄우는 메서드다.
    // …하기 시작하다.
    if ending == .nominal, item.senses.contains("verb/start"), item.suffix.ending != nil {
      ending = item.suffix.ending
      return
    }
    if ending == .adnominal, item.isCommonNoun, item.suffix.isCopula, item.suffix.ending != nil {
      ending = item.suffix.ending
      return
    }
    // An adverb may stand between 것은 and 없다.
    let adverbs: [Substring] = ["절대", "항상", "filler", "no-longer"]
    if ending == .nominal, let function = item.function, adverbs.contains(function),
      item.suffix.ending == nil
    {
      return try read(function, item)
    }
    try settle(before: item)
    if let stretch = item.scope {
      try clause.add(stretch, isTopic: item.suffix.particles.contains(.topic))
      if item.suffix.particles.contains(.only) { clause.isOnly = true }
      return
    }
    if let function = item.function { return try read(function, item) }
    add(item)
  }

  mutating func add(_ item: Item) {
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
        // 이 플래그만 켜진다: which one, and not when alone.
        if item.sense(ofType: "diagnostic") == nil { clause.quantifier = .only }
      case .nothingBut:
        clause.quantifier = .only
        negatesNext = true
      case .without:
        item.isNegated.toggle()
        item.slot = .with
      case .like:
        // What something is like, or is compared with, is not what it is.
        let isThing = item.sense(ofType: "noun") == nil && item.function == nil
        if isThing, !item.isPredicate { isCompared = true }
      case .alone:
        let isCounted = item.sense(ofType: "count") != nil
        if isCounted || item.sense(ofType: "key") != nil { clause.isSweeping = true }
      case .also, .and, .or, .each, .plain: break
      }
    }
    if item.suffix.isCopula { item.slot = .result }
    // When the system asks, it shows a prompt.
    if isAboutSystem, item.senses.contains("verb/ask") || item.senses.contains("event/request:any")
    {
      item.senses = ["verb/prompted"]
    }
    clause.items.append(item)
    noteStray(item)
    // 설정 앱으로 가서 …: where something is done.
    let isWay = item.senses.first == "noun/settings"
    if item.suffix.ending != nil, !isWay || item.suffix.isCopula {
      predicate = clause.items.count - 1
      ending = item.suffix.ending
    }
    if item.suffix.particles.contains(.until), !Self.isHad(item) { close(.until) }
  }

  /// Whether it is something to be had, which 까지 adds to the rest: 항상 허용까지 받다.
  private static func isHad(_ item: Item) -> Bool {
    ["level", "grant", "key", "status", "session", "accuracy"].contains {
      item.senses.first?.begins(with: $0 + "/") == true
    }
  }
}
