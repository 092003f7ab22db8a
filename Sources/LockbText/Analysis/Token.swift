/// One word of a text with everything it can be found by.
///
/// Every form holds letters and digits only, lower-cased, in NFC, so that a tokenizer that
/// splits at anything else leaves it whole.
public struct Token: Hashable, Sendable {
  /// What a token is made of.
  public enum Kind: UInt8, Sendable {
    /// A Latin word of prose.
    case word
    /// A name in code or an acronym: inner capitals, underscores, digits beside letters.
    case identifier
    /// Digits, with the dots of a version number.
    case number
    /// A run of Hangul.
    case hangul
    /// Two neighbouring Han or kana characters, or a lone one.
    case ideographic
    /// A word of another script.
    case other
  }

  /// What the token is made of.
  public var kind: Kind
  /// Where it stands: byte offsets in the text that was given, before normalization.
  public var range: Range<Int>
  /// The whole word. A version number's dots read `dot`: `13.4` is `13dot4`.
  public var surface: String
  /// Base forms that are safe to search for instead of the surface.
  public var stems: [String]
  /// Base forms of one syllable that may be wrong: index them, and search for one only if the
  /// corpus knows it as a word of its own.
  public var weakStems: [String]
  /// What the word is made of: the words of an identifier, the components of a number, the
  /// characters of an ideographic pair.
  public var parts: [String]
  /// The stems of an identifier's words.
  public var partStems: [String]
  /// Neighbouring parts written together, two and three at a time, and the whole of a
  /// hyphenated word or selector on its last token.
  public var joins: [String]
  /// Syllable pairs that start in this token, one for each syllable. A pair may reach into the
  /// next word; the last syllable of a phrase stands alone.
  public var grams: [String]

  /// Whether it is a form of a common Korean verb or adjective.
  public var isKnownVerb: Bool {
    kind == .hangul && stems.contains { KnownVerbs.contains(JamoCode.codes($0)[...]) }
  }

  /// Everything the stem column of an index holds for this token, in its order.
  public var indexedStems: [String] { stems + weakStems + parts + partStems + joins }
}
