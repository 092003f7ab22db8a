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
    // What is denied may be so in some circumstances, or be said of another part of the sentence, or of
    // one of several values; the plain no of a cell is said of all that it answers.
    let isPlain =
      question.quantifier == .never || question.deniesAltogether && fact.values.count == 1
    guard !isDenied || isPlain || ClaimProperties.table.isFirm(String(name)) else { return .silent }
    if let since = ClaimProperties.table.since(String(name)) {
      // What a sentence before has named, this one may have left behind.
      guard !question.scope.isEmpty else { return .silent }
      if !question.scope.ends(before: since) { return conditional(since, rows: fact.rows) }
    }
    return ClaimJudgement(
      .contradictsModel, explanation: explanation(of: fact.values), rows: fact.rows)
  }

  /// What is so instead, where there are words for it.
  private static func explanation(of values: some Collection<String>) -> Localized<String> {
    guard let text = PropertyWords.text(of: values) else {
      return Localized(en: "the facts say that it is not so", ko: "사실은 그렇지 않습니다")
    }
    return Localized(
      en: "the facts say: \(text.english)", ko: "사실은 이렇습니다: \(text.korean)")
  }

  /// The answer to what is so since a version, and was said of earlier ones as well.
  private static func conditional(
    _ since: ClaimScope.Stretch, rows: [String]
  ) -> ClaimJudgement {
    let name = "\(since.platform ?? "") \(since.from.map(JudgeWords.short) ?? "")"
    let place = Localized(en: "\(name) and later", ko: "\(name) 이상")
    return ClaimJudgement(
      .conditional, conditions: [place],
      explanation: Localized(en: "not so before \(name)", ko: "\(name) 전에는 그렇지 않습니다"),
      correction: JudgeWords.only(place), rows: rows)
  }
}

extension ClaimScope {
  /// Whether all versions that it names end before the first one of a stretch.
  fileprivate func ends(before since: Stretch) -> Bool {
    guard let first = since.from else { return false }
    return stretches.allSatisfy { $0.before.map { $0 <= first } ?? false }
  }
}
