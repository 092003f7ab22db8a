/// What a row's name or a line above a table takes for granted.
struct Circumstances: Sendable {
  private(set) var conditions: [ClaimTerm] = []
  private(set) var events: [ClaimTerm] = []
  private(set) var stretches: [ClaimScope.Stretch] = []
  /// Whether it says something of the framework that was not understood.
  private(set) var isUnclear = false
  /// Whether what was not understood names nothing but levels, which rows and columns may name again.
  private(set) var isOfLevels = false

  /// Whether nothing is taken for granted but versions.
  var isEmpty: Bool { conditions.isEmpty && events.isEmpty }

  /// Whether it takes something that is stored for granted.
  var holdsStored: Bool { conditions.contains(where: Self.isStored) }

  init() {}

  /// What a line above a table tells; what in it does not concern the framework is left out.
  init(of part: TablePart, _ matcher: FrameMatcher) {
    for piece in part.pieces {
      stretches += piece.items.compactMap(\.scope)
      var items = piece.items.filter { $0.scope == nil }
      // 앱을 다시 실행하는지 정리한 표: what is asked there, the table answers.
      if let asked = items.lastIndex(where: { $0.suffix.ending == .question }) {
        items.removeSubrange(...asked)
      }
      do {
        // What can happen is not taken for granted.
        let clauses = try piece.clauses(of: items).filter { $0.modality != .can }
        let read = try QuestionBuilder.circumstances(of: clauses, matcher)
        // Whose second call it is, and which prompt, the rows say.
        add(read.conditions.filter { !["asked", "showing"].contains($0.type) }, read.events)
      } catch {
        name(items)
      }
    }
    // Of several answers that a line lists, none is taken for granted.
    if part.items.count(where: { $0.sense(ofType: "label") != nil }) > 1,
      events.contains(where: Self.isAnswer)
    {
      events.removeAll(where: Self.isAnswer)
      isUnclear = true
    }
    // Whoever is asked is asked by the call that is named.
    if events.contains(where: { Self.isRequest($0) && !$0.value.ends(with: ":any") }) {
      events.removeAll { $0.value == "request:any" }
    }
  }

  /// What a sentence tells that was not understood as a claim: in what circumstances one may be that
  /// goes on with it.
  init(told items: [Item], isKorean: Bool, _ matcher: FrameMatcher) {
    // What may be so is so where the next sentence speaks of it.
    let items = items.filter { $0.scope == nil && !["may", "hedge"].contains($0.function) }
    let piece = TablePart.Piece(items: items, isKorean: isKorean)
    do {
      var clauses = try piece.clauses(of: items)
      for index in clauses.indices where clauses[index].modality == .can {
        clauses[index].modality = .fact
      }
      let read = try QuestionBuilder.circumstances(of: clauses, matcher)
      add(read.conditions, read.events)
    } catch {
      name(items)
    }
  }

  /// Takes what a line names where it makes no sentence, if that can be taken in one way only.
  private mutating func name(_ items: [Item]) {
    let telling = items.filter(\.isTelling)
    guard !telling.isEmpty else { return }
    let terms = telling.compactMap(\.circumstance)
    let stored = terms.filter(Self.isStored)
    let isPlain =
      !items.contains { $0.unknown != nil && !$0.isTelling && !$0.sets || $0.turns }
      && items.allSatisfy { !$0.isPredicate || $0.isTelling || $0.isSetting }
    // A level in a sentence that grants none is what the sentence is about.
    let isSupposed = items.contains(where: \.sets)
    let isHeld = items.contains { item in
      item.senses.contains("verb/grant") || isSupposed && item.senses.contains("verb/exist")
    }
    let isPhrase = !items.contains { $0.isPredicate && !$0.isTelling }
    if terms.allSatisfy({ $0.value.begins(with: "request") }) {
      add([], terms)
    } else if isPlain, stored.isEmpty || stored.count == 1 && (isHeld || isPhrase),
      terms.count - stored.count <= 1
    {
      add(terms.filter { $0.type != "event" }, terms.filter { $0.type == "event" })
    } else {
      let isOfLevels = terms.allSatisfy { $0.type == "level" }
      self.isOfLevels = isOfLevels && (!isUnclear || self.isOfLevels)
      isUnclear = true
    }
  }

