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
  static func text(_ words: [String], isMarked: (Int) -> Bool) -> String {
    var text = ShardText()
    var last = ""
    for (index, word) in words.enumerated() {
      if index > 0 { text.add(" ") }
      var shared = 0
      for (left, right) in zip(last.unicodeScalars, word.unicodeScalars) {
        guard left == right, shared < longestShare - 1 else { break }
        shared += UTF16.width(left)
      }
      text.letter(shared * 2 + (isMarked(index) ? 1 : 0))
      text.add(String(decoding: word.utf16.dropFirst(shared), as: UTF16.self))
      last = word
    }
    return text.text
  }

  /// Whether a word belongs with the Hangul words.
  static func isHangul(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first?.value else { return false }
    return (0x1100...0x11FF).contains(first) || (0x3131...0x318E).contains(first)
      || (0xA960...0xA97C).contains(first) || (0xAC00...0xD7FB).contains(first)
  }
}
