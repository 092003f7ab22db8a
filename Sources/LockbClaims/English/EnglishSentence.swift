/// Reads an English sentence as a whole, or else in the parts that it claims one by one.
struct EnglishSentence {
  /// What one part asks.
  typealias Answer = (question: ClaimQuestion, rule: String)

  let matcher: FrameMatcher
  /// What the sentence before took for granted.
  var told: ClaimQuestion?

  /// The questions of a sentence.
  ///
  /// Where the whole is not understood, names that are strung together are asked one by one, and
  /// what only adds to a claim is read apart from it or left.
  func answers(to items: [Item]) throws(Abstention) -> [Answer] {
    if ButtonList.isIn(items) { throw Abstention(.noFrame, "buttons and levels") }
    let items = EnglishSole.withOthersMissing(Self.prepared(items))
    try Self.guardBeginning(items)
    try EnglishGuard.checkWhole(items)
    // “…, while B does Y”: another statement, and no circumstance.
    if EnglishMentionParts.setsApart(items) { throw Abstention(.noFrame, "two statements") }
    return try answers(to: items, depth: 3)
  }

  /// The items of a sentence, put plainly.
  static func prepared(_ items: [Item]) -> [Item] {
    EnglishRewriting.plain(withAuxiliaries(withoutBareContrast(items)))
  }

  /// “… tells where it was, not when.”: what is not told is told of nothing else.
  private static func withoutBareContrast(_ items: [Item]) -> [Item] {
    guard items.count > 4, let word = items.last?.words, word.count == 1,
      ["when", "where", "how", "why", "who"].contains(word[0]),
      items[items.count - 2].isForm(of: ["not"]), items[items.count - 3].mark == ","
    else { return items }
    return Array(items.dropLast(3))
  }

  /// Words that point to a sentence before.
  private static let pointers: Set<String> = [
    "this", "that", "these", "those", "then", "here", "such", "otherwise", "they", "them", "their",
    "its", "one", "others", "both", "neither", "either",
  ]

  /// Leaves alone what speaks of the sentence before, and what tells the reader what to do.
  private static func guardBeginning(_ items: [Item]) throws(Abstention) {
    guard let first = items.first, let word = first.words.first, !first.isEmphasized else { return }
    // “This second prompt” is the one there is.
    let isNamed = items.count > 1 && first.isDeterminer && items[1].isOneOfAKind
    if first.words.count == 1, first.function != nil, pointers.contains(word), !isNamed {
      let isCounted = ["both", "neither", "either"].contains(word)
      if !isCounted || items.dropFirst().first?.isFinite == true {
        throw Abstention(.unclearSubject, word)
      }
    }
    // “A visitor with a pass gets it when …”: what, was told before.
    if let object = items.firstIndex(where: { $0.isForm(of: ["it", "them"]) }), object > 1,
      items[object - 1].isForm(of: ["get", "gets", "receive", "receives"]),
      !items[..<object].contains(where: { $0.opensClause || $0.mark != nil })
    {
      throw Abstention(.unclearSubject, "it")
    }
    if ToldBefore.pointer(of: items) != nil { throw Abstention(.unclearSubject, "in this") }
    if items.contains(where: { $0.words == ["way"] || $0.words == ["ways"] }) {
      throw Abstention(.unclearSubject, "way")
    }
    let isOrder =
      ["do", "don't", "never", "always"].contains(word) && first.words.count < 3
      && items.count > 1 && items[1].isBareVerb
    let isCommand = first.isBareVerb && !items.dropFirst().contains(where: \.isFinite)
    let isNegative = first.isForm(of: ["do", "don't"]) && items.count > 2 && items[2].isBareVerb
    if isOrder || isCommand || isNegative { throw Abstention(.advice, word) }
  }

  /// “Has” before a participle only tells the time; “Always lasts …” speaks of a name, “Always call
  /// …” does not.
  private static func withAuxiliaries(_ items: [Item]) -> [Item] {
    var items = items
    if items.count > 1, items[0].function == "capital", items[1].isThirdPerson {
      items[0].senses.removeFirst()
      items[0].senses.removeAll { $0.begins(with: "fn/") }
      // “Never does an app …” speaks of no button.
      if items[0].isForm(of: ["never"]), items[1].isForm(of: ["does"]), items.count > 3 {
        items[0].senses = ["fn/never"]
      }
    }
    // “`none`: Never prompts”: behind a colon and before a verb, no button is named.
    for index in items.indices.dropFirst(2)
    where items[index].isForm(of: ["never"]) && items[index - 1].mark == ":"
      && !items[index].isEmphasized && index + 1 < items.count
      && (items[index + 1].isThirdPerson || items[index + 1].isForm(of: ["prompts"]))
    {
      items[index].senses = ["fn/never"]
    }
    for index in items.indices {
      // A name that no list holds may still be said to be there.
      guard let unknown = items[index].unknown, items[index].isName else { continue }
      items[index].unknown = nil
      items[index].senses = ["name/" + unknown.drop { $0 == "." }]
    }
    // “In the denied state `open()` does nothing”.
    for index in items.indices.dropFirst()
    where items[index].isForm(of: ["state"]) && items[index - 1].sense(ofType: "status") != nil {
      items[index].senses = ["noun/status"]
    }
    for index in items.indices where isAsking(items, at: index) {
      items[index].senses = ["verb/prompted"]
    }
    if !items.contains(where: \.isFinite),
      let index = items.firstIndex(where: { $0.isForm(of: ["prompts"]) }), index > 0
    {
      items[index].senses = ["verb/prompted"]
    }
    for index in items.indices where items[index].isForm(of: ["has", "have", "had", "having"]) {
      let next = items[(index + 1)...].first { item in
        !["not", "never", "always", "no-longer", "filler"].contains(item.function)
          || item.isDeterminer
      }
      if let next, next.isPastParticiple {
        items[index].senses = [items[index].words == ["having"] ? "fn/after" : "fn/filler"]
      }
    }
    return items
  }

