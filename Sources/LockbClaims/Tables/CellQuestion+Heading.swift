/// Rows that ask something of the one thing that the heading names.
extension CellQuestion.Parts {
  /// The same cell in a table whose rows are named by what a heading names, and whose columns by what
  /// its rows ask: “When does it end?” under “Day pass”; nil where the heading names nothing alone, and
  /// where the column asks for something itself.
  var askedOfHeading: CellQuestion.Parts? {
    guard title.saysNothing || key.isQuestion, let heading = heading?.thingAlone,
      !key.items.contains(where: \.isTelling)
    else { return nil }
    return CellQuestion.Parts(
      topic: nil, lead: nil, key: heading, title: key.asTitle, cell: cell, page: page)
  }
}

extension TablePart {
  /// The one thing that it names, where it says nothing of it: “The day pass at a glance”; nil where it
  /// names more, or a version.
  fileprivate var thingAlone: TablePart? {
    guard stretches.isEmpty, let named = items.filter(\.isTelling).only, !named.isNegated,
      items.allSatisfy({ item in
        item.isTelling || item.mark != nil || item.function == "filler"
          || item.function == nil && !item.isPredicate
      })
    else { return nil }
    var part = self
    part.pieces = [Piece(items: [named], isKorean: pieces[0].isKorean)]
    return part
  }
}
