internal import LockbBase
internal import LockbText

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
      let first = answer.tokens.first?.folded, !Self.asks(question),
      // “Q: … A: …” is asked in earnest.
      !(answer.tokens.count > 1 && answer.tokens[1].isMark(":"))
    else { return nil }
    var rest = answer.tokens
    if let place = rest.firstIndex(where: { Self.pointers.contains($0.folded) }),
      place == 0 || !answer.isKorean
    {
      rest.remove(at: place)
      if place < rest.count, rest[place].isMark(",") { rest.remove(at: place) }
    } else {
      guard Self.isSupposed(question), !Self.replies.contains(first) else { return nil }
    }
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

  /// Whether a question asks for something that a reader does not know.
  private static func asks(_ question: Sentence) -> Bool {
    question.tokens.first.map { asking.contains($0.folded) } == true
      || question.tokens.contains { token in asked.contains(where: token.folded.begins(with:)) }
  }

  /// Whether nothing but its mark makes a question of it: “Forgot the key?”, 열쇠를 빠뜨렸나요?
  private static func isSupposed(_ question: Sentence) -> Bool {
    guard question.isKorean else { return question.tokens.count <= longestSupposition }
    guard let verb = question.tokens.last?.folded,
      let ending = endings.first(where: verb.ends(with:))
    else { return false }
    // 했나요, 받았습니까: what somebody has done, and not what there is.
    let stem = verb.unicodeScalars.dropLast(ending.unicodeScalars.count)
    guard let last = stem.last, last != "있", last != "겠", Jamo.isSyllable(last.value) else {
      return false
    }
    return Jamo.split(last.value).final == doubleSios
  }

  /// The place of the final consonant ㅆ among those of Hangul syllables.
  private static let doubleSios = 20

  /// The most words of a question that is no more than a condition.
  private static let longestSupposition = 14
  private static let endings = ["나요", "습니까", "어요", "다고요", "다고", "니", "나"]
  private static let replies: Set<String> = [
    "yes", "no", "nope", "yep", "yeah", "sure", "wrong", "not", "never", "hardly", "only", "right",
    "correct", "exactly", "maybe", "it", "that", "네", "예", "아니요", "아뇨", "아닙니다", "그렇습니다", "맞습니다",
    "틀렸습니다", "물론", "물론입니다",
  ]
  private static let asked = ["언제", "왜", "무엇", "무슨", "어떻", "어떤", "어디", "어느", "누가", "누구", "몇"]

  /// Words that take a question for granted.
  private static let pointers: Set<String> = ["then", "그럼", "그러면", "그렇다면"]
  /// Words with which questions begin that ask.
  private static let asking: Set<String> = [
    "what", "when", "where", "which", "who", "whose", "why", "how", "is", "are", "was", "were",
    "does", "do", "did", "can", "could", "will", "would", "should", "may", "must", "has", "have",
    "isn't", "doesn't", "don't", "can't", "won't",
  ]
}
