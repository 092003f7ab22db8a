/// What takes back all that an English sentence tells.
enum EnglishDisbelief {
  static func tells(_ tokens: [ProseToken]) -> Bool {
    let words = tokens.map(\.folded)
    return begins(words.prefix(12)) || ends(words.suffix(7)) || isUnreal(words)
      || takesBack(words) || isBelieved(words) || isContradicted(words) || quotes(tokens)
  }

  /// Whether a sentence tells what somebody wrote: “The review says “the gate is shut”, so check it.”
  private static func quotes(_ tokens: [ProseToken]) -> Bool {
    guard let open = tokens.firstIndex(where: { $0.isMark("“\"") }), open > 1,
      let close = tokens[(open + 1)...].firstIndex(where: { $0.isMark("”\"") }),
      close - open > longestName
    else { return false }
    return tokens[..<open].suffix(longestHead).contains { quoting.contains($0.folded) }
  }

  /// A quotation of more words than this is a statement, and no name.
  private static let longestName = 5
  private static let quoting: Set<String> = [
    "wrote", "writes", "reads", "read", "says", "said", "claims", "claimed", "commented", "asked",
  ]

  /// Whether a sentence sets against something what a page says: “The page of `x` gives 4 as its first
  /// version, although …”.
  private static func isContradicted(_ words: [String]) -> Bool {
    let head = words.prefix(4).drop { ["the", "its", "that", "one", "this"].contains($0) }
    guard let source = head.first, pages.contains(source) else { return false }
    let says = words.prefix(8).contains {
      ["says", "gives", "claims", "lists", "states"].contains($0)
    }
    return says && words.contains { ["although", "though", "but", "whereas"].contains($0) }
  }

  private static let pages: Set<String> = [
    "page", "documentation", "docs", "header", "headers", "article", "reference", "table",
  ]

  /// Whether what a sentence says hangs on words that no list holds: “My colleague insisted that …”,
  /// “In an imaginary system, …”.
  static func hangsOnUnknown(_ items: [Item], _ tokens: [ProseToken]) -> Bool {
    guard let first = items.first else { return false }
    let end = items.prefix(longestHead).firstIndex { item in
      item.mark == "," || tokens[item.tokens].first?.folded == "that"
    }
    guard let end, end > 1 else { return false }
    let head = items[..<end]
    guard head.contains(where: { $0.unknown != nil }), !head.contains(where: \.isConcept) else {
      return false
    }
    return items[end].mark == nil || first.isForm(of: ["in", "on", "with", "without", "by", "at"])
  }

  /// Whether a sentence tells what would be: “Had Apple …, it could …”, “As if …”.
  private static func isUnreal(_ words: [String]) -> Bool {
    if words.starts(with: ["as", "if"]) { return true }
    return ["had", "were"].contains(words.first ?? "")
      && words.contains { ["would", "could", "might"].contains($0) }
  }

  /// Whether a sentence warns of what it has told: “…, but don’t trust that: …”.
  private static func takesBack(_ words: [String]) -> Bool {
    words.indices.dropLast(2).contains { index in
      ["don't", "not", "never"].contains(words[index])
        && ["trust", "believe", "buy"].contains(words[index + 1])
        && ["that", "it", "this", "them", "those"].contains(words[index + 2])
    }
  }

  /// Whether a sentence tells what its writer believed, or what somebody asks: “I expected the gate to
  /// open, and …”, “People keep asking me which gate …”, “Look for a gate, and you will not find it”.
  private static func isBelieved(_ words: [String]) -> Bool {
    if ["look", "search"].contains(words.first ?? ""), words.contains("find") { return true }
    let believes = words.indices.dropLast().contains { index in
      ["i", "we"].contains(words[index]) && believed.contains(words[index + 1])
    }
    if believes { return true }
    guard let ask = words.prefix(6).firstIndex(where: { ["asking", "asked"].contains($0) }) else {
      return false
    }
    return words[(ask + 1)...].prefix(2).contains {
      ["which", "whether", "why", "how"].contains($0)
    }
  }

  private static let believed: Set<String> = [
    "expected", "thought", "assumed", "believed", "figured", "hoped", "guessed", "presumed",
    "looked", "read", "took", "wished", "suspected",
  ]

  /// The most items before what a sentence tells.
  private static let longestHead = 8

