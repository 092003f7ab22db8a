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
    cells = CellQuestion(matcher: cellFrames, sentences: sentences)
    presence = CellPresence(levels: levels)
  }

  /// A cell and a question that it answers.
  struct Reading {
    var range: SourceRange
    var rule: String
    var question: ClaimQuestion
  }

  /// What stands above a table: its heading, outer headings and the lines before it.
  struct Surroundings {
    var heading: TablePart?
    var introduction: TablePart?
    /// The scope of the headings around it.
    var scope = ClaimScope()
  }

  /// What a table's cells claim.
  func readings(of table: Table, source: [UInt8], in around: Surroundings) -> [Reading] {
    let header = table.header.cells.map { TablePart($0.content, source, items) }
    guard let lead = header.first else { return [] }
    let above = circumstances(around)
    let topics = [around.introduction, around.heading].compactMap { $0 }
    let topic = TablePart(joining: topics)
    return table.rows.flatMap { row in
      guard let first = row.cells.first else { return [Reading]() }
      let key = TablePart(first.content, source, items)
      return zip(header, row.cells).dropFirst().flatMap { title, cell -> [Reading] in
        guard !cell.range.isEmpty else { return [] }
        let parts = CellQuestion.Parts(
          topic: topic, lead: lead, key: key, title: title,
          cell: TablePart(cell.content, source, items))
        return questions(of: parts, in: above).map { rule, question in
          Reading(range: cell.range, rule: rule, question: question)
        }
      }
    }
  }

  private func questions(
    of parts: CellQuestion.Parts, in above: Circumstances
  ) -> [(rule: String, question: ClaimQuestion)] {
    for parts in [parts, parts.transposed] {
      if let found = presence.question(of: parts, in: above)
        ?? cells.question(of: parts, in: above)
      {
        return [found]
      }
    }
    return []
  }

  /// What the lines above take for granted: the line before the table, or else its heading.
  private func circumstances(_ around: Surroundings) -> Circumstances {
    var above = Circumstances()
    for part in [around.introduction, around.heading] where above.isEmpty && !above.isUnclear {
      let stretches = above.stretches
      above = part.map { Circumstances(of: $0, cells.sentences) } ?? above
      above.prefer(stretches)
    }
    above.prefer(above.stretches.isEmpty ? around.scope.stretches : above.stretches)
    return above
  }
}
