/// Raw values that a sentence gives to cases, whatever else it says: “A is 3 and B is 4”, “A = 3”.
enum ValuePairs {
  /// One question for each case; none where the sentence speaks of no raw values, or where a word
  /// may turn what it says round.
  static func questions(of items: [Item], isKorean: Bool) -> [MentionReader.Guess] {
    guard items.contains(where: tellsRaw) || isEquation(items),
      let mentions = Mentions(items, isKorean: isKorean), !mentions.isDenied
    else { return [] }
    let values = items.filter { name(of: $0) != nil || $0.quantity != nil }
    guard !values.isEmpty, values.count.isMultiple(of: 2) else { return [] }
    var guesses: [MentionReader.Guess] = []
    for index in stride(from: 0, to: values.count, by: 2) {
      let pair = values[index...(index + 1)]
      guard let name = pair.lazy.compactMap({ name(of: $0) }).first,
        let number = pair.lazy.compactMap(\.quantity).first
      else { return [] }
      // “A closed gate reports `shut`, raw value 1”: what stands beside the number has it.
      let ends = pair.map(\.tokens)
      let isApart = items.contains { item in
        Self.name(of: item) == nil && ends[0].upperBound <= item.tokens.lowerBound
          && item.tokens.upperBound <= ends[1].lowerBound
          && item.senses.contains { $0.begins(with: "api/") && $0.contains(".") }
      }
      guard !isApart else { return [] }
      let set = ClaimTerm("set/raw:" + name)
      guesses.append((ClaimQuestion(.count, subjects: [set], number: number), "raw-values", true))
    }
    return guesses
  }

  private static func tellsRaw(_ item: Item) -> Bool {
    item.senses.contains("noun/raw") || item.senses.contains("verb/assign")
  }

  /// A status, or a case of accuracy by its name in code.
  private static func name(of item: Item) -> Substring? {
    // 거부된 상태 is a state, and not the name of a case.
    let isNamed = !item.words.isEmpty || item.senses.contains { $0.begins(with: "api/") }
    if isNamed, let status = item.sense(ofType: "status") {
      return status.dropFirst("status/".count)
    }
    guard item.sense(ofType: "accuracy") != nil, let name = item.senses.first,
      name.begins(with: "api/")
    else { return nil }
    return name.dropFirst("api/".count)
  }

  /// “a = 1, b = 2”, whatever stands before it.
  private static func isEquation(_ items: [Item]) -> Bool {
    let names = items.indices.filter { name(of: items[$0]) != nil }
    return !names.isEmpty
      && names.allSatisfy { place in
        let rest = items[(place + 1)...].drop { $0.mark == "=" }
        return rest.startIndex > place + 1 && rest.first?.quantity != nil
      }
  }
}
