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
    let joined = joined(in: items).flatMap { joined in
      predicates(of: joined.items).map { (items: $0, isApart: joined.isApart) }
    }
    let statements = joined.map(\.items)
    // “Close the gate and nobody passes”: what is ordered is the circumstance of the rest.
    guard statements.count == 1 || !statements.contains(where: isOrder) else { return nil }
    let leading = statements.first.flatMap { Self.leading($0) } ?? []
    return joined.enumerated().compactMap { index, joined in
      let statement = joined.items
      let leading = joined.isApart ? [] : leading
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

  /// The clause that a statement begins or ends with and that tells when something is so.
  static func scene(of statement: [Item]) -> [Item]? {
    if let leading = leading(statement) { return leading }
    guard let opener = statement.lastIndex(where: \.opensClause), opener > 0,
      !statement[opener...].contains(where: { $0.mark == "," })
    else { return nil }
    return Array(statement[opener...])
  }

  /// The clause that a statement begins with, without its comma.
  private static func leading(_ statement: [Item]) -> [Item]? {
    guard let first = statement.first, first.opensClause,
      let comma = statement.firstIndex(where: { $0.mark == "," }), comma + 1 < statement.count
    else { return nil }
    return Array(statement[..<comma])
  }

  /// What is joined by a mark, or by “and”, “but” and “so” before a verb of their own.
  static func statements(in items: [Item]) -> [[Item]] { joined(in: items).map(\.items) }

  /// Whether a sentence makes statements of which none is the circumstance of another, as what is
  /// ordered or possible is: “close the gate and nobody passes”.
  static func areIndependent(in items: [Item]) -> Bool {
    let statements = statements(in: items)
    return statements.count > 1 && !items.contains { $0.mark == ":" }
      && !statements.dropLast().contains { statement in
        isOrder(statement) || statement[0].isBareVerb
          || statement[0].isVerbal && statement[0].words.count > 1 && !statement[0].isGerund
          || statement.contains { $0.function == "can" }
      }
  }

  /// The statements, each with whether it is set against the one before.
  static func joined(in items: [Item]) -> [(items: [Item], isApart: Bool)] {
    var statements: [(items: [Item], isApart: Bool)] = []
    var (start, isApart) = (0, false)
    for index in items.indices where index > start {
      // “15–20 minutes” is a range.
      let isRange =
        items[index - 1].function == "number" && index + 1 < items.count
        && items[index + 1].function == "number"
      let isMark = !isRange && items[index].mark.map { ";:—–".contains($0) } == true
      let isContrast = isContrast(items, at: index)
      let isJoint =
        ["and", "but"].contains(items[index].function) || items[index].isForm(of: ["so"])
        || isContrast
      guard isMark || isJoint && beginsStatement(items, index + 1),
        items[start..<index].contains(where: \.isFinite)
      else { continue }
      let end = items[index - 1].mark == "," ? index - 1 : index
      guard end > start else { continue }
      statements.append((Array(items[start..<end]), isApart))
      (start, isApart) = (index + 1, isContrast)
    }
    statements.append((Array(items[start...]), isApart))
    return statements
  }

  /// Whether a sentence sets a statement against another.
  static func setsApart(_ items: [Item]) -> Bool {
    items.indices.contains { index in
      index > 0 && (isContrast(items, at: index) || isConcession(items, at: index))
        && beginsStatement(items, index + 1) && items[..<index].contains(where: \.isFinite)
    }
  }

  /// “A does X, although B does Y”, where both are of a kind: neither is the circumstance of the other.
  private static func isConcession(_ items: [Item], at index: Int) -> Bool {
    guard items[index].isForm(of: ["although", "though"]), items[index - 1].mark == ",",
      let one = EnglishStatements.subject(of: Array(items[..<index]))?.senses.first,
      let other = EnglishStatements.subject(of: Array(items[(index + 1)...]))?.senses.first
    else { return false }
    return one != other && ClaimTerm.type(of: one) == ClaimTerm.type(of: other)
  }

  /// “…, while B does Y”: behind a comma it tells no time.
  private static func isContrast(_ items: [Item], at index: Int) -> Bool {
    guard items[index].isForm(of: ["while", "whereas"]), items[index - 1].mark == "," else {
      return false
    }
    guard items[0].opensClause else { return true }
    // “When A, B, while C”, and not “when A, while C, …”.
    let main = items[..<(index - 1)].firstIndex { $0.mark == "," } ?? index
    return items[main..<index].contains(where: \.isFinite)
  }

  static func isOrder(_ statement: [Item]) -> Bool {
    statement.first { $0.function != "filler" || $0.isDeterminer }.map(EnglishRewriting.isOrder)
      ?? false
  }

  /// A statement as one for each of its verbs that “and” joins.
  static func predicates(of statement: [Item]) -> [[Item]] {
    // “After the bell, the gate opens, and rests if nobody comes.”
    if let leading = leading(statement), !leading.contains(where: \.isFinite) {
      let opening = Array(statement[...leading.count])
      let rest = Array(statement[opening.count...])
      let parts = predicates(of: rest)
      let isParted = parts.count > 1 && rest[parts[0].count].mark == ","
      return isParted ? parts.map { opening + $0 } : [statement]
    }
    guard let verb = statement.firstIndex(where: \.isFinite), verb > 0,
      !statement[0].opensClause,
      let joint = statement[verb...].firstIndex(where: {
        $0.function == "and" || $0.isForm(of: ["but"])
      }),
      joint + 1 < statement.count, beginsPredicate(statement[joint + 1]),
      statement[joint - 1].mark == "," || !statement[verb..<joint].contains(where: \.opensClause)
    else { return [statement] }
    let end = statement[joint - 1].mark == "," ? joint - 1 : joint
    return [Array(statement[..<end]), Array(statement[..<verb] + statement[(joint + 1)...])]
  }

  /// “… and opens”, “… and stays shut”.
  private static func beginsPredicate(_ item: Item) -> Bool {
    item.isFinite
      || item.isPredicate && item.words.count > 1 && item.words[0].ends(with: "s")
  }

  /// Whether a subject and its verb follow, be it behind a phrase that tells where or when.
  private static func beginsStatement(_ items: [Item], _ start: Int) -> Bool {
    if beginsClause(items, start) { return true }
    guard start < items.count, opensPhrase(items[start]),
      // “Since 14 and 11, …”.
      items[start].scope == nil || start < 2 || items[start - 2].scope == nil,
      let comma = items[start...].firstIndex(where: { $0.mark != nil }), items[comma].mark == ","
    else { return false }
    return beginsClause(items, comma + 1)
  }

  /// “With this key, …”, “in the background, …”.
  private static func opensPhrase(_ item: Item) -> Bool {
    item.opensClause || item.scope != nil || item.sense(ofType: "phase") != nil
      || ["with", "in", "for", "from", "by", "as", "to"].contains(item.function)
  }

  /// Whether a subject and its verb follow at once.
  static func beginsClause(_ items: [Item], _ start: Int) -> Bool {
    guard start < items.count, let verb = items[start...].firstIndex(where: \.isSaying) else {
      return false
    }
    let isSubject = verb > start || items[verb].words.first == "there"
    return isSubject && !items[start..<verb].contains { $0.opensClause || $0.mark != nil }
  }
}
