internal import LockbText

/// Text as comparable units: a Hangul syllable is two or three jamo, any other word is one unit.
struct WordUnits: Sendable {
  /// What a unit may be: jamo below, interned words above.
  typealias Unit = UInt32

  static let firstVowel: Unit = 0x200
  static let firstFinal: Unit = 0x300
  private static let firstWord: Unit = 0x1000

  /// By stem.
  private var ids: [String: Unit] = [:]
  /// By word as it stood in a form, which spares most words the stemmer.
  private var words: [String: Unit] = [:]

  /// The unit of a word that forms may use.
  mutating func intern(_ word: String) -> Unit {
    if let id = words[word] { return id }
    let key = Self.key(word)
    let id = ids[key] ?? Self.firstWord + Unit(ids.count)
    ids[key] = id
    words[word] = id
    return id
  }

  /// The unit of a word of a text; nil where no form uses it.
  func unit(of word: String) -> Unit? { words[word] ?? ids[Self.key(word)] }

  /// Inflections of one word meet; letter case and the shape of the apostrophe do not count.
  private static func key(_ word: String) -> String { EnglishStemmer.stem(of: word.folded) }

  /// Whether a unit is a consonant that ends a syllable.
  static func isFinal(_ unit: Unit) -> Bool { unit >= firstFinal && unit < firstWord }

  /// Whether a stem that ends in a unit may have swallowed 어 or 아: 해, 가, 서, 봐.
  static func endsOpen(_ unit: Unit) -> Bool {
    guard unit >= firstVowel, unit < firstFinal else { return false }
    return ![8, 13, 18, 20].contains(unit - firstVowel)
  }

  /// The jamo of Hangul: initial, vowel and, where there is one, final. A lone jamo is a final, or
  /// a vowel.
  static func jamo(of text: some StringProtocol) -> [Unit] {
    var units: [Unit] = []
    for scalar in text.unicodeScalars {
      if Jamo.isSyllable(scalar.value) {
        let (initial, vowel, final) = Jamo.split(scalar.value)
        units.append(0x100 + Unit(initial))
        units.append(firstVowel + Unit(vowel))
        if final > 0 { units.append(firstFinal + Unit(final)) }
      } else if let final = finals.firstIndex(of: scalar) {
        units.append(firstFinal + Unit(final))
      }
    }
    return units
  }

  /// Final consonants in the order of the syllable block, from 1.
  private static let finals: [Unicode.Scalar] = Array(" ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)
}
