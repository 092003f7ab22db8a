internal import LockbBase

extension ItemReader {
  /// The shorter names of a type in a name of several words: Always in “provisional Always”.
  func names(ofType type: Substring, inside item: Item, of sentence: Sentence) -> [Item] {
    let tokens = Array(sentence.tokens[item.tokens])
    if let sifted, !covers(tokens) {
      return sifted.whole.value.names(ofType: type, inside: item, of: sentence)
    }
    let text = UnitText(tokens, lexicon.units)
    let start = item.tokens.lowerBound
    var names: [Item] = []
    for index in tokens.indices where start + index >= names.last?.tokens.upperBound ?? start {
      let lengths = (1..<max(tokens.count, 1)).reversed()
      let name = lengths.lazy.compactMap { length in
        self.longest(text, tokens, at: index, isFirst: false, within: length)
      }.first { $0.senses.contains { ClaimTerm.type(of: $0) == type } }
      guard var name else { continue }
      name.tokens = (start + name.tokens.lowerBound)..<(start + name.tokens.upperBound)
      names.append(name)
    }
    return names
  }

  /// Whether concepts tell what a phrase says as a whole, and nothing that frames are made of.
  static func isPhrase(_ senses: [String]) -> Bool {
    func isTold(_ sense: String) -> Bool {
      sense.begins(with: "say/") || sense.begins(with: "thing/")
    }
    return senses.first.map(isTold) == true
      && senses.allSatisfy { isTold($0) || $0.begins(with: "fn/") || $0.begins(with: "term/") }
  }

  /// The items of a sentence with each of its phrases word by word; nil where it has none.
  func opened(_ items: [Item], of sentence: Sentence) -> [Item]? {
    func isPhrase(_ item: Item) -> Bool {
      item.tokens.count > 1 && !item.senses.isEmpty && Self.isPhrase(item.senses)
        && item.tokens.upperBound <= sentence.tokens.count
    }
    guard items.contains(where: isPhrase) else { return nil }
    return items.flatMap { item -> [Item] in
      guard isPhrase(item) else { return [item] }
      var part = sentence
      part.tokens = Array(sentence.tokens[item.tokens])
      var words = self.items(of: part, isOpen: true)
      for index in words.indices {
        let tokens = words[index].tokens
        let start = item.tokens.lowerBound
        words[index].tokens = (start + tokens.lowerBound)..<(start + tokens.upperBound)
      }
      if let last = words.indices.last, words[last].suffix == .none {
        words[last].suffix = item.suffix
      }
      return words
    }
  }
}
