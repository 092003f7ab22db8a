extension ItemReader {
  /// Whether the words that were made ready are enough for a text.
  func covers(_ tokens: [ProseToken]) -> Bool { sifted?.sieve.covers(tokens) ?? true }

  /// What the names in code stand for that may begin at a token, one list for each.
  func senses(ofName index: Int, in tokens: [ProseToken]) -> [[String]] {
    let token = tokens[index]
    guard token.kind == .code || token.kind == .latin else { return [] }
    var names: [Item] = []
    if token.kind == .code || token.isJoined || token.text.hasCapitalInside {
      names.append(code(token.text, at: index))
      let isCall = index + 1 < tokens.count && tokens[index + 1].isMark("(")
      if isCall { names.append(code(token.text + "()", at: index)) }
    }
    if let name = dotted(tokens, at: index) { names.append(name) }
    return names.filter { $0.unknown == nil }.map(\.senses)
  }
}
