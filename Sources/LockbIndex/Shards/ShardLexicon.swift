/// The words of one kind, in byte order, with the letters that each shares with the one before
/// told by a number.
struct ShardLexicon {
  /// Longer shares are not told.
  private static let longestShare = 44

  /// The name of the shard with the words, and the beginning of the names of those with postings.
  let name: String
  let prefix: String
  /// The words, and their numbers among all.
  let words: [(text: String, number: Int)]

  init(_ name: String, prefix: String, _ words: [(text: String, number: Int)]) {
    self.name = name
    self.prefix = prefix
    self.words = words
  }

  /// The words; the letter in front of each is twice the number of shared UTF-16 units, and one
  /// more for what `isMarked` says.
  static func text(
    _ words: ArraySlice<String>, isMarked: (_ place: Int) -> Bool
  ) -> ArraySlice<UInt8> {
    var text = ShardText()
    var last = ""
    for (index, word) in words.enumerated() {
      if index > 0 { text.add(" ") }
      let (share, width) = shared(last.utf8, word.utf8)
      text.letter(width * 2 + (isMarked(index) ? 1 : 0))
      text.add(Array(word.utf8.dropFirst(share))[...])
      last = word
    }
    return text.bytes[...]
  }

  /// How many bytes of whole letters two words begin with alike, and their UTF-16 units.
  private static func shared(
    _ left: String.UTF8View, _ right: String.UTF8View
  ) -> (bytes: Int, units: Int) {
    var (bytes, units) = (0, 0)
    var (length, width) = (0, 0)
    for (left, right) in zip(left, right) {
      if left & 0xC0 != 0x80 {
        (bytes, units) = (length, width)
        if left != right || units >= longestShare - 1 { return (bytes, units) }
        width += left >= 0xF0 ? 2 : 1
      } else if left != right {
        return (bytes, units)
      }
      length += 1
    }
    return (length, width)
  }

  /// Whether a word belongs with the Hangul words.
  static func isHangul(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first?.value else { return false }
    return (0x1100...0x11FF).contains(first) || (0x3131...0x318E).contains(first)
      || (0xA960...0xA97C).contains(first) || (0xAC00...0xD7FB).contains(first)
  }
}
