/// A cell with what stands around it as one statement.
extension CellQuestion.Parts {
  /// What names something around a cell, and what the cell says of it.
  struct Joined {
    var named: [Item] = []
    var said: [Item] = []
  }

  /// All that the row and the column name, with what the cell says; nil where the cell says no, or
  /// leaves its question open: what it denies, the order of words alone would tell.
  var joined: Joined? {
    guard !cell.isOpen, cell.truth != false, !ButtonList.isIn(cell.items) else { return nil }
    // Of the steps of a row, each leaves what the one before it was in.
    guard !key.tokens.contains(where: { $0.isMark("→⇒➜➔") }), !key.isQuestion else { return nil }
    let all = key.items + title.items + cell.items
    guard !all.contains(where: { Mentions.denies($0) || $0.function == "no" }) else { return nil }
    return Joined(
      named: (key.items + title.items).filter { $0.mark == nil },
      said: cell.truth == nil ? cell.items : [])
  }
}
