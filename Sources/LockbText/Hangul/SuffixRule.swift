/// One suffix that may be taken off a Hangul word.
struct SuffixRule {
  /// What kind of suffix it is.
  enum Kind: UInt8 {
    /// A particle: what stays is a noun, and more may follow below it.
    case particle
    /// The copula: what stays is a noun.
    case copula
    /// A light verb with its ending: what stays is the noun it makes a verb of.
    case lightVerb
    /// The ending of any other verb: what stays is the verb's stem.
    case ending
    /// A noun suffix, such as the plural.
    case derivation
  }

  /// What must stand before the suffix.
  enum Condition: UInt8 {
    case anything
    /// A syllable without a final consonant.
    case open
    /// A syllable with a final consonant.
    case closed
    /// A syllable without a final consonant, or with the final ㄹ.
    case openOrLiquid
    /// A syllable with a final consonant other than ㄹ.
    case closedNotLiquid
    /// A syllable that ends in ㅏ, ㅐ, ㅓ or ㅔ, into which 아 or 어 has merged.
    case merged
    /// A verb's stem from the list.
    case knownVerb
    /// A verb's stem from the list, less its final ㅂ.
    case lostLabial
  }

  var kind: Kind
  var condition: Condition
  /// How many syllables must stay.
  var minimum: UInt8
  /// How many syllables the suffix has.
  var length: UInt8
  /// Codes to put in its place: a vowel, or the initial and vowel of a syllable.
  var replacement: (UInt8, UInt8) = (0, 0)
  /// For a light verb, the codes of the syllables that name it.
  var family: LightVerb = .none

  /// Whether the codes before the suffix meet the condition.
  @inline(__always)
  func accepts(_ stem: ArraySlice<UInt8>) -> Bool {
    guard let last = stem.last else { return condition == .anything }
    let liquid: UInt8 = JamoCode.firstFinal + 7
    switch condition {
    case .anything: return true
    case .open: return last < JamoCode.firstFinal
    case .closed: return last >= JamoCode.firstFinal
    case .openOrLiquid: return last < JamoCode.firstFinal || last == liquid
    case .closedNotLiquid: return last >= JamoCode.firstFinal && last != liquid
    case .merged:
      let vowel = Int(last) - Int(JamoCode.firstVowel)
      return vowel == 0 || vowel == 1 || vowel == 4 || vowel == 5
    case .knownVerb: return KnownVerbs.holds(stem)
    case .lostLabial: return KnownVerbs.hasLostLabial(stem)
    }
  }
}

/// The verbs that make a verb of a noun.
enum LightVerb: String, CaseIterable {
  case none = ""
  case `do` = "하"
  case become = "되"
  case receive = "받"
  case make = "시키"
  case suffer = "당하"
}
