/// What a cell says by itself.
extension CellQuestion {
  /// When something is the case, of which a cell says nothing else: when requesting Always.
  func occasion(in cell: TablePart) -> [Item]? {
    var items: [Item] = []
    for piece in cell.pieces {
      guard let clauses = try? piece.clauses(of: piece.items.filter({ $0.scope == nil })) else {
        return nil
      }
      for clause in clauses {
        guard clause.role == .condition, !clause.isOnly, let read = clause.signedItems else {
          return nil
        }
        items += read.map { $0.standing(.cell) }
      }
    }
    return items.isEmpty ? nil : items
  }

  /// What a cell can say, each with what it takes for granted beside it: yes or no, or words; empty
  /// where it is not understood.
  func said(in cell: TablePart) -> [(items: [Item], given: ClaimQuestion)] {
    var ways: [(items: [Item], given: ClaimQuestion)] = []
    if let truth = cell.truth {
      var item = Item(senses: ["truth/yes"], tokens: 0..<1)
      item.isNegated = !truth
      ways.append(([item.standing(.cell)], ClaimQuestion(.transition)))
    }
    if let phrases = cell.phrases {
      ways.append((phrases.map { $0.standing(.cell) }, ClaimQuestion(.transition)))
    }
    guard cell.stretches.isEmpty, !cell.isRange else { return ways }
    var items: [Item] = []
    var circumstances: [Clause] = []
    for piece in cell.pieces {
      guard let clauses = try? piece.clauses(of: piece.items) else { return ways }
      if clauses.isEmpty, let number = piece.items.compactMap(\.number).first {
        items.append(Item(senses: ["count/\(number)"], tokens: 0..<1).standing(.cell))
      }
      for clause in clauses {
        guard clause.role == .main else {
          if clause.role == .concession { return ways }
          circumstances.append(clause)
          continue
        }
        guard let read = clause.signedItems else { return ways }
        items += read.map { $0.standing(.cell) }
      }
    }
    if !items.isEmpty,
      let given = try? QuestionBuilder.circumstances(of: circumstances, frames)
    {
      ways.append((items, given))
    }
    return ways
  }
}
