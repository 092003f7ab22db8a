internal import LockbBase
internal import LockbMarkdown

/// What names the rows of a table.
extension TableReader {
  /// By row the one whose name it goes by: itself, or the one above where it leaves its name out.
  func namedCells(_ table: Table, _ names: Int) -> [Int] {
    var last = 0
    return table.rows.indices.map { row in
      let cells = table.rows[row].cells
      if cells.indices.contains(names), !cells[names].range.isEmpty { last = row }
      return last
    }
  }

  /// The column that names the rows: the first, or the second where the first only numbers them, or
  /// gives the versions of the symbols there.
  func nameColumn(_ rows: [[TablePart]], under header: [TablePart]) -> Int {
    let isOfVersions =
      header.count > 2 && header[0].isPlatform
      && rows.allSatisfy { row in
        row.count > 1 && row[0].meant.allSatisfy { $0.number != nil } && row[0].truth == nil
          && row[1].only?.isEmphasized == true
          && row[1].only?.sense(ofType: "api") ?? row[1].only?.sense(ofType: "event") != nil
      }
    if isOfVersions { return rows.isEmpty ? 0 : 1 }
    let isNumbered = rows.allSatisfy { row in
      row.count > 2 && !row[1].meant.isEmpty
        && (row[0].isNumber && header[0].numbersRows
          || row[0].meant.isEmpty && row[0].stretches.isEmpty
            && row[0].items.contains { $0.number != nil })
    }
    return isNumbered && !rows.isEmpty ? 1 : 0
  }
}
