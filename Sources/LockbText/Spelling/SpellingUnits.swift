/// A word as the units that a typing mistake changes: letters, and the jamo of syllables with
/// initials and finals alike.
enum SpellingUnits {
  /// Replaces `units` by the units of a word in NFC, lower-cased.
  static func read(_ word: String, into units: inout [UInt32]) {
    units.removeAll(keepingCapacity: true)
    for scalar in word.unicodeScalars {
      guard Jamo.isSyllable(scalar.value) else {
        units.append(scalar.value)
        continue
      }
      let (initial, vowel, final) = Jamo.split(scalar.value)
      units.append(Jamo.initials[initial])
      units.append(Jamo.vowels[vowel])
      if final > 0 { units.append(Jamo.finals[final]) }
    }
  }
}
