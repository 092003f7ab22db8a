internal import LockbText

/// Tells Korean words that say how something is asked from words that say what about.
enum Predicate {
  /// Endings of verbs and adjectives, the longest first where one ends with another.
  static let endings = [
    "습니다", "습니까", "니다", "니까", "나요", "까요", "가요", "어요", "아요", "여요", "해요", "대요", "데요", "네요",
    "줘요", "져요", "려고", "려면", "는데", "은데", "인데", "한데", "지만", "거나", "다가", "도록", "더니", "면서", "라서",
    "어서", "아서", "해서", "여서", "으면", "하면", "되면", "이면", "어도", "아도", "해도", "죠", "까", "래", "냐", "려",
  ]
  /// Endings that nouns have as well: they count in longer words only.
  static let doubtful = [
    "요", "다", "면", "고", "서", "게", "지", "니", "어", "아", "해", "던", "볼", "는지",
  ]

  /// Whether a word looks like a verb or an adjective with its ending.
  static func isLikely(_ token: Token) -> Bool {
    guard token.kind == .hangul else { return false }
    if token.isKnownVerb { return true }
    let syllables = token.surface.unicodeScalars.count
    if syllables == 2, token.surface.hasSuffix("요"), hasMergedVowel(token.surface) { return true }
    if syllables > 1, endings.contains(where: token.surface.hasSuffix) { return true }
    // Of a noun that only looks like a verb, 펌웨어 or 스토리지, nothing is taken off.
    return syllables > 2 && !(token.stems + token.weakStems).isEmpty
      && doubtful.contains(where: token.surface.hasSuffix)
  }

  /// Verbs that only carry an ending, behind a word that turns them round: 못해요, 안돼요.
  private static let supporting: Set = ["못하", "못되", "안하", "안되", "잘하", "잘되"]

  /// Whether a word says what is asked about or done, which is more than to ask: 요리하면, 씻으려면,
  /// but not 돼요 or 못해요.
  static func saysSomething(_ token: Token) -> Bool {
    guard token.kind == .hangul, !LightWords.contains(token) else { return false }
    return token.stems.isEmpty
      ? token.surface.unicodeScalars.count > 2
      : !token.stems.allSatisfy(supporting.contains)
  }

  /// Whether the first syllable ends in a vowel into which 아 or 어 merges: 와요 and 줘요 are verbs,
  /// 필요 and 개요 are none.
  private static func hasMergedVowel(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first?.value, Jamo.isSyllable(first) else { return false }
    let (_, vowel, final) = Jamo.split(first)
    return final == 0 && [0, 4, 6, 9, 14].contains(vowel)
  }
}
