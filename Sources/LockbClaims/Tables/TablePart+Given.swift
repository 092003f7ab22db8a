internal import LockbBase

/// What a column says of its rows by its title: in which situation they are, or what comes of it.
extension TablePart {
  private static let situations: Set<String> = [
    "situation", "situations", "starting point", "condition", "conditions", "circumstances",
    "context", "when", "if", "current status", "current state", "app state", "setup", "scenario",
    "precondition", "given", "state", "case", "in this situation", "prior state",
    "상황", "조건", "시작점", "요청 전 상태", "전", "현재 상태", "지금 상태", "앱 상태", "전제", "전제 조건",
    "경우", "때", "언제", "호출 시점", "시점", "부를 때", "그때 상태", "그때의 상태", "호출 전 상태", "출발 상태",
  ]

  /// Whether a title asks for nothing but the situation, or what was before.
  var asksForSituation: Bool {
    if only?.senses.contains("noun/before") == true { return true }
    let words = sentences.flatMap(\.tokens).filter { $0.kind != .mark }.map(\.folded)
    return Self.situations.contains(words.joined(separator: " "))
  }

  /// Whether a title asks for nothing but what was before.
  var saysBefore: Bool { items.only?.senses.contains("noun/before") == true }

  /// Whether a title numbers its rows as what happens one after the other.
  var countsSteps: Bool { namesSteps || tokens.only?.isMark("#") == true }

  /// Whether a title says that its rows are what happens one after the other.
  var namesSteps: Bool {
    let words = sentences.flatMap(\.tokens).map(\.folded)
    return words.only.map { ["step", "steps", "순서", "단계"].contains($0) } ?? false
  }

  /// Whether a title numbers its rows.
  var numbersRows: Bool {
    let words = tokens.map(\.folded).filter { $0 != "." }
    return words.isEmpty || countsSteps
      || words.only.map { ["no", "nr", "번호", "번", "№"].contains($0) } == true
  }

  /// Whether a title says that what its rows name is not there.
  var namesMissing: Bool {
    meant.contains { $0.senses.contains("verb/missing") && !$0.isNegated }
      || items.contains { $0.function == "without" }
  }

  /// Whether a title asks what comes of it that something is not there.
  var asksOfMissing: Bool {
    namesMissing || meant.contains { $0.senses.contains("verb/key-absent") }
  }

  private static let outcomes: Set<String> = [
    "after", "afterwards", "result", "results", "later", "then", "outcome", "becomes", "effect",
    "new", "read", "reported", "callback", "뒤", "후", "결과", "나중", "읽히는", "이후", "콜백", "다음",
  ]

  /// Whether a title asks for what comes of something.
  var tellsOutcome: Bool {
    sentences.flatMap(\.tokens).contains { Self.outcomes.contains($0.folded) }
      || meant.contains { $0.senses.contains("verb/become") }
  }

  /// The title of answers: what comes of them is no status that is held.
  var ofAnswers: TablePart {
    guard tellsOutcome else { return self }
    var part = self
    for piece in pieces.indices {
      part.pieces[piece].items.removeAll { $0.senses.contains("noun/status") }
    }
    return part
  }

  /// The same where it is a situation: what an answer has led to holds there. An answer that leads to
  /// nothing that has a name is not understood.
  var asSituation: TablePart {
    var part = self
    for piece in pieces.indices {
      for (index, item) in pieces[piece].items.enumerated()
      where item.sense(ofType: "label") != nil {
        part.pieces[piece].items[index] = item.asState
        if item.asState.sense(ofType: "label") != nil {
          part.pieces[piece].items[index] = .unread(item)
        }
      }
    }
    return part
  }

  /// The same under a title that asks what was before: an answer there is the state that it has led to.
  func asStateBefore(_ title: TablePart) -> TablePart {
    let states = ["status", "grant", "level"]
    guard title.saysBefore,
      !items.contains(where: { item in
        item.sense(ofType: "label") == nil && states.contains { item.sense(ofType: $0) != nil }
      })
    else { return self }
    return asSituation
  }