  /// Whether a sentence begins with what takes back all that follows.
  private static func begins(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first else { return false }
    if let whether = words.firstIndex(of: "whether"), 1...3 ~= whether {
      // “Check whether …”
      return asking.contains(first)
    }
    if let place = words.firstIndex(of: "if") ?? words.firstIndex(of: "though"), place > 1,
      first == "it"
    {
      // “It would be nice if …”, “It looks as if …”
      return words[1] == "would" || words[place - 1] == "as"
    }
    if words.prefix(4).contains(where: denying.contains),
      words.dropFirst().prefix(4).contains(where: asserting.contains)
    {
      // “Nobody should assume …”, “Do not write that …”
      return true
    }
    guard let place = words.firstIndex(where: { ["that", "to"].contains($0) }), place > 0 else {
      return false
    }
    let head = words[..<place]
    if words[place] == "to" {
      // “It is a mistake to think that …”, “We used to believe that …”
      guard place + 1 < words.endIndex, believing.contains(words[place + 1]) else { return false }
      return head.last == "used" || head.contains(where: mistaken.contains)
    }
    // “Suppose that …”, “My friend told me that …”, “The claim that … is wrong”
    if place == 1, supposing.contains(first) { return true }
    let verb = head.last { !persons.contains($0) } ?? ""
    // “The delegate is told that …” tells what it hears.
    if verb == "told" { return head.last != verb }
    if telling.contains(verb) { return true }
    let isDenied = head.contains(where: denying.contains)
    if believing.contains(verb) { return isDenied || first == "before" }
    // “I was sure that …”, “There is no evidence that …”, “Never rely on the idea that …”
    if ["sure", "convinced", "certain"].contains(verb) {
      return head.contains("was") || head.contains("were")
    }
    if isDenied, first != "it", grounds.contains(head.last ?? "") { return true }
    if ["it", "it's", "this"].contains(first) {
      return head.contains(where: mistaken.contains)
        || isDenied && head.last.map(right.contains) == true
    }
    return false
  }

  /// Whether a sentence ends with what takes back all before: “…: this is a myth”, “…, or so I thought”.
  private static func ends(_ words: ArraySlice<String>) -> Bool {
    for index in words.indices.dropLast(2) where words[index] == "or" && words[index + 1] == "so" {
      // “A day or so” is no more than a length.
      if ["i", "we", "it", "they", "you", "people"].contains(words[index + 2]) { return true }
    }
    // “…, they said, but it does not”, “…: wrong”
    for index in words.indices.dropLast() {
      let next = words[index + 1]
      if ["they", "he", "she", "people", "some"].contains(words[index]), said.contains(next) {
        return true
      }
      if index == words.endIndex - 2, [":", "—", "–"].contains(words[index]) {
        return mistaken.contains(next) || ["nonsense", "no", "nope"].contains(next)
      }
    }
    guard let place = words.lastIndex(where: mistaken.contains) else { return false }
    let before = words[..<place]
    guard let pointer = before.lastIndex(where: ["this", "that", "which"].contains),
      pointer > words.startIndex, ["is", "was", "would"].contains(words[pointer + 1])
    else { return false }
    return [":", ",", "–", "—", "-", "but", "and", ";"].contains(words[pointer - 1])
  }

  private static let asking: Set<String> = [
    "check", "verify", "test", "find", "ask", "see", "determine", "decide", "consider", "look",
    "wonder",
  ]
  private static let supposing: Set<String> = ["suppose", "imagine", "assume", "say", "pretend"]
  private static let believing: Set<String> = [
    "assume", "expect", "think", "believe", "suppose", "imagine", "conclude",
  ]
  private static let telling: Set<String> = [
    "heard", "believed", "thought", "claimed", "claim", "claims", "assumed", "expects",
    "expected",
  ]
  private static let asserting: Set<String> = [
    "assume", "conclude", "write", "claim", "pretend", "believe",
  ]
  private static let said: Set<String> = ["said", "say", "says", "claim", "claimed", "thought"]
  private static let grounds: Set<String> = [
    "evidence", "proof", "sign", "guarantee", "indication", "idea", "notion", "assumption",
    "belief", "it", "case", "impression",
  ]
  private static let persons: Set<String> = ["me", "us", "you", "him", "her", "them"]
  private static let denying: Set<String> = [
    "not", "never", "nobody", "don't", "shouldn't", "mustn't", "isn't", "no", "cannot", "can't",
  ]
  static let mistaken: Set<String> = [
    "wrong", "false", "untrue", "incorrect", "mistake", "mistaken", "misconception", "myth",
    "misunderstanding", "error", "misbelief", "bug",
  ]
  private static let right: Set<String> = [
    "true", "so", "correct", "right", "case", "follow", "mean",
  ]
}
