/// Cells of which the heading, or the lines above, say what they are asked.
extension CellQuestion.Parts {
  /// The same under a title that asks for what the lines above say that cells hold; nil where they do
  /// not say it, and where the title asks for something itself.
  var defined: CellQuestion.Parts? {
    guard let definition, !title.meant.isEmpty || !title.stretches.isEmpty,
      title.meant.allSatisfy({ $0.isTelling && !$0.isNegated })
    else { return nil }
    var parts = self
    parts.title = TablePart(joining: [title, definition], cell.reader)
    return parts
  }

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
