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

extension CellQuestion {
  private static let turningWords: Set<Substring> = [
    "not", "no", "without", "no-longer", "be-not", "never", "before", "until", "unless",
    "although", "hedge", "may", "advice", "quote", "전", "않", "못하", "못", "안", "아니", "없",
    "없이", "절대", "than",
  ]

  /// What a column's title must not do: take back, hedge or speak of what was before.
  static func isPlain(_ title: TablePart) -> Bool {
    // “After that launch”: whether it launches, the title does not ask.
    let asksLater =
      title.items.contains { $0.function.map(later.contains) == true }
      && title.meant.contains { $0.isPredicate && !$0.isLink }
    return !asksLater && !title.pointsBeside
      && !title.items.contains { item in
        item.function.map { Self.turningWords.contains($0) } == true
          || item.unknown.map { item.isEmphasized || $0.isAbbreviation } == true
          || item.isArrow
      }
  }

  /// Whether a word of a title tells of something that the title does not name: switched on.
  static func isUnplaced(_ item: Item) -> Bool { item.isPredicate && !item.isLink && !item.names }

  private static let later: Set<Substring> = ["after", "once", "뒤", "후", "이후", "다음"]
}
