/// Korean nouns as documents inflect them.
public enum KoreanNoun {
  /// Whether what stands behind a noun in the same word is nothing but particles and forms of 이다,
  /// as in 문에서만, 문들로부터 and 문이었지만.
  public static func isInflection(
    _ tail: some StringProtocol, of noun: some StringProtocol
  ) -> Bool {
    let last = WordUnits.jamo(of: noun.suffix(1)).last
    let isOpen = last.map { !WordUnits.isFinal($0) } ?? true
    return KoreanSuffix.ofNoun(WordUnits.jamo(of: tail)[...], isOpen: isOpen) != nil
  }
}
