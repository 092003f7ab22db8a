/// Cells that say one thing, and something about it behind a mark.
extension TablePart {
  /// What a remark may stand behind: results by their names.
  private static let results = ["status", "label", "level", "completion", "diagnostic", "accuracy"]

  /// What it names before its first mark, where the rest neither limits that nor names another of its
  /// kind: `.closed` – the same as before.
  var head: TablePart? {
    guard let end = tokens.firstIndex(where: { $0.isMark(",;–—:：") }), end > 0 else { return nil }
    let head = TablePart(Array(tokens[..<end]), reader)
    let remark = TablePart(Array(tokens[(end + 1)...]), reader)
    guard let name = head.only, !name.isNegated,
      let type = Self.results.first(where: { name.sense(ofType: $0) != nil }),
      !Self.isQualified(remark.pieces[...]),
      !remark.items.contains(where: { item in
        item.sense(ofType: type) != nil || item.function == "or" || item.function == "then"
          || item.mark.map(Piece.arrows.contains) == true
      })
    else { return nil }
    return head
  }

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

  /// A title beside the names of states, as a state: Denied beside `notDetermined`.
  func asStatus(beside names: [TablePart]) -> TablePart {
    guard let own = only, own.sense(ofType: "label") != nil, own.sense(ofType: "status") != nil,
      names.contains(where: { name in
        name.items.contains { item in
          item.sense(ofType: "status") != nil && item.sense(ofType: "label") == nil
        }
      })
    else { return self }
    var part = self
    for piece in pieces.indices {
      for (index, item) in pieces[piece].items.enumerated() where item.senses == own.senses {
        part.pieces[piece].items[index].senses = item.senses.filter { !$0.hasPrefix("label/") }
      }
    }
    return part
  }
}
