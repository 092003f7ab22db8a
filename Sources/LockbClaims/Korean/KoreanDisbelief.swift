/// What takes back all that a Korean sentence tells.
enum KoreanDisbelief {
  static func tells(_ tokens: [ProseToken]) -> Bool {
    if tokens.count > 2, ["오해", "착각"].contains(tokens[0].text), tokens[1].text == ":" {
      return true
    }
    for (index, token) in tokens.enumerated().dropLast() where token.kind == .hangul {
      let rest = tokens[(index + 1)...]
      // 열린 줄 알았는데 …, 열린 줄 아는 분도 있는데 …
      let isBelieved =
        token.text == "줄" && ["알았", "아는", "알고"].contains(where: rest[index + 1].text.begins(with:))
      if isBelieved { return true }
      // …를 찾았지만 그런 문은 없다.
      if token.text == "그런", index > 2,
        rest.prefix(4).contains(where: { $0.text.begins(with: "없") })
      {
        return true
      }
      // What is said behind it is a statement of its own.
      guard rest.count <= 7, !rest.contains(where: { $0.kind == .code }) else { continue }
      if takesBack(token.text, rest[index + 1].text, rest) { return true }
    }
    return false
  }

  /// Whether what a sentence says is told by words that no list holds: …다고 우기는 동료가 있다.
  static func hangsOnUnknown(_ items: [Item], _ tokens: [ProseToken]) -> Bool {
    let end = items.lastIndex { item in
      // `X`라는 이름: what it is called.
      if item.isEmphasized || item.sense(ofType: "label") != nil { return false }
      let word = tokens[item.tokens].last?.text ?? ""
      return item.suffix.ending == .quote
        || word.unicodeScalars.last.map("고는".unicodeScalars.contains) == true
          && quoting.contains(where: word.ends(with:))
    }
    guard let end else { return false }
    let rest = items[(end + 1)...]
    guard let first = rest.first, rest.count <= longestRest, !rest.contains(where: \.isConcept),
      !affirming.contains(where: tokens[first.tokens.lowerBound].text.begins(with:)),
      !rest.contains(where: { item in
        concluding.contains(where: tokens[item.tokens.lowerBound].text.begins(with:))
      })
    else { return false }
    return rest.contains { $0.unknown != nil }
      || first.suffix.particles.contains(.like)
  }

  /// What is told behind these is affirmed: …다는 점을 잊기 쉽다.
  private static let affirming = [
    "점", "사실을", "사실이", "보면", "봐", "뜻입", "뜻이다", "의미", "신호", "표시", "징후", "외우", "외워",
    "기억",
  ]
  /// And where these stand behind it: …다는 게 결론이다.
  private static let concluding = [
    "결론", "요점", "핵심", "요지", "특징", "원칙", "규칙", "차이", "장점", "이유", "때문",
    "배웠",
  ]
  private static let quoting = ["이라고", "라고", "이라는", "라는", "다고", "다는"]
  /// The most items behind what is told.
  private static let longestRest = 8

  /// Whether a word, the next one and what follows take back what stands before.
  private static func takesBack(
    _ word: String, _ next: String, _ rest: ArraySlice<ProseToken>
  ) -> Bool {
    // Each of the words below ends so.
    guard let last = word.unicodeScalars.last, "줄는단란들고면지".unicodeScalars.contains(last) else {
      return false
    }
    func begins(_ beginnings: [String]) -> Bool { beginnings.contains(where: next.begins(with:)) }
    func has(_ beginnings: [String]) -> Bool {
      rest.contains { token in beginnings.contains(where: token.text.begins(with:)) }
    }
    if word == "줄" { return begins(["알았", "알고", "알지만", "아는", "아셨", "아시"]) }
    if ["다는", "라는", "단", "란"].contains(where: word.ends(with:)) {
      return begins(rumours) || begins(sayings) && has(mistakes + ["옛말"])
    }
    if ["다고들", "라고들"].contains(where: word.ends(with:)) { return has(mistakes) }
    if ["다고", "라고"].contains(where: word.ends(with:)) {
      return begins(supposing) || begins(["들으", "어디에"]) || begins(doubts) && has(["없", "어렵"])
        || begins(thoughts) && (has(mistakes) || rest.contains { warnings.contains($0.text) })
    }
    if ["다면", "라면", "으면", "되면"].contains(where: word.ends(with:)) {
      return begins(["좋겠", "얼마나"]) || begins(["버그"]) && rest.count <= 3
    }
    if ["는지", "은지", "인지", "한지", "던지", "을지"].contains(where: word.ends(with:)) {
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
    "잘못", "알려", "쓰", "말하",
  ]
  private static let mistakes = [
    "아닙", "아니다", "아니에", "아니라", "아니며", "틀렸", "틀린", "틀리", "잘못", "옳지", "오해", "거짓", "착각", "오산",
    "그렇지", "헛소문", "낭설", "곤란", "근거", "믿지", "아니었", "적이",
  ]
  private static let warnings: Set<String> = [
    "안", "마세요", "마십시오", "말아야", "말자", "마라", "말고", "말아", "금물입니다", "금물이다",
  ]
}