  /// What a row's name tells beside what the cell's frame took of it; nil where any of it was not
  /// understood.
  init?(of items: [Item], _ matcher: FrameMatcher) {
    var clause = Clause(.condition)
    clause.items = items
    guard let read = try? QuestionBuilder.circumstances(of: [clause], matcher) else { return nil }
    add(read.conditions, read.events)
  }

  /// Adds what an outer line tells of what this one leaves open.
  mutating func fill(from outer: Circumstances) {
    guard !outer.isUnclear, events.isEmpty else { return }
    let isOpen = isEmpty
    add(isOpen ? outer.conditions : [], outer.events)
  }

  /// Takes what the title of the column of names tells of every row; what a title calls for, its
  /// rows say more exactly.
  mutating func narrow(by lead: Circumstances) {
    if lead.isUnclear { isUnclear = true }
    self = adding(lead.conditions, [])
  }

  /// Leaves out that an application is installed: every course begins so, and what else is taken for
  /// granted would be lost by it.
  mutating func forgetInstalling() { events.removeAll { $0.value == "reinstall" } }

  /// Leaves out that something is asked for.
  mutating func forgetAnyRequest() { events.removeAll { $0.value == "request:any" } }

  /// Leaves out that there is a session of any kind.
  mutating func forgetAnySession() {
    conditions.removeAll { $0.type == "session" && $0.value.ends(with: ":any") && !$0.isNegated }
  }

  /// Leaves out what is stored where that is said of it.
  mutating func forgetStored(where isSaid: (ClaimTerm) -> Bool) {
    conditions.removeAll { Self.isStored($0) && isSaid($0) }
  }

  /// Leaves out levels that turned out to be what is asked for.
  mutating func forget(_ levels: Set<String>) {
    conditions.removeAll { levels.contains($0.concept) && !$0.isNegated }
  }

  /// Begins with the call that the page is about, where nothing else calls for a prompt or an answer
  /// that is spoken of.
  mutating func begin(with event: String?, for outcomes: [ClaimTerm]) {
    let answers: Set<Substring> = ["prompt", "callback", "effect", "usageKey", "completion"]
    guard let event, outcomes.contains(where: { answers.contains($0.type) }),
      !conditions.contains(where: { $0.type == "showing" }),
      events.allSatisfy({ $0.value.begins(with: "choose:") })
    else { return }
    events.insert(ClaimTerm(event), at: 0)
  }

  /// The same behind what happened before.
  func after(_ done: [ClaimTerm]) -> Circumstances {
    var course = self
    course.events = done + events
    return course
  }

  /// Takes a prompt for shown.
  mutating func show(_ prompt: String) { add([ClaimTerm("showing/\(prompt)")], []) }

  /// Takes a prompt for shown, however it came about.
  mutating func showOnly(_ prompt: String) {
    conditions = []
    events.removeAll(where: Self.isRequest)
    show(prompt)
  }

  /// The same without anything but versions.
  var versionsAlone: Circumstances {
    var alone = Circumstances()
    alone.stretches = stretches
    return alone
  }

  /// Lets versions named nearer stand for those named here.
  mutating func prefer(_ stretches: [ClaimScope.Stretch]) {
    if !stretches.isEmpty { self.stretches = stretches }
  }

  /// Adds what a row says to what stands above the table: what is stored is said again for each row.
  func adding(_ conditions: [ClaimTerm], _ events: [ClaimTerm]) -> Circumstances {
    var sum = self
    if conditions.contains(where: Self.isStored) { sum.conditions.removeAll(where: Self.isStored) }
    if events.contains(where: Self.isRequest) { sum.events.removeAll(where: Self.isRequest) }
    // What a row makes or sets is what the lines above call making and setting.
    let made = Set(events.compactMap(\.kind))
    sum.events.removeAll { !Self.isAnswer($0) && $0.kind.map { made.contains($0) } == true }
    let named = Set(conditions.map(\.type))
    // What is set was otherwise before.
    if events.contains(where: { $0.value.begins(with: "settings:") }) {
      sum.conditions.removeAll { $0.type == "accuracy" }
    }
    // A column that names a state of its own leaves what a line above it has set.
    if conditions.contains(where: Self.isExclusive) {
      sum.events.removeAll { $0.value.begins(with: "settings:") }
    }
    sum.conditions.removeAll { term in
      conditions.contains(term.negated) || Self.isExclusive(term) && named.contains(term.type)
    }
    sum.add(conditions, events)
    return sum
  }

