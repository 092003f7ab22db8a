/// Reads the platforms and versions that headings give to what stands under them.
struct HeadingScope: Sendable {
  private let reader: ItemReader
  /// The headings that were read: those above a section stand above its neighbours as well.
  private var parts: [String: TablePart] = [:]

  /// What headings give to the sentences under them.
  struct Above: Sendable {
    var scope = ClaimScope()
    var subject: Item?
    /// The one thing that they name, where the innermost that names any is its name alone.
    var page: Item?
    /// The one key that the innermost heading names.
    var key: Item?
    /// Whether one of them names a symbol or something that happens.
    var namesCall = false
    /// What the innermost heading takes for granted.
    var given = Circumstances()
    /// Whether no other paragraph stands between them and the sentence.
    var isLead = true
    /// What the sentence before has told.
    var told = ToldBefore()
  }

  init(items: ItemReader) { reader = items }

  /// What headings give, outermost first.
  mutating func above(_ headings: [String]) -> Above {
    Above(
      scope: scope(of: headings), subject: subject(of: headings), page: page(of: headings),
      key: key(of: headings),
      namesCall: headings.contains { heading in
        part(of: heading).items.contains {
          $0.sense(ofType: "event") != nil || $0.sense(ofType: "api") != nil
        }
      })
  }

  /// What a heading says, piece by piece; what was code in it is read as a name.
  mutating func part(of heading: String) -> TablePart {
    if let part = parts[heading] { return part }
    var tokenizer = ProseTokenizer(source: Array(heading.utf8))
    tokenizer.readPlain()
    // A name of code is one word, whatever marks are in it.
    let isName = tokenizer.tokens.count > 1 && reader.names.senses(ofCode: heading) != nil
    let part = TablePart(isName ? [tokenizer.tokens[0].whole(heading)] : tokenizer.tokens, reader)
    parts[heading] = part
    return part
  }

  /// What the innermost heading is about that names one thing that happens: what “this method” means
  /// below it; headings outermost first.
  mutating func subject(of headings: [String]) -> Item? {
    for heading in headings.reversed() where !heading.isEmpty {
      let calls = part(of: heading).items.filter { $0.sense(ofType: "event") != nil }
      if !calls.isEmpty { return calls.count == 1 ? calls[0] : nil }
    }
    return nil
  }

  /// The one thing that headings name, outermost first, where the innermost that names any is its name
  /// alone.
  mutating func page(of headings: [String]) -> Item? {
    for heading in headings.reversed() where !heading.isEmpty {
      let part = part(of: heading)
      guard part.items.contains(where: { $0.isConcept || $0.scope != nil }) else { continue }
      return part.only ?? Self.leaf(of: heading).flatMap { self.part(of: $0).only }
    }
    return nil
  }

  /// What a heading that is a path leads to: “The workshop / Gate / open()”.
  private static func leaf(of heading: String) -> String? {
    let pieces = heading.split(separator: " / ")
    return pieces.count > 1 ? String(pieces[pieces.count - 1]) : nil
  }

  private mutating func key(of headings: [String]) -> Item? {
    guard let heading = headings.last else { return nil }
    let keys = part(of: heading).items.filter { $0.sense(ofType: "key") != nil }
    return keys.count == 1 ? keys[0] : nil
  }

  /// The scope of the innermost heading that names one; headings outermost first.
  mutating func scope(of headings: [String]) -> ClaimScope {
    for heading in headings.reversed() where !heading.isEmpty {
      let part = part(of: heading)
      if !part.stretches.isEmpty, !Self.isOfMore(part.items) { return ClaimScope(part.stretches) }
    }
    return ClaimScope()
  }

  /// Whether a heading names something else beside a platform: “The clip and other small things”.
  private static func isOfMore(_ items: [Item]) -> Bool {
    items.indices.dropFirst().contains { index in
      let isJoined = items[index - 1].function == "and" && index > 1
      let before = items[isJoined ? index - 2 : index - 1]
      guard isJoined || before.suffix.particles.contains(.and) else { return false }
      let pair = [before, items[index]]
      return pair.contains { $0.scope?.platform != nil && $0.scope?.from == nil }
        && pair.contains { $0.scope == nil && $0.function == nil && !$0.senses.isEmpty }
    }
  }

  /// The prompt that a heading is about, where it names nothing else.
  mutating func prompt(of heading: String) -> String? {
    let pieces = part(of: heading).pieces
    guard pieces.count == 1, pieces[0].items.count == 1 else { return nil }
    return Self.prompt(pieces[0].items[0])
  }

  /// The one prompt that some lines name that no call shows by itself, or in one state only.
  static func laterPrompt(in part: TablePart) -> String? {
    // “A second alert” is any that follows another.
    let items = part.items
    let named = items.indices.filter { index in
      prompt(items[index]) != nil
        && !(index > 0 && items[index - 1].isForm(of: ["a", "an", "another"]))
    }.map { items[$0] }
    // “The same buttons as the second one”: another one is meant.
    let comparing: Set<Substring> = ["alike", "likewise", "elsewhere", "as", "than"]
    let compares = items.contains { $0.function.map(comparing.contains) == true }
    guard !compares, Set(named.compactMap(prompt)).count == 1, let first = named.first else {
      return nil
    }
    return first.senses.contains("prompt/first") ? nil : prompt(first)
  }

  private static func prompt(_ item: Item) -> String? {
    item.sense(ofType: "set").flatMap { set in
      set.begins(with: "set/options:") ? String(set.dropFirst("set/options:".count)) : nil
    }
  }
}
