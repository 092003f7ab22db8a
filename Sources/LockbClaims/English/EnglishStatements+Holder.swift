extension EnglishStatements {
  /// The words that tell which visitor is meant: “a visitor who has been given a day pass needs …”.
  static func holder(in statement: [Item]) -> Range<Int>? {
    guard
      let start = statement.indices.dropFirst().first(where: { index in
        statement[index].isForm(of: ["that", "who", "which"])
          && (statement[index - 1].function == "actor"
            || statement[index - 1].senses.contains("noun/app"))
      }),
      let held = statement[start...].prefix(6).firstIndex(where: { item in
        ["level", "grant"].contains { item.sense(ofType: $0) != nil } && !item.isPredicate
      })
    else { return nil }
    let between = statement[(start + 1)..<held]
    let isHeld =
      between.contains { $0.senses.contains("verb/grant") || $0.senses.contains("verb/hold") }
      && between.allSatisfy { $0.mark == nil && !Mentions.denies($0) && !opens($0) }
    let goesOn = held + 1 < statement.count && isVerb(statement[held + 1])
    return isHeld && goesOn ? start..<(held + 1) : nil
  }
}
