/// Names that stand among other words.
extension TablePart {
  /// The same without the number that a row begins with: `2. open()`, `3) open()`.
  var withoutNumber: TablePart {
    guard tokens.count > 2, tokens[0].kind == .number, !tokens[0].text.contains("."),
      tokens[1].isMark(".)"), tokens[1].isJoined, !tokens[2].isJoined
    else { return self }
    return TablePart(Array(tokens[2...]), reader)
  }

  /// Whether a title asks what came.
  var asksWhatIsNew: Bool {
    tokens.first?.folded == "new"
      || tokens.first.map { first in ["새로", "신규"].contains { first.text.begins(with: $0) } } == true
      || meant.contains { ["noun/novelty", "verb/introduce"].contains($0.senses.first) }
  }

  /// A row's name read as the title of a column.
  var asTitle: TablePart {
    tokens.isEmpty ? self : TablePart(tokens, reader, isTitle: true)
  }

  private static let expectation: Set<String> = ["expected", "expect", "기대", "예상"]

  /// A title of a test without the word that says so: “Prompt expected”, 기대 콜백.
  var withoutExpectation: TablePart {
    let rest = tokens.filter { !Self.expectation.contains($0.folded) }
    guard !rest.isEmpty, rest.count < tokens.count else { return self }
    return TablePart(rest, reader, isTitle: true)
  }

  /// A title that says before or after what, without that: 전 (iOS 12).
  var withoutTime: TablePart {
    guard pieces.count == 2, let word = tokens.first?.folded, tokens.count > 1,
      tokens[1].isMark("(（"), ["before", "after", "전", "후", "이전", "이후"].contains(word),
      !pieces[1].items.compactMap(\.scope).isEmpty
    else { return self }
    var part = self
    part.pieces.removeFirst()
    return part
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
