internal import LockbBase
internal import LockbClaims

/// What `ClaimProperties` says of a thing, asked by a claim.
enum JudgeProperty {
  /// The answer to “X has these values”; nil where the table says nothing of it.
  static func answer(_ question: ClaimQuestion) -> ClaimJudgement? {
    let outcomes = question.outcomes.filter { $0.type == "property" }
    guard let subject = question.subjects.first, question.subjects.count == 1,
      let name = outcomes.first?.value.split(separator: ":", maxSplits: 1).first,
      outcomes.count == question.outcomes.count,
      let fact = ClaimProperties.table.fact(String(name), of: subject.concept)
    else { return nil }
    let values = outcomes.map { String($0.value.dropFirst(name.count + 1)) }
    let isRight = values.map(fact.values.contains)
    let isDenied = outcomes[0].isNegated
    guard isDenied || Set(isRight).count == 1 else { return .silent }
    if isDenied != isRight[0] { return ClaimJudgement(.holds, rows: fact.rows) }
    // What is denied may be so in some circumstances, or be said of another part of the sentence.
    guard !isDenied || ClaimProperties.table.isFirm(String(name)) else { return .silent }
    let text = fact.values.joined(separator: ", ")
    return ClaimJudgement(
      .contradictsModel,
      explanation: Localized(en: "the facts say: \(text)", ko: "사실은 \(text)입니다"),
      rows: fact.rows)
  }
}
