/// Lengths of texts as ranking takes them: coarse, so that one letter tells a browser.
enum TextLength {
  /// One more than the greatest class.
  static let classes = 88

  /// The class of a length: every length below 8 is one, then there are four to a doubling.
  static func `class`(_ words: Int) -> Int {
    let words = max(0, words)
    guard words >= 8 else { return words }
    let shift = Int.bitWidth - words.leadingZeroBitCount - 3
    return min(classes - 1, 4 + 4 * shift + (words >> shift - 4))
  }

  /// The least length of a class.
  static func least(_ lengthClass: Int) -> Int {
    lengthClass < 8 ? lengthClass : (4 + lengthClass % 4) << (lengthClass / 4 - 1)
  }

  /// A length rounded down to the least of its class.
  static func rounded(_ words: Int) -> Int { least(`class`(words)) }
}
