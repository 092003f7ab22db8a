extension KoreanClauseReader {
  /// Reads a word that belongs to the predicate before it; false where it is no such word here.
  mutating func readAuxiliary(
    _ function: Substring, _ item: Item
  ) throws(Abstention) -> Bool {
    let next = item.suffix.ending
    if isOccasion {
      isOccasion = false
      if function == "있" || function == "없" { throw Abstention(.hedged, "경우가 있다") }
    }
    let wasAttempt = isAttempt
    isAttempt = function == "하" && (ending == .purpose || ending == .aim)
    switch (function, ending) {
    case ("하", .quote?) where next == .concessive || next == .because:
      // 거부했다고 해도, 받았다고 해서.
      ending = .concessive
    case ("하", .quote?) where next == .condition: ending = .condition
    case ("하", .request?) where next == .concessive: ending = .concessive
    case ("싶", .and?) where next == .condition: ending = .purpose
    case ("데", .adnominal?):
      ending = nil
      turnToPurpose()
    case ("필요", .prospective?):
      ending = nil
      awaitsNeed = true
    case ("않", .negatable?):
      negate()
      ending = next
    case ("못하", .negatable?):
      clause.modality = .cannot
      ending = next
    case ("수", .prospective?):
      // 시작하려 할 수 있다: who tries to may still fail.
      if wasAttempt || item.suffix.particles.contains(.also) { throw Abstention(.hedged) }
      if item.suffix.particles.contains(.nothingBut) {
        negatesNext = true
      }
      awaitsAbility = true
      ending = nil
    case ("있", _) where awaitsNeed:
      clause.modality = isPredicateNegated ? .mustNot : .must
      (awaitsNeed, ending) = (false, next)
    case ("없", _) where awaitsNeed:
      clause.modality = .needNot
      (awaitsNeed, ending) = (false, next)
    case ("있", _) where awaitsAbility:
      clause.modality = .can
      (awaitsAbility, ending) = (false, next)
    case ("없", _) where awaitsAbility:
      clause.modality = negatesNext ? .must : .cannot
      (awaitsAbility, negatesNext, ending) = (false, false, next)
    case ("하", .must?), ("되", .must?):
      clause.modality = isPredicateNegated ? .mustNot : .must
      ending = next
    case ("되", .concessive?), ("괜찮", .concessive?), ("좋", .concessive?):
      clause.modality = isPredicateNegated ? .needNot : .can
      if isPredicateNegated { negate() }
      ending = next
    case ("안", .condition?):
      ending = nil
      awaitsAbility = false
      throw Abstention(.advice, "-면 안 된다")
    case ("때", .prospective?), ("때", .adnominal?), ("경우", .adnominal?), ("경우", .prospective?),
      ("동안", .adnominal?), ("한", .adnominal?), ("중", .adnominal?),
      ("시점", .adnominal?), ("시점", .prospective?), ("채", .adnominal?), ("이상", .adnominal?):
      ending = nil
      try closeTime(item, .condition)
    case ("상태", .adnominal?) where !item.suffix.isSubject:
      ending = nil
      try closeTime(item, .condition)
    case ("적", .adnominal?):
      ending = .nominal
      isExperience = true
    case ("있", .nominal?) where isExperience, ("없", .nominal?) where isExperience:
      addExperience(isNegated: function == "없")
      ending = next
    case ("나", .and?): ending = next == .because ? .asSoon : next
    case ("즉시", .adnominal?):
      ending = nil
      close(.after)
    case ("뒤", .adnominal?):
      ending = nil
      try closeTime(item, .after)
    case ("전", .nominal?), ("전", .occasional?):
      ending = nil
      try closeTime(item, .before)
    case ("때문", .nominal?):
      ending = nil
      close(.condition)
    case ("위해", .nominal?):
      ending = nil
      turnToPurpose()
    case ("있", .and?), ("있", .link?), ("주", .link?), ("지", .link?), ("버리", .link?),
      ("두", .link?), ("놓", .link?), ("오", .link?), ("가", .link?), ("보", .link?),
      ("되", .adverbial?), ("하", .adverbial?), ("하", .nominal?), ("나", .link?):
      ending = next
    case ("것", .adnominal?), ("것", .prospective?):
      ending = item.suffix.isCopula ? next : .nominal
      if item.suffix.particles == [.topic] { topicEnd = clause.items.count }
    case ("아니", .nominal?), ("없", .nominal?):
      if function == "없" { negate() } else { throw Abstention(.hedged, "것은 아니다") }
      ending = next
    case ("뿐", _):
      clause.quantifier = .only
      ending = next ?? ending
    default: return false
    }
    return true
  }

  mutating func addExperience(isNegated: Bool) {
    isExperience = false
    var item = Item(senses: ["verb/experience"], tokens: 0..<0)
    item.isNegated = isNegated
    clause.items.append(item)
    predicate = clause.items.count - 1
  }

  var isPredicateNegated: Bool {
    predicate.map { clause.items[$0].isNegated } ?? clause.isNegated
  }

  mutating func negate() {
    if let predicate {
      clause.items[predicate].isNegated.toggle()
    } else {
      clause.isNegated.toggle()
    }
  }

  /// Closes a clause of time: 때, 뒤, 전; with 만 it is the only one, with 까지 it is an end.
  mutating func closeTime(_ item: Item, _ role: Clause.Role) throws(Abstention) {
    let particles = item.suffix.particles
    let isNamed = particles == [.also] || particles == [.subject]
    isOccasion = isNamed && item.suffix.ending == nil && role == .condition
    if particles.contains(.only) { isOnly = true }
    if particles.contains(.each) { isEveryTime = true }
    // 다시 실행해 주는 것은 허용했을 때뿐이다.
    if let topicEnd, item.suffix.ending == .final {
      var main = Clause(.main)
      main.items = Array(clause.items[..<topicEnd])
      clause.items.removeFirst(topicEnd)
      predicate = nil
      close(particles.contains(.until) ? .until : role)
      clauses.append(main)
      return
    }
    close(particles.contains(.until) ? .until : role)
    if let ending = item.suffix.ending, ending != .condition {
      guard ending == .final, clauses.last?.isOnly == true || !clauses.isEmpty else {
        throw Abstention(.noFrame, "때")
      }
    }
  }

  /// What is said not to be so, or not to be meant: 항상 허용이 아니라 …, 항상 허용 대신 ….
  mutating func dropLast() throws(Abstention) {
    guard !clause.items.isEmpty, predicate != clause.items.count - 1 else {
      throw Abstention(.noFrame, "아니라")
    }
    let dropped = clause.items.removeLast()
    // Not only this one.
    if dropped.suffix.particles.contains(.only), clause.quantifier == .only {
      clause.quantifier = nil
    }
  }

  mutating func markLastNegated() {
    guard let last = clause.items.indices.last else { return }
    clause.items[last].isNegated.toggle()
    clause.items[last].slot = .with
  }
}
