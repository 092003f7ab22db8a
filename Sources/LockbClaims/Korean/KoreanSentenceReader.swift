/// Reads a Korean sentence as one question or, where it says several things, as several.
///
/// What is listed is read once for each member, and what is joined by -고, -며, -지만 once for each
/// part. All of it is understood, or the sentence is left alone.
struct KoreanSentenceReader {
  typealias Answer = (question: ClaimQuestion, rule: String)

  let matcher: FrameMatcher
  /// What the sentence before took for granted.
  var told: ClaimQuestion?

  /// More readings than this are no sentence for readers.
  private static let limit = 12

  func questions(of items: [Item]) throws(Abstention) -> [Answer] {
    if ButtonList.isIn(items) { throw Abstention(.noFrame, "buttons and levels") }
    return try answers(to: KoreanAside.removed(from: items))
  }

  private func answers(to items: [Item]) throws(Abstention) -> [Answer] {
    let list = KoreanList(items)
    // Of two that are alike, neither is what the other is; of two that differ, each has its own.
    if list != nil, items.contains(where: { $0.function == "alike" || $0.function == "each" }) {
      throw Abstention(.noFrame, "alike")
    }
    do throws(Abstention) {
      return try parts(of: KoreanClauseReader.clauses(of: list?.marked(in: items) ?? items))
    } catch {
      guard let list else { throw error }
      var answers: [Answer] = []
      for variant in list.variants(of: items) {
        answers += try self.answers(to: variant)
        if answers.count > Self.limit { throw error }
      }
      // “A or B happens” says neither.
      if list.isAlternative, Set(answers.map(\.question.outcomes)).count > 1 {
        throw Abstention(.noFrame, "or")
      }
      // One thing is set to one value: what lists several tells which there are.
      let values = Set(answers.flatMap(\.question.outcomes))
      if values.count > 1, values.allSatisfy({ $0.type == "settings" && !$0.isNegated }) {
        throw Abstention(.noFrame, "values")
      }
      return answers
    }
  }

  private func parts(of clauses: [Clause]) throws(Abstention) -> [Answer] {
    if let index = clauses.firstIndex(where: \.isAlternative) {
      guard index + 1 < clauses.count, clauses[index].role != .main else {
        throw Abstention(.noFrame, "-거나")
      }
      var (second, first) = (clauses, clauses)
      second.remove(at: index)
      first.remove(at: index + 1)
      first[index].isOnly = clauses[index + 1].isOnly
      first[index].isAlternative = clauses[index + 1].isAlternative
      return try parts(of: first) + parts(of: second)
    }
    let plain = KoreanParts(clauses)
    if plain.count > 1, plain.mustPart, let answers = answers(of: plain) { return answers }
    do throws(Abstention) {
      guard !plain.mustPart || !plain.hasLaterCircumstance && !plain.hasTopics else {
        throw Abstention(.noFrame, "two claims")
      }
      return [
        try QuestionBuilder.question(of: clauses, matcher, isInOrder: true, told: told)
      ]
    } catch {
      if plain.count > 1, !plain.mustPart, let answers = answers(of: plain) { return answers }
      if let scene = clauses.firstIndex(where: { $0.mayBeScene && $0.role == .contrast }) {
        var clauses = clauses
        clauses[scene].role = .condition
        return try parts(of: clauses)
      }
      throw error
    }
  }

  /// What is said never or always to be so, is said of the circumstances that were named before.
  private static func answer(_ answer: Answer, behind first: Answer?) -> Answer {
    guard let first, answer.question.quantifier != .ordinary, answer.question.conditions.isEmpty
    else { return answer }
    var answer = answer
    answer.question.conditions = first.question.conditions
    return answer
  }

  /// Whether a later part is said of the circumstances of the first is left open: 조금만 열린 문은
  /// A는 되지만 B는 안 된다.
  private static func leavingOpen(_ answer: Answer, _ first: Answer?) -> Answer {
    guard let first, !answer.question.kind.asksOfNames, !first.question.kind.asksOfNames else {
      return answer
    }
    let types = Set(answer.question.conditions.map(\.type))
    let conditions = first.question.conditions.filter { !types.contains($0.type) }
    guard !conditions.isEmpty else { return answer }
    var answer = answer
    var together = answer.question
    together.conditions = conditions + together.conditions
    answer.question.otherwise.append(together)
    return answer
  }

  /// The questions of the parts up to the first that is not understood, where none of them says
  /// always or never, from which a later part may except something; nil where there are none.
  private func answers(of parts: KoreanParts) -> [Answer]? {
    var answers: [Answer] = []
    for candidates in parts.candidates {
      let answer = candidates.lazy.compactMap { clauses in
        try? QuestionBuilder.question(
          of: clauses, self.matcher, isInOrder: true, told: self.told)
      }.first
      guard let answer else {
        let isPlain = answers.allSatisfy { $0.question.quantifier == .ordinary }
        return answers.isEmpty || !isPlain ? nil : answers
      }
      answers.append(Self.leavingOpen(Self.answer(answer, behind: answers.first), answers.first))
    }
    return answers
  }
}
