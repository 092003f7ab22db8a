/// A place where a sentence can be parted, with what is said before and behind it.
struct EnglishCut {
  /// What stands without the rest.
  var head: [Item]
  /// What is said besides, as a sentence of its own; nil where it is none.
  var tail: [Item]?
  /// Whether the head stays true whatever the tail says.
  var isTailFree: Bool

  /// The cuts of a sentence, in the order in which they are tried.
  static func cuts(of items: [Item]) -> [EnglishCut] {
    var cuts: [EnglishCut] = []
    if let cut = leading(items) { cuts.append(cut) }
    if let cut = parenthesis(items) { cuts.append(cut) }
    // The last one first: what is left stays as long as it can.
    for index in items.indices.reversed() where index > 0 {
      if let cut = cut(items, at: index) { cuts.append(cut) }
    }
    return cuts
  }

  /// Words behind which a consequence, a comparison or a contrast follows, which does not limit what
  /// was said before.
  private static let additions: Set<String> = [
    "so", "therefore", "thus", "hence", "which", "otherwise", "although", "though", "whatever",
    "whichever", "regardless", "irrespective", "whereas", "just", "exactly", "like", "unlike",
    "meaning", "namely", "including", "even", "despite", "then", "nor", "rather", "instead", "not",
    "too", "either",
  ]
  /// Words that limit what was said before.
  static let limits: Set<String> = [
    "only", "if", "unless", "except", "until", "when", "while", "where", "provided", "before",
    "after", "once", "without", "but", "as", "assuming", "given",
  ]

  /// Words that tell when, where or with what a thing is so.
  static let qualifiers: Set<String> = [
    "with", "in", "on", "at", "by", "for", "from", "under", "during", "within", "upon", "outside",
    "through", "via", "using",
  ]

  /// “As on iOS, …”, “In short, …”: what a sentence is compared with.
  private static func leading(_ items: [Item]) -> EnglishCut? {
    if let comma = items.firstIndex(where: { $0.mark == "," }), items[0].function == "than" {
      return EnglishCut(head: Array(items[(comma + 1)...]), tail: nil, isTailFree: true)
    }
    if let colon = items.firstIndex(where: { $0.mark == ":" }), colon > 0, colon < 5,
      items[..<colon].allSatisfy(isIdle)
    {
      return EnglishCut(head: Array(items[(colon + 1)...]), tail: nil, isTailFree: true)
    }
    guard let first = items.first?.words.first,
      let comma = items.firstIndex(where: { $0.mark == "," }),
      ["as", "like", "unlike", "just", "likewise", "similarly", "contrary"].contains(first),
      items[0].words.count == 1
    else { return nil }
    return EnglishCut(head: Array(items[(comma + 1)...]), tail: nil, isTailFree: true)
  }

  /// Whether it tells nothing: “Note:”, “Result of the request:”.
  private static func isIdle(_ item: Item) -> Bool {
    guard item.unknown == nil, item.mark == nil, item.scope == nil else { return false }
    if let function = item.function { return ["filler", "actor", "of", "for"].contains(function) }
    return item.senses.allSatisfy { $0.begins(with: "noun/") || $0.begins(with: "fn/filler") }
  }

  /// An aside in parentheses that names no version.
  private static func parenthesis(_ items: [Item]) -> EnglishCut? {
    guard let open = items.firstIndex(where: { $0.mark == "(" }),
      let close = items[open...].firstIndex(where: { $0.mark == ")" }), open > 0
    else { return nil }
    let inside = items[(open + 1)..<close]
    let isLimit = inside.contains { item in
      item.scope != nil
        || item.words.contains { limits.contains($0) || qualifiers.contains($0) }
    }
    guard !isLimit else { return nil }
    return EnglishCut(
      head: Array(items[..<open] + items[(close + 1)...]), tail: nil, isTailFree: true)
  }

  private static func cut(_ items: [Item], at index: Int) -> EnglishCut? {
    let item = items[index]
    let head = Array(items[..<index])
    if let mark = item.mark {
      guard ",:—–".contains(mark), index + 1 < items.count else { return nil }
      return marked(mark, items, head, index + 1)
    }
    guard items[index - 1].mark == nil, index + 1 < items.count else { return nil }
    if ["instead", "rather", "regardless", "irrespective", "whatever"].contains(item.words.first) {
      return EnglishCut(head: head, tail: nil, isTailFree: true)
    }
    if item.isForm(of: ["because", "since"]), head[0].opensClause,
      head.contains(where: { $0.mark == "," })
    {
      return EnglishCut(head: head, tail: nil, isTailFree: true)
    }
    // “A and B”, where B has a verb of its own.
    guard item.function == "and" || item.function == "but",
      beginsWithVerb(items, index + 1) || isWhole(items, index + 1)
    else { return nil }
    // What the sentence ends with may be part of the condition: “… when A and B”.
    let opener = head.lastIndex(where: \.opensClause)
    if let opener, !head[opener...].contains(where: { $0.mark == "," }) { return nil }
    return EnglishCut(
      head: head, tail: tail(items, from: index + 1, behind: head),
      isTailFree: item.function == "and"
        || !items[(index + 1)...].prefix(3).contains(where: isLimit))
  }

