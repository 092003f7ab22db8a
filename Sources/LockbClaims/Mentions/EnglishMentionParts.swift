/// Parts an English sentence where it joins statements, for guesses at what each of them claims.
enum EnglishMentionParts {
  /// What one part claims, and what it says of when and in which state.
  struct Part {
    var circumstances: [Item]
    var claim: [Item]

    /// All of it as one statement.
    var together: [Item] {
      guard let last = circumstances.last else { return claim }
      return circumstances + [Item(senses: [], tokens: last.tokens, mark: ",")] + claim
    }
  }

  /// Words that limit, deny or report what another part of the sentence says.
  private static let limiting: Set<Substring> = [
    "only", "unless", "except", "instead", "hedge", "quote", "question", "advice", "elsewhere",
    "than", "or", "until", "before", "even",
  ]

  /// The parts; nil where one of them may decide what another says.
  static func parts(of items: [Item]) -> [Part]? {
    guard !items.contains(where: { $0.function.map(limiting.contains) == true }) else { return nil }
    let statements = statements(in: items)
    // “Close the gate and nobody passes”: what is ordered is the circumstance of the rest.
    guard statements.count == 1 || !statements.contains(where: isOrder) else { return nil }
    let leading = statements.first.flatMap { Self.leading($0) } ?? []
    return statements.enumerated().compactMap { index, statement in
      if index == 0, !leading.isEmpty {
        return Part(circumstances: leading, claim: Array(statement[(leading.count + 1)...]))
      }
      guard let opener = statement.firstIndex(where: \.opensClause) else {
        return Part(circumstances: leading, claim: statement)
      }
      // “A happens after B.”
      guard opener > 0, leading.isEmpty, !statement[opener...].contains(where: { $0.mark == "," })
      else { return nil }
      return Part(
        circumstances: Array(statement[opener...]), claim: Array(statement[..<opener]))
    }
  }

  /// The clauses of circumstances; nil where they are not understood, or say more.
  static func clauses(of items: some Collection<Item>) -> [Clause]? {
    guard let clauses = try? EnglishClauseReader.clauses(of: Array(items)) else { return nil }
    return clauses.areCircumstances(in: [.condition, .after]) ? clauses : nil
  }

  /// The clause that a statement begins with, without its comma.
  private static func leading(_ statement: [Item]) -> [Item]? {
    guard let first = statement.first, first.opensClause,
      let comma = statement.firstIndex(where: { $0.mark == "," }), comma + 1 < statement.count
    else { return nil }
    return Array(statement[..<comma])
  }

  /// What is joined by a mark, or by “and”, “but” and “so” before a verb of their own.
  static func statements(in items: [Item]) -> [[Item]] {
    var statements: [[Item]] = []
    var start = 0
    for index in items.indices where index > start {
      let isMark = items[index].mark.map { ";:—–".contains($0) } == true
      let isJoint =
        ["and", "but"].contains(items[index].function) || items[index].isForm(of: ["so"])
        || isContrast(items, at: index)
      guard isMark || isJoint && beginsStatement(items, index + 1),
        items[start..<index].contains(where: \.isFinite)
      else { continue }
      let end = items[index - 1].mark == "," ? index - 1 : index
      guard end > start else { continue }
      statements.append(Array(items[start..<end]))
      start = index + 1
    }
    statements.append(Array(items[start...]))
    return statements
  }

  /// “…, while B does Y”: behind a comma it tells no time.
  private static func isContrast(_ items: [Item], at index: Int) -> Bool {
    items[index].isForm(of: ["while", "whereas"]) && items[index - 1].mark == ","
      && !items[..<index].contains(where: \.opensClause)
  }

  static func isOrder(_ statement: [Item]) -> Bool {
    statement.first { $0.function != "filler" || $0.isDeterminer }.map(EnglishRewriting.isOrder)
      ?? false
  }

  /// A statement as one for each of its verbs that “and” joins.
  static func predicates(of statement: [Item]) -> [[Item]] {
    guard let verb = statement.firstIndex(where: \.isFinite), verb > 0,
      !statement[0].opensClause,
      let joint = statement[verb...].firstIndex(where: {
        $0.function == "and" || $0.isForm(of: ["but"])
      }),
      joint + 1 < statement.count, statement[joint + 1].isFinite,
      !statement[verb..<joint].contains(where: \.opensClause)
    else { return [statement] }
    let end = statement[joint - 1].mark == "," ? joint - 1 : joint
    return [Array(statement[..<end]), Array(statement[..<verb] + statement[(joint + 1)...])]
  }

  /// Whether a subject and its verb follow.
  private static func beginsStatement(_ items: [Item], _ start: Int) -> Bool {
    guard start < items.count, let verb = items[start...].firstIndex(where: \.isSaying) else {
      return false
    }
    let isSubject = verb > start || items[verb].words.first == "there"
    return isSubject && !items[start..<verb].contains { $0.opensClause || $0.mark != nil }
  }
}
