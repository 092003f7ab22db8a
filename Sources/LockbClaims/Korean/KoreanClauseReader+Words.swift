extension KoreanClauseReader {
  mutating func read(_ function: Substring, _ item: Item) throws(Abstention) {
    let particles = item.suffix.particles
    switch function {
    case "filler", "actor", "system", "also", "즉시":
      if function == "system" { isAboutSystem = true }
      if function == "즉시" { clause.isSweeping = true }
      let isNamed = particles == [.subject] || particles == [.object]
      if function == "filler", isNamed { hasStray = true }
      if function == "actor", particles.contains(.only) {
        // 사용자가 이 앱만 거부했을 때.
        if clause.isEmpty, clauses.isEmpty { break }
        guard clause.isEmpty, clauses.last?.role == .condition else {
          throw Abstention(.noFrame, "앱만")
        }
        clauses[clauses.count - 1].isOnly = true
      }
      if item.suffix.ending != nil { ending = item.suffix.ending }
    case "바로", "every":
      clause.isSweeping = true
      if item.suffix.ending != nil { ending = item.suffix.ending }
    case "each": break
    case "later": clause.isLater = true
    case "now": clause.isOfNow = true
    case "except":
      guard clause.endsInScope, !clause.hasPlaceAsTopic, !particles.contains(.also) else {
        throw Abstention(.noFrame, "외에")
      }
      clause.excludesScope = true
    case "안", "못": negatesNext = true
    case "항상":
      // As a noun it is the name of a level: ‘항상’이 표시된다.
      if particles.isEmpty, !item.suffix.isCopula {
        clause.quantifier = .always
        clause.isSweeping = true
      } else {
        var noun = item
        noun.senses.removeAll { $0.begins(with: "fn/") }
        guard !noun.senses.isEmpty else { throw Abstention(.noFrame, "항상") }
        add(noun)
      }
    case "절대": clause.quantifier = .never
    case "no-longer", "again", "and", "alike", "likewise": break
    case "instead": try dropLast()
    case "only": clause.quantifier = .only
    case "만": isOnly = true
    case "number":
      // A version of nothing that is named.
      guard item.number != nil else { throw Abstention(.noFrame, "number") }
      clause.number = item.number
      if item.suffix.ending != nil { ending = item.suffix.ending }
    case "있", "없":
      // …상태에 있다: what it is in is part of what is said.
      if isInState, clause.isEmpty, let state = clauses.popLast() { clause = state }
      isInState = false
      var exist = item
      exist.senses = ["verb/exist"]
      exist.isNegated = function == "없"
      if negatesNext {
        exist.isNegated.toggle()
        negatesNext = false
      }
      clause.items.append(exist)
      predicate = clause.items.count - 1
      ending = item.suffix.ending
    case "없이": markLastNegated()
    case "아니" where item.isInstead: try dropLast()
    // 거부가 아니므로: a reason that tells what something is not.
    case "아니" where item.suffix.ending == .because && clause.items.last?.suffix.isSubject == true:
      throw Abstention(.noFrame, "what it is not")
    case "아니":
      if let last = complement {
        clause.items[last].slot = .result
        clause.items[last].isNegated.toggle()
        predicate = last
      } else {
        clause.isNegated.toggle()
      }
      ending = item.suffix.ending
    case "하", "되":
      var become = item
      become.senses = [function == "되" ? "verb/become" : "verb/do"]
      clause.items.append(become)
      predicate = clause.items.count - 1
      ending = item.suffix.ending
    case "때", "경우", "동안", "중", "상태", "한", "시점", "채":
      guard !clause.isEmpty else { break }
      if function == "상태", !particles.contains(.place), item.suffix.ending != .condition { break }
      try closeTime(item, .condition)
      isInState = function == "상태" && particles == [.place]
    case "때문":
      guard !clause.isEmpty else { break }
      close(.condition)
    case "뒤":
      guard !clause.isEmpty else { break }
      try closeTime(item, .after)
    case "전":
      guard !clause.isEmpty else { break }
      try closeTime(item, .before)
    case "or": throw Abstention(.noFrame, String(function))
    case "hedge": throw Abstention(.hedged)
    case "advice": throw Abstention(.advice)
    case "quote": throw Abstention(.quoted)
    case "question": throw Abstention(.question)
    case "then" where clause.items.contains(where: \.happens) && predicate == nil:
      // 한 번 허용: 그 뒤의 호출은 ….
      close(.after)
    case "it", "then":
      if clauses.isEmpty, clause.isEmpty { throw Abstention(.unclearSubject) }
    default:
      // Not behind a verb, it is no auxiliary: 콜백이 온다.
      guard item.isPredicate else { throw Abstention(.noFrame, String(function)) }
      var verb = item
      verb.senses.removeAll { $0.begins(with: "fn/") }
      add(verb)
    }
  }

  /// What something is not, of which 아니다 tells: 상태는 닫힘이 아니다; not so A지 B가 아니다.
  private var complement: Int? {
    guard predicate == nil, clauses.last?.role != .contrast,
      let last = clause.items.indices.last,
      clause.items[last].suffix.particles == [.subject], !clause.items[last].isNegated,
      QuestionBuilder.term(of: clause.items[last]).map(QuestionBuilder.canBeClaimed) == true
    else { return nil }
    return last
  }
}