  private static func isLimit(_ item: Item) -> Bool {
    item.words.contains { limits.contains($0) || qualifiers.contains($0) || $0 == "not" }
  }

  /// Whether a sentence of its own begins there, which limits nothing that was said before.
  private static func isWhole(_ items: [Item], _ start: Int) -> Bool {
    guard start < items.count, !isLimit(items[start]), !items[start].opensClause,
      let verb = items[start...].firstIndex(where: \.isFinite)
    else { return false }
    return verb > start && !items[start..<verb].contains { $0.opensClause || $0.mark != nil }
  }

  private static func marked(
    _ mark: Character, _ items: [Item], _ head: [Item], _ start: Int
  ) -> EnglishCut? {
    // A clause that only sets the scene claims nothing, unless what follows is its consequence.
    let isConsequence = items[start].isForm(of: ["so", "hence", "thus", "therefore"])
    if let first = head.first, first.opensClause, !head.contains(where: { $0.mark == "," }),
      !isConsequence
    {
      return nil
    }
    if items[start].words == ["at", "the", "same", "time", "as"] {
      return EnglishCut(head: head, tail: nil, isTailFree: true)
    }
    let words = items[start...].prefix(3).flatMap(\.words)
    guard let word = words.first else { return nil }
    let isLimited = words.prefix(3).contains(where: limits.contains)
    if mark != "," {
      return EnglishCut(
        head: head, tail: Array(items[start...]),
        isTailFree: !limits.contains(word) && !qualifiers.contains(word))
    }
    switch word {
    case "and", "but", "yet":
      // “…, and nothing happens” may be known as one phrase.
      guard items[start...].contains(where: \.isSaying) else { return nil }
      return EnglishCut(
        head: head, tail: tail(items, from: start + 1, behind: head),
        isTailFree: !isLimited && (word == "and" || isWhole(items, start + 1)))
    case "or":
      // “Must …, or else …”: what comes of not doing so.
      let isNeed = head.contains { $0.function == "must" || $0.senses.contains("verb/need") }
      return isNeed || words.dropFirst().first == "else"
        ? EnglishCut(head: head, tail: nil, isTailFree: true) : nil
    case "as" where items.last?.isForm(of: ["does", "do", "did"]) == true:
      return EnglishCut(head: head, tail: nil, isTailFree: true)
    case "because", "since", "as":
      // A reason that names nothing itself.
      let names = items[start...].contains { item in
        item.isEmphasized || item.scope != nil
          || ["event", "label", "level", "grant", "key", "session", "api"]
            .contains { item.sense(ofType: $0) != nil }
      }
      return names && !head[0].opensClause
        ? nil : EnglishCut(head: head, tail: nil, isTailFree: true)
    default:
      guard additions.contains(word), !(isLimited && word != "even" && word != "just") else {
        return nil
      }
      return EnglishCut(head: head, tail: nil, isTailFree: true)
    }
  }

  /// What a sentence says, and the rule that it gives as the reason: what something needs, and not how
  /// things stand, so that each is so without the other: “…, because it takes a key”.
  static func reason(in items: [Item]) -> (head: [Item], rule: [Item])? {
    guard let index = items.lastIndex(where: { $0.isForm(of: ["because"]) }), index > 1 else {
      return nil
    }
    let reason = items[(index + 1)...]
    guard reason.contains(where: { $0.function == "must" || $0.senses.contains("verb/need") }),
      !reason.contains(where: { $0.mark != nil || $0.opensClause }),
      !items[..<index].contains(where: { $0.isForm(of: ["not", "only", "just"]) })
    else { return nil }
    let head = items[items[index - 1].mark == "," ? ..<(index - 1) : ..<index]
    return (Array(head), Array(reason))
  }

  private static func beginsWithVerb(_ items: [Item], _ start: Int) -> Bool {
    for item in items[start...] {
      if item.isFinite { return true }
      guard item.function == "filler" || item.function == "never" || item.function == "no-longer",
        !item.isDeterminer
      else { return false }
    }
    return false
  }

  /// What follows “and” with what it shares with the part before: the circumstances that the
  /// sentence begins with and, where it begins with its verb, the subject.
  private static func tail(_ items: [Item], from start: Int, behind head: [Item]) -> [Item]? {
    var tail = Array(items[start...])
    var body = 0
    if head[0].opensClause {
      guard let comma = head.lastIndex(where: { $0.mark == "," }) else { return nil }
      body = comma + 1
    }
    if beginsWithVerb(items, start) {
      guard let verb = head[body...].firstIndex(where: \.isFinite) else { return nil }
      tail = Array(head[body..<verb]) + tail
    }
    if let first = tail.first, first.opensClause { return tail }
    return Array(head[..<body]) + tail
  }
}
