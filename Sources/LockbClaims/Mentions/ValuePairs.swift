/// Raw values that a sentence gives to cases, whatever else it says: “A is 3 and B is 4”.
enum ValuePairs {
  /// One question for each case; none where the sentence speaks of no raw values, or where a word
  /// may turn what it says round.
  static func questions(of items: [Item], isKorean: Bool) -> [MentionReader.Guess] {
    guard items.contains(where: { $0.senses.contains("noun/raw") }),
      let mentions = Mentions(items, isKorean: isKorean), !mentions.isDenied
    else { return [] }
    let values = items.filter { $0.sense(ofType: "status") != nil || $0.quantity != nil }
    guard !values.isEmpty, values.count.isMultiple(of: 2) else { return [] }
    var guesses: [MentionReader.Guess] = []
    for index in stride(from: 0, to: values.count, by: 2) {
      let pair = values[index...(index + 1)]
      guard let status = pair.lazy.compactMap({ $0.sense(ofType: "status") }).first,
        let number = pair.lazy.compactMap(\.quantity).first
      else { return [] }
      let set = ClaimTerm("set/raw:" + status.dropFirst("status/".count))
      guesses.append((ClaimQuestion(.count, subjects: [set], number: number), "raw-values", true))
    }
    return guesses
  }
}
