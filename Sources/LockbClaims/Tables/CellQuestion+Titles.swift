/// Titles over rows that name nothing but versions.
extension CellQuestion.Parts {
  /// Whether a prompt, or a grant, is told of what the title alone names: an answer, a change in
  /// Settings, a level.
  ///
  /// “Allow Once in the prompt?” asks whether the answer is offered, and “Upgrading to Always” names
  /// the level that is not held yet: nothing comes of either.
  func asksOfTitleAlone(_ question: ClaimQuestion) -> Bool {
    // Where rows and columns have changed places, no title leads the rows.
    let row = lead == nil ? title : key
    guard row.meant.isEmpty, !row.stretches.isEmpty,
      question.outcomes.contains(where: { $0.type == "prompt" || $0.type == "grant" })
    else { return false }
    guard question.events.isEmpty else {
      return question.events.allSatisfy { event in
        event.value.begins(with: "choose:") || event.value.begins(with: "settings:")
      }
    }
    return question.conditions.allSatisfy { $0.type == "level" }
  }
}

extension ClaimQuestion {
  /// Whether it asks whether nothing is granted where something is: “has a status of its own”, no.
  var isIdle: Bool {
    events.isEmpty && outcomes.contains(ClaimTerm("grant/none"))
      && conditions.contains { ["grant", "level", "accuracy"].contains($0.type) }
  }
}
