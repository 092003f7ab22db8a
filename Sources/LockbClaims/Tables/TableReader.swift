internal import LockbBase
internal import LockbMarkdown

/// Reads the cells of a table as claims, where the header and the first column say what they are
/// about: an answer and the status it leads to, a level on a platform, a symbol and its versions.
struct TableReader: Sendable {
  let items: ItemReader
  /// The levels of the framework, least first.
  let levels: [String]

  /// A cell and the question that it answers.
  struct Reading {
    var range: SourceRange
    var rule: String
    var question: ClaimQuestion
  }

  /// What stands around a table: its headings and the line before it.
  struct Surroundings {
    var scope = ClaimScope()
    /// The requests that the text around the table names.
    var requests: [ClaimTerm] = []
    /// Whether the text around the table speaks of anything but what works and what is there.
    var isSpecial = false
    /// The cells that say yes or no.
    var truths: [SourceRange: Bool] = [:]
  }

  /// What a table's cells claim.
  func readings(
    of table: Table, source: [UInt8], in surroundings: Surroundings
  ) -> [Reading] {
    let header = table.header.cells.map { words(of: $0, source) }
    return table.rows.flatMap { row in
      guard let first = row.cells.first else { return [Reading]() }
      let key = words(of: first, source)
      return zip(header, row.cells).dropFirst().compactMap { title, cell in
        guard !cell.range.isEmpty,
          let (rule, question) = question(
            key: key, title: title, cell: words(of: cell, source),
            truth: surroundings.truths[cell.range], surroundings)
        else { return nil }
        return Reading(range: cell.range, rule: rule, question: question)
      }
    }
  }

  /// The items of running text, for what it names.
  func words(of content: [Inline], _ source: [UInt8]) -> [Item] {
    var tokenizer = ProseTokenizer(source: source)
    tokenizer.read(content)
    return items.items(
      of: Sentence(tokens: tokenizer.tokens, ending: nil, range: SourceRange(0, 0)))
  }

  private func words(of cell: TableCell, _ source: [UInt8]) -> [Item] {
    words(of: cell.content, source)
  }

  // MARK: Schemas

  private func question(
    key: [Item], title: [Item], cell: [Item], truth: Bool?, _ around: Surroundings
  ) -> (rule: String, question: ClaimQuestion)? {
    if let question = answer(key, title, cell, around) { return ("answer-status", question) }
    if let truth, let question = level(key, title, truth) ?? level(title, key, truth) {
      return ("level-platform", question)
    }
    if let truth, let question = need(key, title, truth, around) {
      return ("service-level", question)
    }
    if let question = version(key, title, cell, truth) { return ("symbol-version", question) }
    return nil
  }

  /// An option of a prompt and the status that it leads to.
  private func answer(
    _ key: [Item], _ title: [Item], _ cell: [Item], _ around: Surroundings
  ) -> ClaimQuestion? {
    guard title.contains(where: { $0.senses.contains("noun/status") }),
      let label = Self.only(key)?.sense(ofType: "label"), let answer = Self.only(cell),
      let status = answer.sense(ofType: "status"), !answer.isNegated,
      around.requests.count <= 1
    else { return nil }
    let choice = ClaimTerm("event/choose:" + label.dropFirst("label/".count))
    return ClaimQuestion(
      .transition, scope: around.scope, events: around.requests + [choice],
      outcomes: [ClaimTerm(status)])
  }

  /// A level that a platform knows, or does not.
  private func level(_ key: [Item], _ title: [Item], _ isTrue: Bool) -> ClaimQuestion? {
    guard let stretch = Self.only(key)?.scope, stretch.from == nil, stretch.before == nil,
      let level = Self.only(title)?.sense(ofType: "level")
    else { return nil }
    return ClaimQuestion(
      isTrue ? .can : .cannot, scope: ClaimScope([stretch]), outcomes: [ClaimTerm(level)],
      modality: isTrue ? .can : .cannot)
  }

  /// A service that works under a lesser level needs no greater one; under the greater every
  /// service works, which says nothing.
  private func need(
    _ key: [Item], _ title: [Item], _ truth: Bool, _ around: Surroundings
  ) -> ClaimQuestion? {
    guard !around.isSpecial, let service = Self.only(key)?.sense(ofType: "service"),
      Self.only(title)?.sense(ofType: "level") != nil, let greater = levels.last,
      Self.only(title)?.sense(ofType: "level") != greater
    else { return nil }
    return ClaimQuestion(
      .requires, scope: around.scope, outcomes: [ClaimTerm(greater)],
      subjects: [ClaimTerm(service)], modality: truth ? .needNot : .must)
  }

  /// A symbol and the version that brought it to a platform.
  private func version(
    _ key: [Item], _ title: [Item], _ cell: [Item], _ truth: Bool?
  ) -> ClaimQuestion? {
    guard let platform = Self.only(title)?.scope, platform.from == nil, platform.before == nil,
      let subject = Self.only(key).flatMap(Self.symbol)
    else { return nil }
    var stretch = platform
    var outcome = ClaimTerm("property/available")
    if let version = Self.only(cell)?.scope {
      guard version.platform == nil || version.platform == platform.platform,
        let from = version.from, version.before == nil
      else { return nil }
      stretch.from = from
    } else if let truth {
      outcome.isNegated = !truth
    } else {
      return nil
    }
    return ClaimQuestion(
      .available, scope: ClaimScope([stretch]), outcomes: [outcome], subjects: [subject])
  }

  // MARK: Cells

  /// The one item of a cell that says exactly one thing.
  private static func only(_ items: [Item]) -> Item? {
    let meant = items.filter { $0.function != "filler" && $0.mark == nil }
    return meant.count == 1 && meant[0].unknown == nil ? meant[0] : nil
  }

  private static func symbol(_ item: Item) -> ClaimTerm? {
    for type in ["api", "event", "key"] {
      if let sense = item.sense(ofType: type), item.isEmphasized { return ClaimTerm(sense) }
    }
    return nil
  }
}
