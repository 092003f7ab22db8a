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
    return reader.clauses
  }

  // MARK: Clauses

  /// What the sentence is about and a clause of time has before it belongs to the main clause:
  /// 두 번째 알림은 이벤트가 생겼을 때 나온다.
  mutating func keepTopics(for role: Clause.Role) {
    guard role != .main, role != .contrast else { return }
    let observed: Set<Substring> = [
      "prompt", "diagnostic", "completion", "usageKey", "service", "session", "key", "api",
      "grant", "level",
    ]
    func isKept(_ item: Item) -> Bool {
      item.suffix.particles.contains(.topic) && !item.suffix.particles.contains(.place)
        && item.senses.first.map { observed.contains($0.prefix { $0 != "/" }) } == true
    }
    guard let last = clause.items.lastIndex(where: isKept), predicate.map({ $0 > last }) ?? true,
      last + 1 < clause.items.count
    else { return }
    topics += clause.items.filter(isKept)
    clause.items.removeAll(where: isKept)
    predicate = nil
  }

  mutating func close(_ role: Clause.Role, isJoined: Bool = false) {
    clause.role = role
    clause.isJoined = isJoined
    settleNever()
    keepTopics(for: role)
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

  /// “To do B, do A”, “A alone will do”: with A, B can be done.
  private mutating func turnSufficiency() {
    guard clauses.count > 1, let last = clauses.last, last.role == .main, !last.isNegated,
      last.stretches.isEmpty, last.modality == .fact, last.items.count == 1,
      !last.items[0].isNegated,
      ["verb/become", "verb/suffice"].contains(where: last.items[0].senses.contains)
    else { return }
    let given = clauses.count - 2
    guard clauses[given].role == .condition else { return }
    let purpose = clauses[given].items.filter { $0.slot == .purpose }
    clauses[given].items.removeAll { $0.slot == .purpose }
    guard !purpose.isEmpty, !clauses[given].isEmpty else {
      clauses[given].items += purpose
      clauses[given + 1].items[0].senses = ["verb/suffice"]
      return
    }
    var main = Clause(.main)
    main.items = purpose.map { item in
      var item = item
      item.slot = .object
      return item
    }
    main.modality = .can
    clauses[given + 1] = main
  }

  /// Acts on the ending of the predicate read last, once it is clear that no auxiliary follows.
  mutating func settle(before next: Item?) throws(Abstention) {
    guard let ending else { return }
    self.ending = nil
    switch ending {
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
        close(.main, isJoined: true)
      }
    case .contrast: close(.contrast)
    case .concessive: close(.concession)
    case .purpose: turnToPurpose()
    case .must:
      isOnly = true
      close(.condition)
    case .negatable:
      // 알림을 띄우지도, 상태를 바꾸지도 않는다.
      negate()
      close(.main, isJoined: true)
    case .or:
      clause.isAlternative = true
      close(.main, isJoined: true)
    case .adnominal:
      // What modifies a person or the app is a condition: 한 번 허용을 고른 앱은.
      if next?.function == "actor" || next?.function == "system" {
        close(.condition)
      } else if tellsBefore(next) {
        close(.condition)
      } else {
        try dropModifier(of: next)
      }
    }
  }

  private static let levels: Set<Substring> = ["level", "grant", "noun"]

  /// Whether what modifies a noun is told to have happened before: …을 요청한 첫 알림, …가 된 권한.
  private func tellsBefore(_ next: Item?) -> Bool {
    guard let next, let predicate, predicate == clause.items.count - 1, clause.modality == .fact,
      !clause.items[predicate].isNegated
    else { return false }
    let verb = clause.items[predicate]
    if next.sense(ofType: "prompt") != nil {
      let isCall = clause.items.contains { item in
        item.senses.first?.hasPrefix("event/request") == true
          || item.sense(ofType: "level") != nil
      }
      return isCall && ["verb/ask", "verb/call"].contains { verb.senses.contains($0) }
    }
    return next.senses.contains("noun/status") && verb.senses.contains("verb/become")
      && clause.items.contains { $0.sense(ofType: "status") != nil }
  }

  /// A prompt that is shown is a prompt, and an event that occurs an event: 처음 뜨는 알림.
  mutating func dropModifier(of next: Item?) throws(Abstention) {
    let verbs = ["verb/appear", "verb/show", "verb/occur", "verb/exist"]
    guard let predicate, predicate == clause.items.count - 1, !clause.items[predicate].isNegated,
      clause.modality == .fact, verbs.contains(where: clause.items[predicate].senses.contains),
      next?.sense(ofType: "prompt") != nil || next?.sense(ofType: "noun") != nil
    else {
      // What tells which prompt is meant is no circumstance: …을 묻는 알림.
      if next?.sense(ofType: "prompt") != nil { throw Abstention(.noFrame, "-는 알림") }
      return
    }
    clause.items.removeLast()
    self.predicate = nil
  }

  /// Where one key only is there, the others are missing.
  private mutating func addOthers() {
    let isOnly = clause.items.contains { item in
      item.suffix.particles.contains(.only)
        && (item.sense(ofType: "key") != nil || item.senses.contains("count/1"))
    }
    guard isOnly, !clause.isNegated,
      clause.items.contains(where: { $0.sense(ofType: "key") != nil }),
      predicate.map({ !clause.items[$0].isNegated }) ?? true
    else { return }
    var others = Item(senses: ["key/others"], tokens: 0..<0)
    others.isNegated = true
    clause.items.append(others)
  }

  /// What a need is for stays in the clause that names the need.
  mutating func turnToPurpose() {
    for index in clause.items.indices { clause.items[index].slot = .purpose }
    predicate = nil
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
      try clause.add(stretch)
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
        clause.quantifier = .only
      case .nothingBut:
        clause.quantifier = .only
        negatesNext = true
      case .without: item.isNegated.toggle()
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
    if item.suffix.ending != nil {
      predicate = clause.items.count - 1
      ending = item.suffix.ending
    }
    if item.suffix.particles.contains(.until), !Self.isHad(item) { close(.until) }
  }

  /// Notes what the sentence is about where no concept stands for it.
  private mutating func noteStray(_ item: Item) {
    let isNamed = item.slot == .subject || item.slot == .object
    if item.senses.first == "noun/thing", isNamed { isStray = true }
    guard hasStray, ["verb/appear", "verb/show"].contains(where: item.senses.contains) else {
      return
    }
    let isShown = clause.items.contains {
      ($0.slot == .subject || $0.slot == .object) && $0.sense(ofType: "noun") == nil
    }
    if !isShown { isStray = true }
  }

  /// Whether it is something to be had, which 까지 adds to the rest: 항상 허용까지 받다.
  private static func isHad(_ item: Item) -> Bool {
    ["level", "grant", "key", "status", "session", "accuracy"].contains {
      item.senses.first?.hasPrefix($0 + "/") == true
    }
  }

  // MARK: Words of grammar

  mutating func read(_ function: Substring, _ item: Item) throws(Abstention) {
    let particles = item.suffix.particles
    switch function {
    case "filler", "actor", "system", "also", "즉시":
      if function == "system" { isAboutSystem = true }
      if function == "즉시" { clause.isSweeping = true }
      let isNamed = particles == [.subject] || particles == [.object]
      if function == "filler", isNamed { hasStray = true }
      if function == "actor", particles.contains(.only) {
        // 사용자가 이 앱만 거부했을 때.
        if clause.isEmpty, clauses.isEmpty { break }
        guard clause.isEmpty, clauses.last?.role == .condition else {
          throw Abstention(.noFrame, "앱만")
        }
        clauses[clauses.count - 1].isOnly = true
      }
      if item.suffix.ending != nil { ending = item.suffix.ending }
    case "바로", "every":
      clause.isSweeping = true
      if item.suffix.ending != nil { ending = item.suffix.ending }
    case "each": break
    case "later": clause.isLater = true
    case "except":
      guard clause.endsInScope, !particles.contains(.also) else {
        throw Abstention(.noFrame, "외에")
      }
      clause.excludesScope = true
    case "안", "못": negatesNext = true
    case "항상":
      // As a noun it is the name of a level: ‘항상’이 표시된다.
      if particles.isEmpty, !item.suffix.isCopula {
        clause.quantifier = .always
        clause.isSweeping = true
      } else {
        var noun = item
        noun.senses.removeAll { $0.hasPrefix("fn/") }
        guard !noun.senses.isEmpty else { throw Abstention(.noFrame, "항상") }
        add(noun)
      }
    case "절대": clause.quantifier = .never
    case "no-longer", "again", "and", "alike", "likewise": break
    case "instead": try dropLast()
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
    case "아니" where item.isInstead: try dropLast()
    case "아니":
      clause.isNegated.toggle()
      ending = item.suffix.ending
    case "하", "되":
      var become = item
      become.senses = [function == "되" ? "verb/become" : "verb/do"]
      clause.items.append(become)
      predicate = clause.items.count - 1
      ending = item.suffix.ending
    case "때", "경우", "동안", "중", "상태", "한", "시점", "채":
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
    case "it", "then":
      if clauses.isEmpty, clause.isEmpty { throw Abstention(.unclearSubject) }
    default:
      // Not behind a verb, it is no auxiliary: 콜백이 온다.
      guard item.isPredicate else { throw Abstention(.noFrame, String(function)) }
      var verb = item
      verb.senses.removeAll { $0.hasPrefix("fn/") }
      add(verb)
    }
  }
}
