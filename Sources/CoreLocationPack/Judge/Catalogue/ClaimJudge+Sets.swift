internal import LockbBase
internal import LockbClaims
internal import LockbKnowledge

extension ClaimJudge {
  /// “There are N of them.”
  static func count(_ subject: JudgeTerm, _ question: ClaimQuestion) -> ClaimJudgement {
    if let answer = renderings(subject.value, question) { return answer }
    if subject.type == .set, let number = question.number,
      let (range, fact) = JudgeFact.ranges[subject.value]
    {
      return range.contains(number)
        ? ClaimJudgement(.holds, rows: fact.rows)
        : ClaimJudgement(
          .contradictsModel, explanation: fact.text, correction: fact.text, rows: fact.rows)
    }
    guard subject.type == .set, let number = question.number,
      let conditions = JudgeClaim.read(question.conditions),
      let count = platform(of: question.scope, asking: subject.value).flatMap({
        JudgeSet.count(subject.value, on: $0, where: conditions)
      }) ?? olderCount(subject.value, question.scope, where: conditions, unlike: number)
    else { return .silent }
    guard count != number else { return ClaimJudgement(.holds) }
    let isRaw = subject.value.hasPrefix("raw:")
    let fact =
      isRaw
      ? Localized(en: "its raw value is \(count)", ko: "원시 값은 \(count)입니다")
      : Localized(en: "there are \(count)", ko: "\(count)개입니다")
    return ClaimJudgement(.contradictsModel, explanation: fact, correction: fact)
  }

  /// “These are all of them.”
  static func members(_ subject: JudgeTerm, _ question: ClaimQuestion) -> ClaimJudgement {
    if let answer = renderings(subject.value, question) ?? olderOptions(subject, question) {
      return answer
    }
    guard subject.type == .set, let platform = platform(of: question.scope, asking: subject.value),
      let conditions = JudgeClaim.read(question.conditions),
      let members = JudgeSet.members(subject.value, on: platform, where: conditions),
      let named = named(question.outcomes, in: subject.value), !named.isEmpty
    else { return .silent }
    if named.contains(where: \.isNegated) {
      return absence(of: named, in: members + ofNested(members))
    }
    let claimed = Set(named.map { JudgeSet.canonical($0) })
    let kinds = Set(members.map(\.type))
    guard claimed.allSatisfy({ kinds.contains($0.type) }) else { return .silent }
    let isComplete = question.quantifier != .sometimes
    if isComplete ? claimed == Set(members) : claimed.isSubset(of: members + ofNested(members)) {
      return ClaimJudgement(.holds)
    }
    // A type whose flags the catalogue does not list may have any.
    if claimed.contains(where: isFlag), !members.contains(where: isFlag) { return .silent }
    let list = members.map { $0.value.replacing("choose:", with: "") }.joined(separator: ", ")
    let fact = Localized(en: "they are \(list)", ko: "\(list)입니다")
    return ClaimJudgement(.contradictsModel, explanation: fact, correction: fact)
  }

  /// The last names of the flags that a diagnostic may raise.
  private static let flags = Set(
    JudgeCatalogue.entities(.api).filter { $0.id.contains(".Diagnostic.") }.compactMap {
      $0.id.split(separator: ".").last
    })

  private static func isFlag(_ term: JudgeTerm) -> Bool {
    term.type == .api && term.value.split(separator: ".").last.map(flags.contains) == true
  }

  /// The members of a type’s own types by its name: a session has the flags of its diagnostics.
  private static func ofNested(_ members: [JudgeTerm]) -> [JudgeTerm] {
    members.compactMap { member in
      let names = member.value.split(separator: ".")
      guard member.type == .api, names.count > 2, let outer = names.first, let last = names.last
      else { return nil }
      return JudgeTerm(.api, "\(outer).\(last)")
    }
  }

  /// How many options a prompt had in older versions, which is known where their labels are not
  /// (T12, T21); nil where what is called the first prompt may have had as many as is claimed.
  private static func olderCount(
    _ set: String, _ scope: ClaimScope, where conditions: [JudgeTerm], unlike claimed: Int
  ) -> Int? {
    guard set.hasPrefix("options:"), scope.stretches.count == 1, !scope.isExclusion,
      let stretch = scope.stretches.first, stretch.before != nil,
      let platform = JudgeScope.platform(stretch.platform)
    else { return nil }
    let places = JudgePlace.covered(by: stretch, on: platform)
    guard !places.isEmpty, !places.contains(where: JudgeSet.isSettled) else { return nil }
    func count(_ call: String) -> Int? {
      let counts = Set(places.map { JudgeSet.options(call, in: $0, where: conditions)?.count })
      return counts.count == 1 ? counts.first.flatMap { $0 } : nil
    }
    let name = String(set.dropFirst("options:".count))
    guard ["P-WIU", "first"].contains(name) else { return count(name) }
    // A direct request for Always shows a first prompt as well.
    let counts = ["requestWhenInUse", "requestAlways"].map(count)
    return counts[0] == claimed || !counts.contains(claimed) ? counts[0] : nil
  }

