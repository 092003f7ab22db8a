extension [ClaimReader.Reading] {
  /// Without what one guess affirms and another denies: to which statement a “not” belongs is not clear then.
  var withoutOpposites: Self {
    filter { reading in
      guard case .mention(let question, _, _) = reading, !question.outcomes.isEmpty else {
        return true
      }
      let opposite = question.opposite
      return !contains { other in
        guard case .mention(let said, _, _) = other else { return false }
        return said == opposite
      }
    }
  }
}

extension ClaimQuestion {
  /// The same with each outcome turned round.
  fileprivate var opposite: Self {
    var question = self
    for index in outcomes.indices { question.outcomes[index].isNegated.toggle() }
    return question
  }
}
