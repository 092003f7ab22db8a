/// The lists behind the analysis, for another program that analyses queries alike: the site's
/// search.
public enum AnalyzerTables {
  /// Hangul suffixes with one head that are taken off in one way.
  public struct Suffixes: Hashable, Sendable {
    /// The kind of suffix: particle, copula, light verb, ending, derivation, counted from 0.
    public var kind: Int
    /// What must stand before it, counted from 0 in the order of the analyser's conditions.
    public var condition: Int
    /// What each suffix begins with: a consonant at the front of an ending closes its syllable.
    public var head: String
    /// The suffixes without their head; the first may be empty.
    public var endings: [String]
    /// What is put in their place; mostly empty.
    public var replacement: String
    /// The light verb they are forms of; mostly empty.
    public var family: String
    /// How many syllables they count as; 0 for as many as they have.
    public var length: Int
  }

  /// The suffixes in the order in which they count; a lone consonant or vowel at the front belongs
  /// to the syllable before.
  public static var suffixes: [Suffixes] {
    HangulSuffixes.patterns.map { pattern in
      Suffixes(
        kind: Int(pattern.kind.rawValue), condition: Int(pattern.condition.rawValue),
        head: pattern.head, endings: pattern.endings, replacement: pattern.replacement,
        family: pattern.family.rawValue, length: Int(pattern.length))
    }
  }

  /// Stems of Korean verbs: whole, without their final ㄹ, without their final ㅂ.
  public static var verbStems: [[String]] {
    [KnownVerbs.lists.whole, KnownVerbs.lists.withoutLiquid, KnownVerbs.lists.withoutLabial]
  }

  /// Korean nouns and adverbs that only look as if they ended in a suffix.
  public static var wholeNouns: [String] { WholeNouns.nouns }

  /// English words that only look inflected, in byte order.
  public static var wholeEnglishWords: [String] {
    EnglishStemmer.whole.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Words that ask or connect, English and Korean, in byte order.
  public static var stopWords: (english: [String], korean: [String]) {
    (
      StopWords.english.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
      StopWords.korean.sorted()
    )
  }
}
