/// The columns of a table that say what a row is about, beside the one that names it: the call, the
/// answer, the situation.
struct GivenColumns {
  /// Those whose cells claim nothing by themselves.
  private(set) var tellApart: [Int] = []
  /// Those that name a call, which their cells may say something of as well.
  private var calls: [Int] = []

  private let header: [TablePart]
  private let rows: [[TablePart]]
  private let names: Int
  private let frames: FrameMatcher

  /// - Parameters:
  ///   - names: the column that names the rows.
  ///   - frames: those of cells.
  init(_ header: [TablePart], _ rows: [[TablePart]], _ names: Int, _ frames: FrameMatcher) {
    (self.header, self.rows, self.names, self.frames) = (header, rows, names, frames)
    tellApart = changes()
    if tellApart.isEmpty { tellApart = distinguishing() }
    if tellApart.isEmpty { tellApart = situations() }
    if tellApart.isEmpty { calls = acts() }
    if tellApart.isEmpty, calls.isEmpty { calls = sessions() }
    if tellApart.isEmpty, calls.isEmpty { calls = called() }
    if tellApart.isEmpty, calls.isEmpty { calls = answers() }
  }

  /// What a row gives for one of its cells.
  func given(for column: Int, of row: [TablePart]) -> [TablePart] {
    (tellApart + calls).filter { $0 != column && $0 < row.count }.map { place in
      let isOfAnswers = row[place].only?.sense(ofType: "label") != nil
      let part = header[place].asksForSituation ? row[place].asSituation : row[place]
      return (isOfAnswers ? part.asAnswer : part).asked(under: header[place])
        .asSession
    }
  }

  /// The column behind old names that holds the new ones, whatever its title: “Metro 4 and later”.
  var successor: Int? {
    let column = names + 1
    guard header[names].namesOld, header.count > column + 1 else { return nil }
    let isNamed = { (cell: TablePart) in
      cell.items.contains {
        $0.isEmphasized && $0.sense(ofType: "api") ?? $0.sense(ofType: "key") != nil
      }
    }
    return cells(column).count(where: isNamed) * 2 > rows.count ? column : nil
  }

  /// The rows whose name others have as well that are of another type: `closed` of gates and of doors.
  func ambiguous(_ names: [String]) -> Set<Int> {
    let types: Set<String> = ["noun/type", "noun/kind", "noun/holder"]
    let column = header.firstIndex { title in
      title.items.contains { $0.senses.contains(where: types.contains) }
    }
    guard let column, column != self.names else { return [] }
    let places = Dictionary(grouping: names.indices.filter { !names[$0].isEmpty }) { names[$0] }
    return Set(
      places.values.filter { rows in
        Set(rows.map { column < self.rows[$0].count ? self.rows[$0][column].texts : [] }).count > 1
      }.joined())
  }

  /// Whether the first of them says what was so before.
  var sayBefore: Bool {
    (tellApart + calls).first.map { header[$0].saysBefore } ?? false
  }

  private func cells(_ column: Int) -> [TablePart] {
    rows.compactMap { column < $0.count ? $0[column] : nil }
  }

  /// The column behind settings as they were that says into what they were changed.
  private func changes() -> [Int] {
    let column = names + 1
    guard header[names].only?.senses.contains("noun/before") == true, header.count > column + 1,
      cells(column).count(where: { $0.items.contains { $0.namesSetting } }) * 2 > rows.count
    else { return [] }
    return [column]
  }

  /// The columns behind the names that tell rows of one name apart, by states and by what happens; none
  /// where they do not.
  private func distinguishing() -> [Int] {
    guard rows.allSatisfy({ $0.count == header.count }) else { return [] }
    // Rows that the columns so far write alike have one number.
    var alike = Self.numbers(rows.map { $0[names].texts })
    var columns: [Int] = []
    for column in header.indices where column > names && column + 1 < header.count {
      if Set(alike).count == alike.count { break }
      guard !header[column].tellsOutcome, mostTell(cells(column)) else { return [] }
      columns.append(column)
      alike = Self.numbers(zip(alike, rows).map { [String($0)] + $1[column].texts })
    }
    return Set(alike).count == alike.count ? columns : []
  }

  /// By row the first that is written the same way.
  private static func numbers(_ written: [[String]]) -> [Int] {
    var first: [[String]: Int] = [:]
    return written.enumerated().map { row, texts in
      if let known = first[texts] { return known }
      first[texts] = row
      return row
    }
  }

  /// The column behind calls and answers that says in which situation they are made.
  private func situations() -> [Int] {
    let column = names + 1
    guard header.count > column + 1, header[column].asksForSituation, mostTell(cells(column)) else {
      return []
    }
    let makesSessions = header[names].asksForSession
    let acts = cells(names).count { name in
      makesSessions && name.namesSession || !Circumstances(of: name, frames).events.isEmpty
    }
    return acts > 1 && acts * 2 > rows.count ? [column] : []
  }

  /// Whether most cells name a state or something that happens, and answer nothing.
  private func mostTell(_ cells: [TablePart]) -> Bool {
    cells.count { $0.truth == nil && $0.meant.contains(where: \.isTelling) } * 2 > cells.count
  }

  /// The column behind the names that tells what is done there, under a title that says no more than
  /// that: “What the code does”.
  private func acts() -> [Int] {
    let column = names + 1
    guard header.count > column + 1, header[column].asksWhatIsDone else { return [] }
    let acts = rows.count { row in
      column < row.count && row[column].truth == nil
        && row[names].meant.contains(where: \.isTelling)
        && !Circumstances(of: row[column], frames).events.isEmpty
        && Circumstances(of: row[names], frames).events.isEmpty
    }
    return acts > 1 && acts * 2 > rows.count ? [column] : []
  }

  /// The column that says which session is made in the situation that a row names.
  private func sessions() -> [Int] {
    guard !rows.contains(where: { $0[names].namesSession }) else { return [] }
    let column = header.indices.first { column in
      column != names && column + 1 < header.count
        && cells(column).allSatisfy { $0.only?.isSession == true }
    }
    return column.map { [$0] } ?? []
  }

  /// The columns under a title that asks for a call, of rows that name none.
  private func called() -> [Int] {
    let titles: Set<String> = ["verb/call", "verb/ask", "noun/event"]
    let found = header.indices.filter { column in
      guard column != names, let title = header[column].meant.only, !title.isNegated,
        title.senses.contains(where: titles.contains)
      else { return false }
      return cells(column).contains { $0.only?.sense(ofType: "event") != nil }
    }
    // Who comes to the foreground is there.
    let rowsCall = rows.contains { row in
      row[names].items.contains { $0.senses.first?.begins(with: "event/") == true }
    }
    return rowsCall ? [] : found
  }

  /// The column behind prompts and calls that holds the answer to each.
  private func answers() -> [Int] {
    let column = names + 1
    guard header.count > column + 1,
      rows.allSatisfy({ column < $0.count && $0[column].only?.sense(ofType: "label") != nil }),
      rows.allSatisfy({ row in
        row[names].items.contains { item in
          ["prompt", "event"].contains { item.sense(ofType: $0) != nil }
            && item.sense(ofType: "label") == nil
        }
      })
    else { return [] }
    return [column]
  }
}

extension Item {
  /// Whether it names a row or a switch of Settings, and no status in code.
  fileprivate var namesSetting: Bool {
    !isEmphasized
      && senses.contains {
        $0.begins(with: "settings/") || $0.begins(with: "event/settings:")
      }
  }
}
