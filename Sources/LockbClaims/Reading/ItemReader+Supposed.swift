internal import LockbBase

/// Questions that only say when their answers hold.
extension ItemReader {
  /// The sentences of a block with their items. A question that what follows takes for granted is its
  /// condition: “You have the pass? Then …”, 정기권이 있나요? 그럼 ….
  func sentences(of tokens: [ProseToken]) -> [(sentence: Sentence, items: [Item])] {
    var read: [(sentence: Sentence, items: [Item])] = []
    for sentence in Sentence.sentences(of: tokens) {
      if let before = read.last?.sentence, before.ending == "?",
        let joined = supposing(before, sentence)
      {
        read[read.count - 1] = joined
      } else {
        read.append((sentence, items(of: sentence)))
      }
    }
    return read
  }

  private func supposing(
    _ question: Sentence, _ answer: Sentence
  ) -> (sentence: Sentence, items: [Item])? {
    guard question.isKorean == answer.isKorean, answer.ending != "?",
      let place = answer.tokens.firstIndex(where: { Self.pointers.contains($0.folded) }),
      place == 0 || !answer.isKorean,
      !Self.asking.contains(question.tokens[0].folded)
    else { return nil }
    var rest = answer.tokens
    rest.remove(at: place)
    if place < rest.count, rest[place].isMark(",") { rest.remove(at: place) }
    var joined = answer
    joined.range = SourceRange(question.range.lower, answer.range.upper)
    if answer.isKorean {
      joined.tokens = question.tokens + rest
      var items = items(of: joined)
      guard
        let verb = items.firstIndex(where: { $0.tokens.upperBound == question.tokens.count }),
        items[verb].suffix.ending == .question
      else { return nil }
      items[verb].suffix.ending = .condition
      return (joined, items)
    }
    let start = SourceRange(question.range.lower, question.range.lower)
    func word(_ text: String, _ kind: ProseToken.Kind) -> ProseToken {
      ProseToken(kind: kind, text: text, range: start, isJoined: false, isEmphasized: false)
    }
    joined.tokens = [word("if", .latin)] + question.tokens + [word(",", .mark)] + rest
    return (joined, items(of: joined))
  }

  /// Words that take a question for granted.
  private static let pointers: Set<String> = ["then", "그럼", "그러면", "그렇다면"]
  /// Words with which questions begin that ask.
  private static let asking: Set<String> = [
    "what", "when", "where", "which", "who", "whose", "why", "how", "is", "are", "was", "were",
    "does", "do", "did", "can", "could", "will", "would", "should", "may", "must", "has", "have",
    "isn't", "doesn't", "don't", "can't", "won't",
  ]
}
