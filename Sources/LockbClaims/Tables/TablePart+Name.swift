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
}
