/// The lists behind the analysis, for another program that analyses queries alike: the site's
/// search.
public enum AnalyzerTables {
  /// Hangul suffixes that are taken off in the same way.
  public struct SuffixClass: Hashable, Sendable {
    /// The kind of suffix: particle, copula, light verb, ending, derivation, counted from 0.
    public var kind: Int
    /// What must stand before it, counted from 0 in the order of the analyser's conditions.
    public var condition: Int
    /// How many syllables must stay.
    public var minimum: Int
    /// What is put in its place; mostly empty.
    public var replacement: String
    /// The light verb it is a form of; mostly empty.
    public var family: String
  }

  /// The suffixes by class, the classes in the order in which they count; a lone consonant or
  /// vowel at the front belongs to the syllable before.
  public static var suffixes: [(suffixClass: SuffixClass, suffixes: [String])] {
    var places: [SuffixClass: Int] = [:]
    var result: [(suffixClass: SuffixClass, suffixes: [String])] = []
    for (suffix, rule) in HangulSuffixes.rules.list {
      let key = SuffixClass(
        kind: Int(rule.kind.rawValue), condition: Int(rule.condition.rawValue),
        minimum: Int(rule.minimum), replacement: replacement(rule), family: rule.family.rawValue)
      let place = places[key] ?? result.count
      if place == result.count {
        places[key] = place
        result.append((key, []))
      }
      if !result[place].suffixes.contains(suffix) { result[place].suffixes.append(suffix) }
    }
    return result
  }

  /// Stems of Korean verbs: whole, without their final ㄹ, without their final ㅂ.
  public static var verbStems: [[String]] {
    [KnownVerbs.lists.whole, KnownVerbs.lists.withoutLiquid, KnownVerbs.lists.withoutLabial]
  }

  /// Korean nouns and adverbs that only look as if they ended in a suffix.
  public static var wholeNouns: [String] { WholeNouns.nouns }

  /// English words that only look inflected, in byte order.
  public static var wholeEnglishWords: [String] { EnglishStemmer.whole.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// Words that ask or connect, English and Korean, in byte order.
  public static var stopWords: (english: [String], korean: [String]) {
    (StopWords.english.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, StopWords.korean.sorted())
  }

  private static func replacement(_ rule: SuffixRule) -> String {
    let (first, second) = rule.replacement
    guard first > 0 else { return "" }
    guard second == 0 else {
      var bytes: [UInt8] = []
      JamoCode.write([first, second], to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    let value =
      first >= JamoCode.firstFinal
      ? Jamo.finals[Int(first - JamoCode.firstFinal) + 1]
      : Jamo.vowels[Int(first - JamoCode.firstVowel)]
    return Unicode.Scalar(value).map { String($0) } ?? ""
  }
}
