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
}
