internal import LockbBase

/// Whether a sentence denies something, as far as its words alone tell.
public enum Denial: Int, Comparable, Sendable {
  /// No word of it denies or limits anything.
  case none
  /// A word may deny, so that the other language may say the same with “not”: refuse, only, until.
  case possible
  /// It says “not”.
  case certain

  /// The less certain first.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  init(of sentence: Sentence, _ items: [Item], isPiece: Bool) {
    // What a button or a row is called need not deny anything: Don’t Allow, Never, 안 함.
    var names: Set<Int> = []
    for item in items {
      let first = item.tokens.lowerBound
      let token = sentence.tokens[first]
      let isCapital = (isPiece || first > 0) && token.text.first?.isUppercase == true
      let isLabel = item.senses.contains { Self.labels.contains(ClaimTerm.type(of: $0)) }
      if isLabel, isCapital || token.kind == .hangul { names.formUnion(item.tokens) }
    }
    var denial = Denial.none
    for (index, token) in sentence.tokens.enumerated() {
      let said = Self.denial(of: token)
      // “Until it is no longer in use” is “while it is in use”.
      let isLimit =
        index + 1 < sentence.tokens.count && sentence.tokens[index + 1].folded == "longer"
      denial = max(denial, names.contains(index) || isLimit ? min(said, .possible) : said)
    }
    self = denial
  }

  private static let labels: Set<Substring> = ["settings", "level", "label", "option"]

  private static func denial(of token: ProseToken) -> Self {
    switch token.kind {
    case .latin: english(token)
    case .hangul: korean(token.text)
    case .number, .code, .mark: .none
    }
  }

  private static func english(_ token: ProseToken) -> Self {
    let word = token.folded
    if DenialWords.english.contains(word) || word.hasSuffix("n't") {
      return token.text == "NO" ? .possible : .certain
    }
    return DenialWords.englishBeginnings.contains { word.hasPrefix($0) } ? .possible : .none
  }

  private static func korean(_ text: String) -> Self {
    if DenialWords.korean.contains(text) { return .certain }
    // Composed syllables: bytes tell, and every word of every page comes here.
    let bytes = Array(text.utf8)
    if DenialWords.koreanParts.contains(where: { holds(bytes, $0) }) { return .certain }
    let isLimit =
      DenialWords.koreanBeginnings.contains { bytes.starts(with: $0) }
      || DenialWords.koreanEnds.contains { bytes.suffix($0.count).elementsEqual($0) }
    return isLimit ? .possible : .none
  }

  private static func holds(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    guard let first = part.first, bytes.count >= part.count else { return false }
    return (0...(bytes.count - part.count)).contains { start in
      bytes[start] == first && bytes[start...].starts(with: part)
    }
  }
}
