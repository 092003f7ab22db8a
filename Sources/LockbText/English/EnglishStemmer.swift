/// Light stemming of English words: inflections and a few safe derivations of one word meet.
/// What comes out need not be a word.
public enum EnglishStemmer {
  /// Words that only look inflected.
  static let whole: Set<String> = [
    "afterwards", "ahead", "always", "analysis", "anomaly", "anything", "apply", "assembly", "axis",
    "basis", "being", "besides", "bring", "ceiling", "daily", "does", "during", "early", "embed",
    "evening", "everything", "exceed", "family", "feed", "hence", "hundred", "indeed", "instead",
    "king", "less", "locale", "morning", "nation", "need", "news", "nothing", "once", "only",
    "perhaps",
    "plus", "proceed", "ration", "rely", "reply", "ring", "seed", "series", "shed", "sibling",
    "since", "sing", "something", "sometimes", "species", "speed", "spring", "station", "string",
    "succeed", "supply", "swing", "these", "thing", "this", "those", "thread", "thus", "towards",
    "unless", "whose", "wing",
  ]

  /// By first letter: the lengths of the words that only look inflected, a bit each.
  private static let lengthsOfWhole: [UInt32] = whole.reduce(
    into: Array(repeating: 0, count: 26)
  ) { lengths, word in
    guard let first = word.utf8.first else { return }
    lengths[Int(first - 0x61)] |= 1 << UInt32(word.utf8.count)
  }

  /// Whether a word in small letters only looks inflected.
  private static func isWhole(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, word.count < 32,
      lengthsOfWhole[Int(first - 0x61)] & 1 << UInt32(word.count) != 0
    else { return false }
    return whole.contains(String(decoding: word, as: UTF8.self))
  }

  /// The stem of a word in lower case; the word itself where there is nothing to take away.
  public static func stem(of word: String) -> String {
    var list: [UInt8] = []
    appendStem(of: Array(word.utf8)[...], to: &list)
    return list.isEmpty ? word : String(decoding: list.filter { $0 != 0x20 }, as: UTF8.self)
  }

  /// Appends the stem of a folded word to a space-separated list, unless it is the word itself.
  static func appendStem(of word: ArraySlice<UInt8>, to list: inout [UInt8]) {
    guard (4...40).contains(word.count), word.allSatisfy({ $0 &- 0x61 < 26 }) else { return }
    guard !isWhole(word) else { return }
    var stem = Stem(Array(word))
    stem.reduce()
    if !stem.letters[...].elementsEqual(word) { list.appendWord(stem.letters[...]) }
  }

  private struct Stem {
    var letters: [UInt8]

    init(_ letters: [UInt8]) { self.letters = letters }

    mutating func reduce() {
      plural()
      guard !EnglishStemmer.isWhole(letters[...]) else { return }
      adverb()
      verb()
      derivation()
      ending()
    }

    func hasSuffix(_ suffix: StaticString) -> Bool {
      let length = suffix.utf8CodeUnitCount
      guard letters.count >= length else { return false }
      // From behind: the last letter tells most words apart.
      for index in 1...length
      where letters[letters.count - index] != suffix.utf8Start[length - index] { return false }
      return true
    }

    /// Replaces a suffix where enough letters with a vowel among them stay.
    @discardableResult
    mutating func replace(
      _ suffix: StaticString, _ replacement: StaticString, keeping minimum: Int
    ) -> Bool {
      let kept = letters.count - suffix.utf8CodeUnitCount
      guard kept >= minimum, hasSuffix(suffix), hasVowel(letters[..<kept]) else { return false }
      letters.removeLast(suffix.utf8CodeUnitCount)
      for index in 0..<replacement.utf8CodeUnitCount {
        letters.append(replacement.utf8Start[index])
      }
      return true
    }

    func isVowel(_ letter: UInt8) -> Bool {
      letter == 0x61 || letter == 0x65 || letter == 0x69 || letter == 0x6F || letter == 0x75
    }

    func hasVowel(_ letters: ArraySlice<UInt8>) -> Bool {
      letters.contains { isVowel($0) || $0 == 0x79 }
    }

    mutating func plural() {
      guard letters.last == 0x73 else { return }
      if hasSuffix("ss") || hasSuffix("us") || hasSuffix("is") { return }
      if replace("ies", "y", keeping: 2) { return }
      for suffix: StaticString in ["sses", "shes", "ches", "xes", "zzes"] where hasSuffix(suffix) {
        letters.removeLast(2)
        return
      }
      replace("s", "", keeping: 3)
    }

    mutating func adverb() {
      if replace("ically", "ic", keeping: 3) { return }
      guard letters.count > 6, !hasSuffix("bly") else { return }
      if replace("ily", "y", keeping: 4) { return }
      replace("ly", "", keeping: 4)
    }

    mutating func verb() {
      if replace("ied", "y", keeping: 2) { return }
      if hasSuffix("eed") { return }
      guard replace("ing", "", keeping: 2) || replace("ed", "", keeping: 2) else { return }
      guard let last = letters.last else { return }
      if letters.count > 3, last == letters[letters.count - 2], !isVowel(last), last != 0x6C,
        last != 0x73, last != 0x7A
      {
        letters.removeLast()
      } else if isShort(letters[...]) {
        letters.append(0x65)
      }
    }

    /// Whether a word is one syllable with a short vowel and a single consonant behind it, which
    /// keeps the `e` that it is written with: `hope` is not `hop`.
    func isShort(_ word: ArraySlice<UInt8>) -> Bool {
      guard let last = word.last, !isVowel(last), last != 0x77, last != 0x78, last != 0x79 else {
        return false
      }
      let rest = word.dropLast()
      guard let vowel = rest.last, isVowel(vowel) || vowel == 0x79 else { return false }
      return !hasVowel(rest.dropLast())
    }

    mutating func derivation() {
      if replace("ification", "ify", keeping: 3) { return }
      if replace("ization", "iz", keeping: 2) || replace("isation", "iz", keeping: 2) { return }
      if letters.count > 6, replace("is", "iz", keeping: 4) || replace("ise", "iz", keeping: 4) {
        return
      }
      for suffix: StaticString in ["ation", "ition", "ution", "etion", "otion", "ction", "ption"] {
        if hasSuffix(suffix), replace("ion", "", keeping: 4) { return }
      }
    }

    mutating func ending() {
      guard letters.count > 3, let last = letters.last else { return }
      let before = letters[letters.count - 2]
      if last == 0x65, before != 0x65 {
        let rest = letters.dropLast()
        if hasVowel(rest), !isShort(rest) { letters.removeLast() }
      } else if last == 0x79, !isVowel(before) {
        letters[letters.count - 1] = 0x69
      } else if letters.count > 5, hasSuffix("ell") || hasSuffix("oll") {
        // `cancelled` and `canceled` meet; a word of one syllable keeps both letters.
        if hasVowel(letters.dropLast(3)) { letters.removeLast() }
      }
    }
  }
}
