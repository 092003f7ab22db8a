/// Names that stand among other words.
extension TablePart {
  /// The same without the number that a row begins with: `2. open()`, `3) open()`.
  var withoutNumber: TablePart {
    guard tokens.count > 2, tokens[0].kind == .number, !tokens[0].text.contains("."),
      tokens[1].isMark(".)"), tokens[1].isJoined, !tokens[2].isJoined
    else { return self }
    return TablePart(Array(tokens[2...]), reader)
  }

  /// A title that asks whether something is there, as that thing: “Is there a gate?”.
  var asThing: TablePart {
    let words = tokens.map(\.folded)
    guard isQuestion, words.count > 3, ["is", "are"].contains(words[0]), words[1] == "there" else {
      return self
    }
    return TablePart(tokens[2...].filter { !$0.isMark("?") }, reader, isTitle: true)
  }

  /// A row’s name in which “then” parts what is so from what is done: what is so holds before.
  ///
  /// Where something is done first, it stays as it is.
  var withoutThen: TablePart {
    let place = tokens.indices.dropFirst().first { index in
      tokens[index].folded == "then" && tokens[index - 1].isMark(",;")
    }
    guard let place, place + 1 < tokens.count else { return self }
    let before = TablePart(Array(tokens[..<(place - 1)]), reader)
    guard !before.items.contains(where: { $0.sense(ofType: "event") != nil }) else { return self }
    let done = TablePart(Array(tokens[(place + 1)...]), reader)
    return TablePart(joining: [before.asSituation, done], reader)
  }
}
