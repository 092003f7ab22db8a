internal import LockbText

/// Text as comparable units: a Hangul syllable is two or three jamo, any other word is one unit.
struct WordUnits: Sendable {
  /// What a unit may be: jamo below, interned words above.
  typealias Unit = UInt32

  static let firstVowel: Unit = 0x200
  static let firstFinal: Unit = 0x300
  private static let firstWord: Unit = 0x1000

  /// By stem.
  private var stems = SpellingTable()
  /// By word as it stood in a form, which spares most words the stemmer.
  private var words = SpellingTable()

  /// The unit of a word that forms may use.
  mutating func intern(_ word: TableBytes) -> Unit {
    if let unit = words.number(of: word) { return unit }
    let unit = Self.key(word.equals("&") ? "and" : word.text).withTableBytes { stem in
      if let unit = stems.number(of: stem) { return unit }
      let unit = Self.firstWord + Unit(stems.count)
      stems.insert(stem, unit)
      return unit
    }
    words.insert(word, unit)
    return unit
  }

  /// The unit of a word of a text; nil where no form uses it.
  func unit(of word: String) -> Unit? {
    word.withTableBytes(words.number) ?? Self.key(word).withTableBytes(stems.number)
  }

  /// Inflections of one word meet; letter case and the shape of the apostrophe do not count.
  private static func key(_ word: String) -> String { EnglishStemmer.stem(of: word.folded) }

  /// Whether a unit is a consonant that ends a syllable.
  static func isFinal(_ unit: Unit) -> Bool { unit >= firstFinal && unit < firstWord }

  /// Whether a stem that ends in a unit may have swallowed 어 or 아: 해, 가, 서, 봐.
  static func endsOpen(_ unit: Unit) -> Bool {
    guard unit >= firstVowel, unit < firstFinal else { return false }
    return ![8, 13, 18, 20].contains(unit - firstVowel)
  }

  /// The jamo of Hangul: initial, vowel and, where there is one, final. A lone jamo is a final.
  static func jamo(of text: some StringProtocol) -> [Unit] {
    var units: [Unit] = []
    for scalar in text.unicodeScalars { append(scalar.value, to: &units) }
    return units
  }

  /// Appends the jamo of Hangul in UTF-8, whose letters take three bytes each.
  static func appendJamo(of text: TableBytes, to units: inout [Unit]) {
    var index = 0
    while index + 2 < text.count {
      let scalar =
        UInt32(text[index] & 0x0F) << 12 | UInt32(text[index + 1] & 0x3F) << 6
        | UInt32(text[index + 2] & 0x3F)
      append(scalar, to: &units)
      index += 3
    }
  }

  private static func append(_ scalar: UInt32, to units: inout [Unit]) {
    if Jamo.isSyllable(scalar) {
      let (initial, vowel, final) = Jamo.split(scalar)
      units.append(0x100 + Unit(initial))
      units.append(firstVowel + Unit(vowel))
      if final > 0 { units.append(firstFinal + Unit(final)) }
    } else if let final = finals.firstIndex(of: scalar) {
      units.append(firstFinal + Unit(final))
    }
  }

  /// Final consonants in the order of the syllable block, from 1.
  private static let finals =
    " ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)
}