  private mutating func add(_ conditions: [ClaimTerm], _ events: [ClaimTerm]) {
    self.conditions += conditions.filter { !self.conditions.contains($0) }
    for event in events where !self.events.contains(event) { self.events.append(event) }
  }

  /// Circumstances of which one takes the place of another.
  private static func isExclusive(_ term: ClaimTerm) -> Bool {
    ["session", "phase", "accuracy"].contains { $0 == term.type }
  }

  private static func isAnswer(_ term: ClaimTerm) -> Bool { term.value.begins(with: "choose:") }

  private static func isRequest(_ term: ClaimTerm) -> Bool { term.value.begins(with: "request") }

  static func isStored(_ term: ClaimTerm) -> Bool {
    ["status", "grant", "level", "settings"].contains { $0 == term.type }
  }
}

extension ClaimTerm {
  /// What is made or set, whatever of it: `createSession` of `createSession:any`.
  fileprivate var kind: Substring? { value.firstIndex(of: ":").map { value[..<$0] } }
}

extension TablePart.Piece {
  /// Its clauses, of these items of it.
  func clauses(of items: [Item]) throws(Abstention) -> [Clause] {
    guard !items.isEmpty else { return [] }
    return isKorean
      ? try KoreanClauseReader.clauses(of: items) : try EnglishClauseReader.clauses(of: items)
  }
}

extension Item {
  /// What it takes for granted: an event, or a state that holds.
  fileprivate var circumstance: ClaimTerm? {
    for sense in senses {
      let term = ClaimTerm(sense, isNegated: isNegated)
      switch term.type {
      case "label": return ClaimTerm("event/choose:\(term.value)")
      case "event", "status", "grant", "level", "settings", "phase", "device", "accuracy",
        "session", "key", "asked":
        return term
      default: continue
      }
    }
    return nil
  }

  private static let turningWords: Set<Substring> = [
    "not", "no", "without", "no-longer", "be-not", "never", "before", "until", "unless", "but",
    "or", "than", "hedge", "may", "advice", "quote", "전", "않", "못하", "못", "안", "아니", "없", "없이",
    "절대",
  ]

  /// Whether it denies, hedges or turns what stands beside it.
  var turns: Bool {
    return function.map { Self.turningWords.contains($0) } ?? false
  }

  /// Whether it is a Korean word by which a line sets the scene and that says nothing else: 기준, 전제,
  /// 가정하다, 예로 들다.
  fileprivate var sets: Bool {
    guard let unknown else { return false }
    return ["기준", "전제", "가정", "듭니다", "든다", "들었", "들어요", "정리"].contains { unknown.begins(with: $0) }
  }

  private static let settingVerbs: Set<String> = [
    "verb/grant", "verb/launch", "verb/call", "verb/ask", "verb/choose", "verb/report",
    "verb/show", "verb/appear", "verb/do", "verb/exist", "verb/available", "verb/work",
    "verb/mean", "verb/offer", "verb/deliver", "verb/last",
  ]

  /// Whether it is a verb that sets the scene: an app that was granted, a call.
  fileprivate var isSetting: Bool {
    return senses.contains(where: Self.settingVerbs.contains)
  }

  private static let tellingTypes: Set<Substring> = [
    "status", "grant", "level", "label", "event", "settings", "phase", "device", "accuracy",
    "session", "key", "asked",
  ]

  /// Whether it names a state or something that happens, and not just what is spoken of.
  var isTelling: Bool {
    return senses.contains { Self.tellingTypes.contains(ClaimTerm.type(of: $0)) }
  }
}
