internal import LockbBase
internal import LockbClaims

extension ClaimJudge {
  /// “X has that property”, by the facts: `property/NAME:VALUE` for each value that is claimed.
  ///
  /// Nil where no outcome asks for a property of `FactTable`.
  static func property(_ question: ClaimQuestion) -> ClaimJudgement? {
    var asked: (name: String, values: [ClaimTerm])?
    for outcome in question.outcomes where outcome.type == "property" {
      guard let colon = outcome.value.firstIndex(of: ":") else { return nil }
      let name = String(outcome.value[..<colon])
      guard FactTable.all.knows(name), asked == nil || asked?.name == name else { return nil }
      let value = String(outcome.value[outcome.value.index(after: colon)...])
      asked = (name, (asked?.values ?? []) + [ClaimTerm(value, isNegated: outcome.isNegated)])
    }
    guard let asked, asked.values.count == question.outcomes.count,
      let subject = question.subjects.first, !subject.isNegated, question.modality != .cannot
    else { return nil }
    let known = names(of: subject).lazy.compactMap { name in
      FactTable.all.fact(asked.name, of: name)
    }.first
    guard let known else { return .silent }
    var isKnown = true
    for value in asked.values {
      if known.open.contains(value.concept) { return .silent }
      let has = known.values.contains(value.concept)
      let isOfRange = FactTable.all.hasValue(value.concept, asked.name)
      if has == value.isNegated, has || isOfRange { return refuted(known, asked.name) }
      isKnown = isKnown && (has || isOfRange)
    }
    return isKnown ? ClaimJudgement(.holds, rows: known.rows) : .silent
  }

  private static func refuted(_ fact: FactTable.Fact, _ property: String) -> ClaimJudgement {
    let values = fact.values.filter { FactWords.isShown($0) }
    let list = Localized(
      en: values.map { FactWords.text(of: $0).english }.joined(separator: "; "),
      ko: values.map { FactWords.text(of: $0).korean }.joined(separator: "; "))
    let text = Localized(en: "the facts say: \(list.english)", ko: "사실은 이렇습니다: \(list.korean)")
    return ClaimJudgement(
      .contradictsModel, explanation: text, correction: list, rows: fact.rows)
  }

  /// The names under which the facts may know a subject: a flag is the same in every type.
  private static func names(of subject: ClaimTerm) -> [String] {
    let flags = [
      "CLServiceSession.Diagnostic.", "CLLocationUpdate.", "CLMonitor.Event.",
      "CLBackgroundActivitySession.Diagnostic.",
    ]
    let flag = flags.first { subject.type == "api" && subject.value.hasPrefix($0) }
    return [subject.concept]
      + (flag.map { ["diagnostic/" + subject.value.dropFirst($0.count)] } ?? [])
  }
}
