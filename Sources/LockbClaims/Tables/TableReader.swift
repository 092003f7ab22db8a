internal import LockbBase
internal import LockbMarkdown

/// Reads the cells of a table as claims, where the header, the first column and the lines above say
/// what they are about: an answer and the status it leads to, a level on a platform, a symbol and
/// its versions.
struct TableReader: Sendable {
  let items: ItemReader
  let cells: CellQuestion
  let presence: CellPresence

  init(items: ItemReader, cellFrames: FrameMatcher, sentences: FrameMatcher, levels: [String]) {
    self.items = items
    cells = CellQuestion(
      matcher: cellFrames,
      rowMatcher: FrameMatcher(frames: cellFrames.frames.map(\.tellingInRow)), frames: sentences)
    presence = CellPresence(levels: levels)
  }

  /// A cell and a question that it answers; none where it speaks of the framework and is not
  /// understood.
  struct Reading {
    var range: SourceRange
    var rule = ""
    var question: ClaimQuestion?
  }

  /// What stands above a table: its heading, outer headings and the lines before it.
  struct Surroundings {
    var heading: TablePart?
    /// The first sentence of the lines before it.
    var introduction: TablePart?
    /// The versions that all of those lines name.
    var versions: [ClaimScope.Stretch] = []
    /// The scope of the headings around it.
    var scope = ClaimScope()
    /// The title of the document.
    var page: TablePart?
  }

  /// What a table's cells claim, each in scope at least once.
  func readings(of table: Table, source: [UInt8], in around: Surroundings) -> [Reading] {
    let header = table.header.cells.map { TablePart($0.content, source, items) }
    let rows = table.rows.map { row in row.cells.map { TablePart($0.content, source, items) } }
    let names = nameColumn(rows)
    guard header.indices.contains(names) else { return [] }
    var above = circumstances(around)
    above.narrow(by: Circumstances(of: header[names], cells.frames))
    let topics = [around.introduction, around.heading].compactMap { $0 }
    let topic = TablePart(joining: topics, items)
    let calls = callColumns(header, rows, names)
    var readings: [Reading] = []
    for (row, parts) in zip(table.rows, rows) where parts.indices.contains(names) {
      let key = parts[names].under(header[names]).asMember(of: around.page)
      for (column, title) in header.enumerated() where column != names && column < parts.count {
        guard !row.cells[column].range.isEmpty else { continue }
        let given = calls.filter { $0 != column && $0 < parts.count }.map { parts[$0] }
        let named = given.isEmpty ? key : TablePart(joining: [key] + given, items)
        let parts = CellQuestion.Parts(
          topic: topic, lead: header[names], key: named, title: title, cell: parts[column],
          page: around.page)
        let found = questions(of: parts, in: above)
        let range = row.cells[column].range
        readings += found.map { Reading(range: range, rule: $0.rule, question: $0.question) }
        if found.isEmpty, parts.isInScope { readings.append(Reading(range: range)) }
      }
    }
    return readings
  }

  /// The column that names the rows: the first, or the second where the first only numbers them.
  private func nameColumn(_ rows: [[TablePart]]) -> Int {
    let isNumbered = rows.allSatisfy { row in
      row.count > 2 && row[0].meant.isEmpty && row[0].stretches.isEmpty
        && row[0].items.contains { $0.number != nil } && !row[1].meant.isEmpty
    }
    return isNumbered && !rows.isEmpty ? 1 : 0
  }

  /// The columns beside it that name the call that the rows are about.
  private func callColumns(_ header: [TablePart], _ rows: [[TablePart]], _ names: Int) -> [Int] {
    let calls: Set<String> = ["verb/call", "verb/ask", "noun/event"]
    return header.indices.filter { column in
      guard column != names, let title = header[column].only, !title.isNegated,
        title.senses.contains(where: calls.contains)
      else { return false }
      let cells = rows.compactMap { column < $0.count ? $0[column] : nil }
      return cells.contains { $0.only?.sense(ofType: "event") != nil }
        && !rows.contains { $0[names].items.contains { $0.sense(ofType: "event") != nil } }
    }
  }

  private func questions(
    of parts: CellQuestion.Parts, in above: Circumstances
  ) -> [(rule: String, question: ClaimQuestion)] {
    guard !parts.key.excludesPlace, !parts.title.excludesPlace else { return [] }
    for parts in [parts, parts.transposed].compactMap({ $0 }) {
      if let found = presence.question(of: parts, in: above)
        ?? cells.question(of: parts, in: above)
      {
        return [found]
      }
    }
    let sentences = cells.sentences(of: parts, in: above)
    if !sentences.isEmpty { return sentences }
    let cells = parts.cell.statements.map { cell in
      var parts = parts
      parts.cell = cell
      return parts
    }
    let rows = parts.key.alternatives.map { key in
      var parts = parts
      parts.key = key
      return parts
    }
    let found = all(cells, in: above)
    return found.isEmpty ? all(rows, in: above) : found
  }

  /// What several parts claim that stand for one cell, where each of them is understood.
  private func all(
    _ list: [CellQuestion.Parts], in above: Circumstances
  ) -> [(rule: String, question: ClaimQuestion)] {
    var found: [(rule: String, question: ClaimQuestion)] = []
    for parts in list {
      let read = questions(of: parts, in: above)
      if read.isEmpty { return [] }
      found += read
    }
    return found
  }

  /// What the lines above take for granted: the line before the table, then its heading.
  private func circumstances(_ around: Surroundings) -> Circumstances {
    var above = around.introduction.map { Circumstances(of: $0, cells.frames) } ?? Circumstances()
    if let heading = around.heading.map({ Circumstances(of: $0, cells.frames) }) {
      above.fill(from: heading)
      if around.versions.isEmpty { above.prefer(heading.stretches) }
    }
    above.prefer(around.versions)
    above.prefer(above.stretches.isEmpty ? around.scope.stretches : above.stretches)
    return above
  }
}