  /// What a call offered in older versions: their labels are not all known, but that of a grant for
  /// once, and that there was one for Always, are (2.2).
  private static func olderOptions(
    _ set: JudgeTerm, _ question: ClaimQuestion
  ) -> ClaimJudgement? {
    guard set.type == .set, set.value.hasPrefix("options:"), question.quantifier != .sometimes,
      question.scope.stretches.count == 1, let stretch = question.scope.stretches.first,
      stretch.before != nil,
      let platform = JudgeScope.platform(stretch.platform),
      let conditions = JudgeClaim.read(question.conditions),
      let named = JudgeClaim.read(question.outcomes), !named.contains(where: \.isNegated)
    else { return nil }
    let places = JudgePlace.covered(by: stretch, on: platform)
    let name = String(set.value.dropFirst("options:".count))
    guard !places.contains(where: JudgeSet.isSettled) else { return nil }
    let claimed = Set(named.map { JudgeSet.canonical($0).value })
    let offered = places.map { JudgeSet.options(name, in: $0, where: conditions) }
    guard let first = offered.first.flatMap({ $0 }), offered.allSatisfy({ $0 == first }) else {
      return nil
    }
    let known: [[ModelChoice]] = [[.allowOnce], [.alwaysAllow, .grantAlways]]
    let isRefuted = known.contains { choices in
      first.contains(where: choices.contains)
        != choices.contains { claimed.contains("choose:" + $0.rawValue) }
    }
    guard isRefuted else { return nil }
    let list = first.map { $0.rawValue }.joined(separator: ", ")
    let fact = Localized(en: "they are \(list)", ko: "\(list)입니다")
    return ClaimJudgement(.contradictsModel, explanation: fact, correction: fact)
  }

  /// What is said to be in a set. The statuses are a closed one: a name that is none of them is
  /// known not to be.
  private static func named(_ terms: [ClaimTerm], in set: String) -> [JudgeTerm]? {
    guard set == "statuses" else { return JudgeClaim.read(terms) }
    let named = terms.compactMap { JudgeTerm($0) }
    return named.count == terms.count ? named : nil
  }

  /// “None of these is in it.”
  private static func absence(of named: [JudgeTerm], in members: [JudgeTerm]) -> ClaimJudgement {
    let claimed = named.map { JudgeSet.canonical($0.affirmed) }
    let present = claimed.count { members.contains($0) }
    guard present > 0 else { return ClaimJudgement(.holds) }
    guard present == claimed.count else { return .silent }
    let fact = Localized(en: "it is in the list", ko: "목록에 있습니다")
    return ClaimJudgement(.contradictsModel, explanation: fact)
  }

  /// “X is another name of Y.” Two headwords of the glossary name two things.
  static func alias(
    _ first: JudgeTerm, _ second: JudgeTerm, _ question: ClaimQuestion
  ) -> ClaimJudgement {
    let denies = question.outcomes.contains(where: \.isNegated) || question.modality == .cannot
    if second.type == .meaning { return meaning(first, second, denies: denies) }
    // Values of one kind are the same where they are written the same.
    let values: Set<ClaimConcept> = [.status, .accuracy, .settings, .event]
    if first.type == second.type, values.contains(first.type) {
      return alias(isSame: first.affirmed == second.affirmed, denies: denies)
    }
    guard let one = JudgeCatalogue.entity(first), let other = JudgeCatalogue.entity(second) else {
      return .silent
    }
    let isSame = one.id == other.id
    let named: Set<EntityKind> = [.term, .service, .key]
    guard isSame || one.kind == other.kind && named.contains(one.kind) && !isRelated(one, other)
    else { return .silent }
    return alias(isSame: isSame, denies: denies)
  }

  private static func alias(isSame: Bool, denies: Bool) -> ClaimJudgement {
    guard isSame == denies else { return ClaimJudgement(.holds) }
    let fact =
      isSame
      ? Localized(en: "they name the same thing", ko: "같은 것을 가리킵니다")
      : Localized(en: "they name two things", ko: "서로 다른 것을 가리킵니다")
    return ClaimJudgement(.contradictsModel, explanation: fact)
  }

  /// The entitlement of a service, which the catalogue lists (4.3).
  static func entitlement(
    _ subject: JudgeTerm, _ need: JudgeTerm, isClaimed: Bool
  ) -> ClaimJudgement? {
    guard let entity = JudgeCatalogue.entity(subject) else { return nil }
    let isListed = entity.relations.contains {
      $0.kind == .needs && $0.target == "key/" + need.value
    }
    guard isListed else { return nil }
    let rows = JudgeCatalogue.rows(of: entity)
    if isClaimed { return ClaimJudgement(.holds, rows: rows) }
    let fact = Localized(en: "it needs \(need.value)", ko: "\(need.value) 엔타이틀먼트가 필요합니다")
    return ClaimJudgement(.contradictsModel, explanation: fact, correction: fact, rows: rows)
  }

  private static func isRelated(_ one: Entity, _ other: Entity) -> Bool {
    one.relations.contains { $0.target == other.id }
      || other.relations.contains { $0.target == one.id }
  }

  /// The one platform of a scope, iOS where none is named; nil where the versions that it names may
  /// have had another set than the newest.
  private static func platform(of scope: ClaimScope, asking set: String) -> ModelPlatform? {
    guard scope.stretches.count <= 1, !scope.isExclusion else { return nil }
    guard let stretch = scope.stretches.first else { return .iOS }
    guard let platform = JudgeScope.platform(stretch.platform) else { return nil }
    guard stretch.before != nil, !set.hasPrefix("raw:") else { return platform }
    let isAsNow = JudgePlace.covered(by: stretch, on: platform).allSatisfy {
      JudgeSet.isSettled(in: $0)
    }
    return isAsNow && set.hasPrefix("options:") ? platform : nil
  }
}