  /// Whether “prompt” is what somebody does: “does not prompt”, “never prompts”,
  /// “`open()` prompts”.
  private static func isAsking(_ items: [Item], at index: Int) -> Bool {
    guard items[index].isForm(of: ["prompt", "prompts"]), index > 0 else { return false }
    let before = items[index - 1]
    let isDenied =
      ["not", "never", "can", "cannot", "no-longer"].contains(before.function)
      || before.isForm(of: ["does", "do", "did", "will"])
    let next = index + 1 < items.count ? items[index + 1] : nil
    let isEnd =
      next == nil || next?.scope != nil || next?.opensClause == true || next?.mark != nil
      || next?.isForm(of: ["again", "in", "on", "from"]) == true
    // “`open()` prompts even when …”.
    let isCall = before.sense(ofType: "api") != nil && items[index].isForm(of: ["prompts"])
    return (isDenied || isCall) && (isEnd || next?.function == "although")
  }

  private func answers(to items: [Item], depth: Int) throws(Abstention) -> [Answer] {
    if depth > 0, let (head, rule) = EnglishCut.reason(in: items),
      let first = try? answers(to: head, depth: depth - 1)
    {
      // The rule is one of the versions named before, in whatever circumstances.
      let reasons = (try? answers(to: rule, depth: depth - 1)) ?? []
      return first
        + reasons.map { reason in
          var reason = reason
          if reason.question.scope.isEmpty { reason.question.scope = first[0].question.scope }
          return reason
        }
    }
    let reason: Abstention
    do {
      return [
        try QuestionBuilder.question(
          of: try EnglishClauseReader.clauses(of: items), matcher, told: told)
      ]
    } catch {
      reason = error
    }
    guard depth > 0 else { throw reason }
    if let parts = EnglishSeries.members(in: items), let answers = all(parts, depth - 1) {
      return answers
    }
    for cut in EnglishCut.cuts(of: items) {
      guard let first = try? answers(to: cut.head, depth: depth - 1) else { continue }
      if let tail = cut.tail, let more = try? answers(to: tail, depth: depth - 1) {
        // “…; today’s prompt has three”: no longer of the versions named before.
        let isNow = tail.contains { $0.words.contains(where: Self.now.contains) }
        return first + (isNow ? more : more.map { Self.answer($0, behind: first[0].question) })
      }
      if cut.isTailFree { return first }
    }
    throw reason
  }

  private static let now: Set<String> = ["today", "today's", "now", "nowadays", "currently"]

  /// What follows within the sentence is said of the versions named before; whether it is said of
  /// the circumstances named before, too, is left open.
  static func answer(_ answer: Answer, behind head: ClaimQuestion) -> Answer {
    var answer = answer
    if answer.question.scope.isEmpty { answer.question.scope = head.scope }
    guard !answer.question.kind.asksOfNames, !head.kind.asksOfNames else { return answer }
    var together = answer.question
    let conditions = head.conditions.filter { !together.conditions.contains($0) }
    together.conditions = conditions + together.conditions
    // What both name comes where the first has it: “after A, B does this, and that follows”.
    together.events = head.events + together.events.filter { !head.events.contains($0) }
    guard together != answer.question else { return answer }
    let isBare = answer.question.conditions.isEmpty && answer.question.events.isEmpty
    if isBare { return (together, answer.rule) }
    answer.question.otherwise.append(together)
    return answer
  }

  private func all(_ parts: [[Item]], _ depth: Int) -> [Answer]? {
    var answers: [Answer] = []
    for part in parts {
      guard let found = try? self.answers(to: part, depth: depth) else { return nil }
      answers += found
    }
    return answers
  }
}

extension Item {
  /// Whether it names a prompt, an answer or a key of which there is one.
  fileprivate var isOneOfAKind: Bool {
    guard let first = senses.first, !isPredicate else { return false }
    return first.begins(with: "label/") || first.begins(with: "key/")
      || first.begins(with: "prompt/") && first != "prompt/any"
  }
}
