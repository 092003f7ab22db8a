/// Korean particles behind names that are no Hangul, and verbs without their endings.
extension ItemReader {
  /// Takes particles that are written behind code, bold, quotes or Latin letters.
  func takeSuffix(
    _ item: inout Item, _ tokens: [ProseToken], _ text: UnitText, _ index: inout Int
  ) {
    var next = index
    while next < tokens.count, tokens[next].isJoined, tokens[next].isMark("\"”’'*_)」』`>") {
      next += 1
    }
    guard next < tokens.count, tokens[next].kind == .hangul,
      tokens[next].isJoined || Self.isStray(tokens[next], behind: tokens[index - 1]),
      let suffix = suffixInside(tokens[next])
    else { return }
    item.suffix = suffix
    index = next + 1
    item.tokens = item.tokens.lowerBound..<index
  }

  /// Whether it is a particle that somebody has parted from the name before it: “`Gate` 로”.
  private static func isStray(_ token: ProseToken, behind name: ProseToken) -> Bool {
    name.kind != .hangul && name.kind != .number && strayParticles.contains(token.text)
  }

  private static let strayParticles: Set<String> = [
    "을", "를", "은", "는", "가", "로", "으로", "에", "에서", "의", "와", "과", "만", "까지", "부터",
  ]

  func suffixInside(_ token: ProseToken) -> KoreanSuffix? {
    guard token.kind == .hangul else { return nil }
    return KoreanSuffix.ofNoun(WordUnits.jamo(of: token.text)[...])
  }

  /// The verb that a noun stands for which ends a Korean sentence, as in notes: 문 열기 가능, 신호 중단.
  func ending(
    _ tokens: [ProseToken], at index: Int, in sentence: Sentence, isPiece: Bool
  ) -> Item? {
    let token = tokens[index]
    guard sentence.isKorean, !isPiece, token.kind == .hangul, index > 0,
      Self.predicativeNouns.contains(token.text),
      tokens[(index + 1)...].allSatisfy({ $0.kind == .mark && !$0.isMark("?") })
    else { return nil }
    for ending in Self.nominalEndings {
      let verb = [token.with(text: token.text + ending)]
      guard var item = longest(UnitText(verb, lexicon.units), verb, at: 0, isFirst: false),
        item.suffix.ending == .nominal
      else { continue }
      item.tokens = index..<(index + 1)
      return item
    }
    return nil
  }

  /// Nouns of what is so or comes about; those of what somebody has to do are notes to oneself.
  private static let predicativeNouns: Set<String> = [
    "가능", "불가", "불가능", "중단", "유지", "변경", "반환", "표시", "전달", "발생", "종료", "만료", "무시", "도입", "지원",
    "제공", "거부", "차단", "중지", "초기화", "복원", "복귀", "전환", "적용", "동작", "작동", "노출", "호출", "수신",
  ]

  private static let nominalEndings = ["됨", "함"]
}
