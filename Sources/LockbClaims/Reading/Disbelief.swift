/// Sentences that tell what is not so, or what may not be, as what somebody takes for so: “It is not
/// true that …”, …다는 말은 틀렸다. Whatever their parts say, none of it is claimed.
enum Disbelief {
  /// Whether a sentence as a whole tells a mistake, a wish or a supposition, or of another system.
  static func tells(_ sentence: Sentence, _ items: [Item]) -> Bool {
    if quotes(sentence.tokens) || isElsewhere(sentence.tokens, items) { return true }
    return sentence.isKorean
      ? KoreanDisbelief.tells(sentence.tokens) : EnglishDisbelief.tells(sentence.tokens)
  }

  /// Whether a sentence begins with the words of another one and goes on about it: “…” is what many say.
  private static func quotes(_ tokens: [ProseToken]) -> Bool {
    guard let first = tokens.first, ["“", "\""].contains(first.text),
      let end = tokens.dropFirst().firstIndex(where: { ["”", "\""].contains($0.text) })
    else { return false }
    return end > shortestQuotation && tokens.count - end > 3
  }

  /// Whether a sentence begins with a place that no list holds: “On Android, …”.
  private static func isElsewhere(_ tokens: [ProseToken], _ items: [Item]) -> Bool {
    guard items.count > 2, items[0].isForm(of: ["on", "in"]), items[1].unknown != nil,
      items[2].mark == ",", let place = items[1].tokens.first
    else { return false }
    return tokens.indices.contains(place) && tokens[place].text.first?.isUppercase == true
  }

  /// The fewest words of a quotation that is no name.
  private static let shortestQuotation = 7
}

enum EnglishDisbelief {
  static func tells(_ tokens: [ProseToken]) -> Bool {
    let words = tokens.map(\.folded)
    return begins(words.prefix(12)) || ends(words.suffix(7))
  }

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
    if ["it", "it's"].contains(first) {
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
  private static let grounds: Set<String> = [
    "evidence", "proof", "sign", "guarantee", "indication", "idea", "notion", "assumption",
    "belief", "it", "case", "impression",
  ]
  private static let persons: Set<String> = ["me", "us", "you", "him", "her", "them"]
  private static let denying: Set<String> = [
    "not", "never", "nobody", "don't", "shouldn't", "mustn't", "isn't", "no", "cannot", "can't",
  ]
  private static let mistaken: Set<String> = [
    "wrong", "false", "untrue", "incorrect", "mistake", "mistaken", "misconception", "myth",
    "misunderstanding", "error", "misbelief", "bug",
  ]
  private static let right: Set<String> = ["true", "so", "correct", "right", "case"]
}

enum KoreanDisbelief {
  static func tells(_ tokens: [ProseToken]) -> Bool {
    for (index, token) in tokens.enumerated().dropLast() where token.kind == .hangul {
      let rest = tokens[(index + 1)...]
      // What is said behind it is a statement of its own.
      guard rest.count <= 7, !rest.contains(where: { $0.kind == .code }) else { continue }
      if takesBack(token.text, rest[index + 1].text, rest) { return true }
    }
    return false
  }

  /// Whether a word, the next one and what follows take back what stands before.
  private static func takesBack(
    _ word: String, _ next: String, _ rest: ArraySlice<ProseToken>
  ) -> Bool {
    func begins(_ beginnings: [String]) -> Bool { beginnings.contains(where: next.hasPrefix) }
    func has(_ beginnings: [String]) -> Bool {
      rest.contains { token in beginnings.contains(where: token.text.hasPrefix) }
    }
    if word == "줄" { return begins(["알았", "알고", "알지만", "아는", "아셨", "아시"]) }
    if ["다는", "라는", "단", "란"].contains(where: word.hasSuffix) {
      return begins(rumours) || begins(sayings) && has(mistakes + ["옛말"])
    }
    if ["다고들", "라고들"].contains(where: word.hasSuffix) { return has(mistakes) }
    if ["다고", "라고"].contains(where: word.hasSuffix) {
      return begins(supposing) || begins(doubts) && has(["없", "어렵"])
        || begins(thoughts) && (has(mistakes) || rest.contains { warnings.contains($0.text) })
    }
    if ["다면", "라면", "으면", "되면"].contains(where: word.hasSuffix) {
      return begins(["좋겠", "얼마나"]) || begins(["버그"]) && rest.count <= 3
    }
    if ["는지", "은지", "인지", "한지", "던지", "을지"].contains(where: word.hasSuffix) {
      return rest.count <= 3
        && begins(["확인하세요", "확인하십", "확인해", "확인하자", "살펴보", "알아보", "따져", "검토하", "테스트하", "시험해", "물어보"])
    }
    return false
  }

  private static let rumours = ["소문", "속설", "오해", "착각", "헛소문", "낭설", "미신", "증거", "보장"]
  private static let sayings = [
    "것은", "것이", "건", "게", "말", "주장", "생각", "얘기", "이야기", "설명", "믿음", "글",
  ]
  private static let supposing = ["합시다", "하자", "칩시다", "치자", "치고", "가정하자", "가정합시다"]
  private static let doubts = ["단정", "장담", "볼", "말할", "보장", "할"]
  private static let thoughts = [
    "생각", "믿", "오해", "착각", "가정", "여기", "여겨", "기대", "단정", "적힌", "적혀", "쓰인", "하는", "들었", "들은", "주장",
    "잘못", "알려",
  ]
  private static let mistakes = [
    "아닙", "아니다", "아니에", "아니라", "아니며", "틀렸", "틀린", "틀리", "잘못", "옳지", "오해", "거짓", "착각", "오산",
    "그렇지", "헛소문", "낭설", "곤란", "근거", "믿지", "아니었", "적이",
  ]
  private static let warnings: Set<String> = [
    "안", "마세요", "마십시오", "말아야", "말자", "마라", "말고", "말아", "금물입니다", "금물이다",
  ]
}
