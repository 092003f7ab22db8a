/// Jamo as small numbers that tell initial, vowel and final apart.
enum JamoCode {
  static let firstVowel: UInt8 = 20
  static let firstFinal: UInt8 = 41
  /// One more than the greatest code.
  static let limit: UInt8 = 68

  /// Appends the codes of a syllable.
  @inline(__always)
  static func append(_ syllable: UInt32, to codes: inout [UInt8]) {
    let (initial, vowel, final) = Jamo.split(syllable)
    codes.append(UInt8(1 + initial))
    codes.append(firstVowel + UInt8(vowel))
    if final > 0 { codes.append(firstFinal - 1 + UInt8(final)) }
  }

  /// The codes of a suffix as the tables write it: a lone consonant is a final, a lone vowel
  /// has its initial in the stem.
  static func codes(_ suffix: some StringProtocol) -> [UInt8] {
    var codes: [UInt8] = []
    codes.reserveCapacity(suffix.utf8.count)
    for scalar in suffix.unicodeScalars {
      if Jamo.isSyllable(scalar.value) {
        append(scalar.value, to: &codes)
      } else if let final = Jamo.finals.firstIndex(of: scalar.value) {
        codes.append(firstFinal - 1 + UInt8(final))
      } else if let vowel = Jamo.vowels.firstIndex(of: scalar.value) {
        codes.append(firstVowel + UInt8(vowel))
      }
    }
    return codes
  }

  /// Appends the syllables of codes as UTF-8 and returns their number.
  @discardableResult
  static func write(_ codes: ArraySlice<UInt8>, to output: inout [UInt8]) -> Int {
    var count = 0
    var index = codes.startIndex
    while index + 1 < codes.endIndex {
      let initial = Int(codes[index]) - 1
      let vowel = Int(codes[index + 1] - firstVowel)
      index += 2
      var final = 0
      if index < codes.endIndex, codes[index] >= firstFinal {
        final = Int(codes[index] - firstFinal) + 1
        index += 1
      }
      UTF8Cursor.append(Jamo.join(initial, vowel, final), to: &output)
      count += 1
    }
    return count
  }
}
