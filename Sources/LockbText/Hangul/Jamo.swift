/// Arithmetic on Hangul syllables.
public enum Jamo {
  /// Initial consonants as compatibility jamo, in the order of the syllable block.
  static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value))
  /// Vowels as compatibility jamo.
  static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".unicodeScalars.map(\.value))
  /// Final consonants as compatibility jamo; the first stands for none.
  static let finals =
    [0] + "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)

  /// Whether a scalar is a whole syllable.
  @inline(__always)
  public static func isSyllable(_ scalar: UInt32) -> Bool { scalar &- 0xAC00 < 11172 }

  /// The indices of a syllable's initial, vowel and final; the final is 0 where there is none.
  @inline(__always)
  public static func split(_ syllable: UInt32) -> (initial: Int, vowel: Int, final: Int) {
    let index = Int(syllable) - 0xAC00
    return (index / 588, index % 588 / 28, index % 28)
  }

  /// The syllable of three indices.
  @inline(__always)
  static func join(_ initial: Int, _ vowel: Int, _ final: Int = 0) -> UInt32 {
    UInt32(0xAC00 + (initial * 21 + vowel) * 28 + final)
  }
}
