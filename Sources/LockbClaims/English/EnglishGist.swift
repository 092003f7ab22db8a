/// Reads the statements of an English sentence one by one where it is not understood as a whole.
///
/// A sentence that joins statements says all of them, so one that is refuted makes it false, whatever
/// the others say. Another statement matters only where it may limit, deny or report this one.
struct EnglishGist {
  let reader: EnglishSentence

  /// What statements claim that can be read by themselves; none where it is not safe.
  func questions(of items: [Item]) -> [EnglishSentence.Answer] {
    guard !items.contains(where: Self.reports), (try? EnglishGuard.checkWhole(items)) != nil else {
      return []
    }
    let statements = Self.reasoned(
      EnglishStatements.list(of: items).map(EnglishRewriting.withMainClauseMarked))
    // “Close the gate and nobody passes”: what is ordered is the circumstance of the rest.
    guard statements.count > 1, let first = statements.first,
      !statements.contains(where: EnglishMentionParts.isOrder)
    else { return [] }
    // What a sentence begins with are the circumstances of all that follows.
    let comma = first.firstIndex { $0.mark == "," }
    let isPlace = comma.map { Self.isPlace(first[..<$0]) } == true
    let leading =
      first.first?.opensClause == true || isPlace ? comma.map { Array(first[...$0]) } ?? [] : []
    let hasOtherPlace = items.dropFirst(isPlace ? leading.count : 0).contains { $0.scope != nil }
    var answers: [EnglishSentence.Answer] = []
    var subject: Item?
    var before: ClaimQuestion?
    for (index, statement) in statements.enumerated() {
      let next = index + 1 < statements.count ? statements[index + 1] : []
      // “…, and then …”: what follows is what is read.
      var own = index > 0 ? statement.filter { !$0.isForm(of: ["then"]) } : statement
      if let pronoun = own.first, pronoun.isForm(of: ["it", "they"]) {
        guard let subject else { continue }
        own[0].senses = subject.senses
      }
      subject = EnglishStatements.subject(of: own) ?? subject
      let told = index > 0 ? leading + own : own
      // “Opening it …”: what, the statement before says.
      let pointsBack = zip(own, own.dropFirst()).contains {
        ($0.isGerund || $0.isForm(of: ["setting"])) && $1.isForm(of: ["it"])
      }
      let isRead =
        !pointsBack && !EnglishStatements.opensLimit(next) && !Self.isVain(own, before: next)
        && !own.contains { $0.unknown != nil || Self.limits($0) }
        && (!hasOtherPlace
          || own.dropFirst(index == 0 && isPlace ? leading.count : 0).contains { $0.scope != nil })
      let read = isRead ? (try? reader.answers(to: told)) ?? [] : []
      // What follows may be so only in the circumstances that are not understood.
      let isLed = index == 0 && !leading.isEmpty && !own.dropFirst().contains(where: \.opensClause)
      let isScene = isLed && EnglishMentionParts.clauses(of: leading.dropLast()) != nil
      if read.isEmpty, !isScene, own.contains(where: \.opensClause) { break }
      answers += read.map { answer in
        before.map { EnglishSentence.answer(answer, behind: $0) } ?? answer
      }
      before = read.first?.question ?? before
    }
    return answers
  }

  /// The statements, with a reason that the sentence begins with as one of them: “because A, B”.
  private static func reasoned(_ statements: [[Item]]) -> [[Item]] {
    guard let first = statements.first, first.first?.isForm(of: ["because", "since"]) == true,
      let comma = first.firstIndex(where: { $0.mark == "," }), comma + 1 < first.count,
      first[1..<comma].contains(where: \.isFinite)
    else { return statements }
    return [Array(first[1..<comma]), Array(first[(comma + 1)...])] + statements.dropFirst()
  }

  /// “You may open it, but nothing comes”, “… but it does not turn”: what can be done has no effect.
  private static func isVain(_ statement: [Item], before next: [Item]) -> Bool {
    statement.contains { $0.function == "can" || $0.function == "may" }
      && next.contains {
        $0.senses.contains("effect/none") || Mentions.denies($0) || $0.isForm(of: ["neither"])
      }
  }

  /// “On macOS 11 and later”, and no more.
  private static func isPlace(_ items: ArraySlice<Item>) -> Bool {
    items.contains { $0.scope != nil }
      && items.allSatisfy { $0.scope != nil || ["in", "on", "from", "and"].contains($0.function) }
  }

  private static func limits(_ item: Item) -> Bool {
    let limits: Set<Substring> = ["only", "unless", "except", "instead", "than", "or", "elsewhere"]
    return item.function.map(limits.contains) == true
  }

  private static func reports(_ item: Item) -> Bool {
    item.function.map { ["quote", "question", "hedge", "advice"].contains($0) } == true
  }
}
