/// Whether a document speaks of the framework at all: words like session, prompt and text are other
/// subjects’ words as well, and claims read out of them would be nonsense.
struct FrameworkSigns: Sendable {
  /// Concepts and types of concepts; none where every document is taken to speak of it.
  let names: Set<String>
  /// Those that another subject may name as well, of which two tell.
  let hints: Set<String>

  /// In fewer sentences a document need not have named what it speaks of.
  private static let fewSentences = 5
  /// Shorter names in code are words of any program: `delegate`, `location`.
  private static let shortName = 12

  /// Whether what was read of a document counts.
  func vouch(forSentences count: Int, isNamed: Bool) -> Bool {
    names.isEmpty || isNamed || count < Self.fewSentences
  }

  /// Whether one of the items is a name that no other subject has, or the second of those that few have.
  ///
  /// - Parameter seen: those that few have, of what was read before and of the items.
  func isNamed(in items: [Item], seen: inout Set<String>) -> Bool {
    for item in items {
      guard let sense = sign(in: item.senses), isWritten(item) else { continue }
      // “Error callbacks” may be anybody's.
      let isAlike = ClaimTerm.type(of: sense) == "api" && !item.isExactName && !item.isEmphasized
      if !isAlike, !holds(hints, sense) { return true }
      seen.insert(sense)
    }
    return seen.count > 1
  }

  /// Whether a name is more than one word, or a word that is long enough.
  private func isWritten(_ item: Item) -> Bool {
    item.isExactName
      ? item.words.joined().utf8.count >= Self.shortName : item.tokens.count > 1
  }

  /// What something stands for first, where that is a name of the framework's; a name in code may stand
  /// for what it makes before it stands for itself.
  private func sign(in senses: [String]) -> String? {
    let first = senses.first { !$0.begins(with: "fn/") }
    let code = senses.first { $0.begins(with: "api/") }
    return [first, code].lazy.compactMap { $0 }.first { holds(names, $0) || holds(hints, $0) }
  }

  private func holds(_ concepts: Set<String>, _ sense: String) -> Bool {
    concepts.contains(sense) || concepts.contains(String(ClaimTerm.type(of: sense)))
  }

  // MARK: - Before anything is read

  /// Whether a text may hold such a name: to look at every word takes a small part of the time that
  /// reading takes, and most documents of other subjects hold no word that begins one.
  func mayBeNamed(in tokens: [ProseToken], _ reader: ItemReader) -> Bool {
    if names.isEmpty || !reader.covers(tokens) { return true }
    let text = UnitText(tokens, reader.lexicon.units)
    return tokens.indices.contains { index in
      let token = tokens[index]
      let isFollowed = index + 1 < tokens.count && tokens[index + 1].isJoined
      if isFollowed || token.text.utf8.count >= Self.shortName,
        reader.senses(ofName: index, in: tokens).contains(where: { sign(in: $0) != nil })
      {
        return true
      }
      guard token.kind != .code, let start = text.start(of: index) else { return false }
      var isFound = false
      reader.lexicon.forEachForm(in: text.units[start...]) { form, length in
        let last = text.token(at: start + length - 1)
        // A particle may follow a word that is one by itself.
        let isLonger = last > index || last + 1 < tokens.count && tokens[last + 1].isJoined
        if !isFound, isLonger { isFound = sign(in: form.senses) != nil }
      }
      return isFound
    }
  }
}
