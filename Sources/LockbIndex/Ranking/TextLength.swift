/// Lengths of texts as ranking takes them: coarse, so that one letter tells a browser.
enum TextLength {
  /// One more than the greatest class.
  static let classes = 88

  /// The class of a length: every length below 16 is one, then there are eight to a doubling.
  static func `class`(_ words: Int) -> Int {
    let words = max(0, words)
    guard words >= 16 else { return words }
    let shift = Int.bitWidth - words.leadingZeroBitCount - 4
    return min(classes - 1, 8 + 8 * shift + (words >> shift - 8))
  }

  /// The least length of a class.
  static func least(_ lengthClass: Int) -> Int {
    lengthClass < 16 ? lengthClass : (8 + lengthClass % 8) << (lengthClass / 8 - 1)
  }

  /// A length rounded down to the least of its class.
  static func rounded(_ words: Int) -> Int { least(`class`(words)) }
}