  /// The same under a title that asks for a prompt: who names a level there names the request for it.
  func asked(under title: TablePart) -> TablePart {
    let choices = ["noun/option", "verb/choose"]
    if title.meant.contains(where: { choices.contains(where: $0.senses.contains) }) {
      return asChoice
    }
    guard title.only?.senses.first == "prompt/any" else { return self }
    var part = self
    for piece in pieces.indices {
      for (index, item) in pieces[piece].items.enumerated() {
        guard let level = item.sense(ofType: "level") else { continue }
        part.pieces[piece].items[index].senses = [Item.request(for: level)]
      }
    }
    return part
  }

  /// A title in which a level that stands behind “after” and “from”, or that somebody was given, is one
  /// that is held already, as 에서 says in Korean.
  var holdingLevel: TablePart {
    var part = self
    for piece in pieces.indices {
      let items = pieces[piece].items
      for index in items.indices.dropFirst()
      where ["after", "from"].contains(items[index - 1].function)
        && items[index].sense(ofType: "level") != nil
      {
        part.pieces[piece].items[index].suffix = KoreanSuffix(particles: [.place])
      }
      // 정기권을 받은 뒤.
      for index in items.indices.dropLast(2).reversed()
      where items[index].sense(ofType: "level") != nil
        && items[index + 1].senses.contains("verb/grant")
        && items[index + 1].suffix.ending == .adnominal
        && items[index + 2].function.map({ ["뒤", "후", "이후", "다음"].contains($0) }) == true
      {
        part.pieces[piece].items[index].suffix = KoreanSuffix(particles: [.place])
        part.pieces[piece].items.removeSubrange((index + 1)...(index + 2))
      }
    }
    return part
  }

  /// The same where a choice is named: a state that is no answer is one that is not known.
  private var asChoice: TablePart {
    guard !items.contains(where: { $0.sense(ofType: "label") != nil }) else { return self }
    var part = self
    for piece in pieces.indices {
      for (index, item) in pieces[piece].items.enumerated() where item.isTelling {
        part.pieces[piece].items[index] = .unread(item)
      }
    }
    return part
  }

  /// The name of a row with what other columns give beside it; where it says from what and they say to
  /// what something was changed, as the change that it is.
  ///
  /// - Parameter wasGiven: whether what they say was so before.
  func joined(
    with given: [TablePart], under lead: TablePart, _ reader: ItemReader, wasGiven: Bool
  ) -> TablePart {
    if given.count == 1, wasGiven, let to = only?.sense(ofType: "settings") {
      var part = given[0]
      let from = part.only?.sense(ofType: "settings")
      let change = [
        from, from == nil ? nil : "change/arrow",
        from == nil ? "event/settings:" + ClaimTerm(to).value : to,
      ]
      if from != nil { part.pieces = [] }
      part.pieces.append(
        Piece(
          items: change.compactMap { $0 }.map { Item(senses: [$0], tokens: 0..<1) },
          isKorean: pieces[0].isKorean))
      return part
    }
    if given.count == 1, lead.only?.senses.contains("noun/before") == true,
      let from = only?.sense(ofType: "settings"), let to = given[0].only?.sense(ofType: "settings")
    {
      var part = self
      part.pieces = [
        Piece(
          items: [from, "change/arrow", to].map { Item(senses: [$0], tokens: 0..<1) },
          isKorean: pieces[0].isKorean)
      ]
      return part
    }
    // “Before: refused. In Settings: the gate”: a row of Settings is what was chosen there.
    if given.count == 1, lead.only?.senses.contains("noun/before") == true,
      let setting = given[0].only, setting.sense(ofType: "label") == nil,
      let to = setting.sense(ofType: "settings"), only?.sense(ofType: "status") != nil
    {
      var part = self
      let chosen = Item(senses: ["event/settings:" + ClaimTerm(to).value], tokens: 0..<1)
      part.pieces.append(Piece(items: [chosen], isKorean: pieces[0].isKorean))
      return part
    }
    return TablePart(joining: [self] + given, reader)
  }
}

extension Item {
  /// The request for a level.
  static func request(for level: String) -> String {
    let value = ClaimTerm(level).value
    return "event/request" + value.prefix(1).uppercased() + value.dropFirst()
  }

  /// The same as a word that no list holds.
  fileprivate static func unread(_ item: Item) -> Item {
    Item(senses: [], tokens: item.tokens, unknown: item.words.first ?? "")
  }
}
