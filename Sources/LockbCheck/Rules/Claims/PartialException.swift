internal import LockbBase
internal import LockbClaims

struct PartialException: Rule {
  let code = "LKB108"
  let severity = Diagnostic.Severity.note
  let meaning = Localized(
    en: """
      One place of a document names fewer platforms without a thing than another place does: whoever \
      reads only that place takes the thing to be everywhere else.
      """,
    ko: "무엇이 없는 플랫폼을 문서의 한 곳이 다른 곳보다 적게 듭니다. 그 부분만 읽으면 나머지에는 모두 있는 줄 압니다.")
  let bad = Localized(
    en: RuleExample("The pass is not sold in the Mine.\n\nThe Mine and the Quarry sell no pass.\n"),
    ko: RuleExample("광산에서는 정기권을 팔지 않습니다.\n\n광산과 채석장에서는 정기권을 팔지 않습니다.\n"))
  let good = Localized(
    en: RuleExample("The Mine and the Quarry sell no pass.\n"),
    ko: RuleExample("광산과 채석장에서는 정기권을 팔지 않습니다.\n"))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    let absences = document.claims.compactMap { judged in
      judged.claim.question.absence.map { (judged: judged, absence: $0) }
    }
    return absences.compactMap { judged, absence in
      let same = absences.filter { $0.absence.thing == absence.thing }
      let fuller = same.first { $0.absence.platforms.isStrictSuperset(of: absence.platforms) }
      // A cell speaks of the platform of its row.
      guard let fuller, judged.claim.tier != .table else { return nil }
      // What other places add to it, one by one, is told in full.
      let told = same.filter { !$0.absence.platforms.isSuperset(of: fuller.absence.platforms) }
        .reduce(into: Set<String>()) { $0.formUnion($1.absence.platforms) }
      let left = fuller.absence.platforms.subtracting(told).sorted()
      guard !left.isEmpty else { return nil }
      let list = left.joined(separator: ", ")
      var finding = document.finding(
        self, about: judged,
        Localized(
          en: "another place of the document names \(list) as well",
          ko: "문서의 다른 곳에는 \(list)도 있습니다"))
      finding.related = [
        document.related(
          at: fuller.judged.claim.place.range, Localized(en: "the whole list", ko: "전체 목록"))
      ]
      return finding
    }
  }
}

extension ClaimQuestion {
  /// The thing that some platforms are said to be without, and these platforms; nil where it claims
  /// something else.
  fileprivate var absence: (thing: String, platforms: Set<String>)? {
    let platforms = Set(scope.stretches.compactMap(\.platform))
    let isWhole = scope.stretches.allSatisfy {
      $0.platform != nil && $0.from == nil && $0.before == nil
    }
    guard isWhole, !platforms.isEmpty, !scope.isExclusion, !scope.isExclusive,
      conditions.isEmpty, events.isEmpty, quantifier == .ordinary
    else { return nil }
    switch kind {
    case .cannot where outcomes.count == 1 && subjects.isEmpty && !outcomes[0].isNegated:
      return (outcomes[0].concept, platforms)
    case .available
    where subjects.count == 1 && outcomes == [ClaimTerm("property/available", isNegated: true)]:
      return (subjects[0].concept, platforms)
    default: return nil
    }
  }
}
