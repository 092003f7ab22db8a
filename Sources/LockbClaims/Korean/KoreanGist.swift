/// Reads the statements of a Korean sentence one by one where it is not understood as a whole.
///
/// A sentence that joins statements says all of them, so one that is refuted makes it false, whatever
/// the others say. Another statement matters only where it may limit, deny or report this one.
struct KoreanGist {
  let reader: KoreanSentenceReader

  /// What statements claim that can be read by themselves; none where it is not safe.
  func questions(of items: [Item]) -> [KoreanSentenceReader.Answer] {
    let statements = KoreanStatements(KoreanAside.removed(from: items)).list
    var answers: [KoreanSentenceReader.Answer] = []
    var told: [Item] = []
    for (index, statement) in statements.enumerated() {
      if let answer = answer(to: statement, told: told, isFirst: index == 0) {
        let isTurned = statements.dropFirst(index + 1).contains { later in
          Self.mayTurn(later, before: statement)
        }
        if !isTurned { answers += answer }
      } else if Self.setsScene(statement) {
        // What follows may be so only in the circumstances that are not understood.
        break
      }
      told += Self.circumstances(of: statement)
    }
    return answers
  }

  private func answer(
    to statement: KoreanStatements.Statement, told: [Item], isFirst: Bool
  ) -> [KoreanSentenceReader.Answer]? {
    guard let items = KoreanUnknowns.removed(from: Self.ended(statement.items), within: 2),
      !items.isEmpty
    else { return nil }
    let alone = try? reader.questions(of: items)
    // From which state something goes back, another statement may tell.
    if !isFirst, items.contains(where: { $0.senses.contains("how/back") }),
      alone?.contains(where: \.question.conditions.isEmpty) != false
    {
      return nil
    }
    guard !told.isEmpty else { return alone }
    guard var answers = try? reader.questions(of: told + items) else { return nil }
    if let alone, alone.count == answers.count {
      for index in answers.indices {
        answers[index].question.otherwise.append(alone[index].question)
      }
    }
    return answers
  }

  /// A statement as a sentence of its own.
  static func ended(_ items: [Item]) -> [Item] {
    var items = items
    if items.first?.mark == "," { items.removeFirst() }
    guard let last = items.indices.last, items[last].unknown == nil else { return items }
    if items[last].function == "때문" {
      items.removeLast()
    }
    if let last = items.indices.last, let ending = items[last].suffix.ending,
      KoreanStatements.joints.contains(ending) || ending == .nominal || ending == .link
    {
      items[last].suffix.ending = .final
      items[last].suffix.particles = []
    }
    return items
  }

  /// What a statement tells of when and in which state, and which versions it names.
  static func circumstances(of statement: KoreanStatements.Statement) -> [Item] {
    if let (circumstances, _) = KoreanMentionParts.split(statement.items) { return circumstances }
    return statement.items.prefix { $0.scope != nil }
  }

  /// Whether a statement that is not understood may tell in which circumstances others are so.
  private static func setsScene(_ statement: KoreanStatements.Statement) -> Bool {
    var items = statement.items
    if let (circumstances, claim) = KoreanMentionParts.split(items) {
      guard KoreanMentionParts.circumstances(circumstances) != nil else { return true }
      items = claim
    } else if items.contains(where: tellsWhen) {
      return true
    }
    return statement.isPast || statement.joint == .because || statement.joint == .scene
      || items.contains { item in
        item.scope != nil || item.unknown.map(KoreanUnknowns.mayLimit) == true
          || item.suffix.ending.map(limiting.contains) == true
      }
  }

  private static func tellsWhen(_ item: Item) -> Bool {
    ["때", "동안", "뒤", "전", "경우", "except", "한"].contains(item.function)
      || item.suffix.particles.contains { [.nothingBut, .alone, .without].contains($0) }
  }

  private static let limiting: Set<KoreanEnding> = [.condition, .must, .asSoon, .concessive, .or]

  /// Whether a later statement may report, deny, doubt or limit what was said before it.
  static func mayTurn(
    _ later: KoreanStatements.Statement, before statement: KoreanStatements.Statement
  ) -> Bool {
    let reports = later.items.contains { item in
      if let word = item.unknown { return Mentions.mayTurn(word) || KoreanUnknowns.reports(word) }
      // What is advised for a reason, or all the same, takes that for granted.
      let isAdvice = item.suffix.ending == .request || item.function == "advice"
      if isAdvice, statement.joint != .and { return false }
      return item.function.map(reporting.contains) == true
        || item.suffix.ending.map { [.question, .quote, .request, .occasional].contains($0) }
          == true
    }
    if reports { return true }
    let isApart =
      statement.joint == .contrast || statement.joint == .scene
      || statement.joint == .because
      || later.items.prefix(4).contains { $0.suffix.particles == [.topic] }
    // 알림을 띄우고 상태를 바꾸지는 않는다: what is joined may be denied together.
    return !isApart
      && later.items.contains { $0.function.map(denying.contains) == true }
  }

  private static let reporting: Set<Substring> = ["hedge", "quote", "question", "advice"]
  private static let denying: Set<Substring> = ["않", "없", "못하", "수", "아니", "필요", "안", "못"]
}
