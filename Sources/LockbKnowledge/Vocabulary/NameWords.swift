internal import LockbText

/// The words that a code name is made of, by the capitals in it: `ABDoorManager` is made of `ab`,
/// `door` and `manager`.
struct NameWords {
  /// The words in small letters, digits and underscores left out.
  let words: [String]
  /// The digits and underscores, in order.
  private let marks: [UInt8]
  /// The capitals before the first word: the mark of a framework.
  private let prefix: [UInt8]

  /// Cuts a name into its words.
  init(_ name: String) {
    let bytes = Array(name.utf8)
    marks = bytes.filter { !Self.isLetter($0) }
    prefix = Self.prefix(of: bytes)
    var words: [String] = []
    var word: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let before = index > 0 ? bytes[index - 1] : 0
      let after = index + 1 < bytes.count ? bytes[index + 1] : 0
      let isStart = Self.isCapital(byte) && (!Self.isCapital(before) || Self.isSmall(after))
      if isStart || !Self.isLetter(byte), !word.isEmpty {
        words.append(String(decoding: word, as: UTF8.self))
        word = []
      }
      if Self.isLetter(byte) { word.append(byte | 0x20) }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    self.words = words
  }

  /// Whether somebody who meant a known name may have written this one. A name with another number,
  /// of another framework, with another word in it, or with a word in another form is no mistake.
  func isMisspelling(of known: NameWords, among knownWords: Set<String>) -> Bool {
    guard marks == known.marks, prefix == known.prefix else { return false }
    guard words.count == known.words.count else {
      return !words.isSubsequence(of: known.words) && !known.words.isSubsequence(of: words)
    }
    return zip(words, known.words).allSatisfy { written, meant in
      written == meant
        || !knownWords.contains(written) && Self.isMistyped(written, for: meant)
    }
  }

  /// Fewer words are no name of a key that could be meant.
  private static let fewestWords = 4

  /// The one word that one name has and the other lacks, both with the same prefix; nil where they
  /// differ in another way.
  func wordApart(from known: NameWords) -> String? {
    let (short, long) =
      words.count < known.words.count ? (words, known.words) : (known.words, words)
    guard prefix == known.prefix, marks == known.marks, short.count >= Self.fewestWords,
      long.count == short.count + 1
    else { return nil }
    let place = zip(short, long).enumerated().first { $1.0 != $1.1 }?.offset ?? short.count
    return short[place...].elementsEqual(long[(place + 1)...]) ? long[place] : nil
  }

  /// A misspelt word begins with the right letter; in a short one a second mistake makes another
  /// word of it.
  private static func isMistyped(_ written: String, for meant: String) -> Bool {
    guard written.utf8.first == meant.utf8.first, !isForm(written, of: meant) else { return false }
    return Spelling.distance(written, meant, atMost: meant.utf8.count < 7 ? 1 : 2) != nil
  }

  /// Whether one word is another form of the other: `managers` and `manager`, `updater` and `update`,
  /// `managed` and `manager`.
  private static func isForm(_ left: String, of right: String) -> Bool {
    let (short, long) = left.utf8.count < right.utf8.count ? (left, right) : (right, left)
    guard long.hasPrefix(short) else {
      guard let last = short.last, let other = long.last, "sdr".contains(last) else { return false }
      return short.hasSuffix("e\(last)") && "sdr".contains(other)
        && short.dropLast() == long.dropLast()
    }
    switch long.dropFirst(short.count) {
    case "r": return short.last == "e"
    case "er", "or": return short.last != "e"
    case "s", "es", "d", "ed", "ing", "ly":
      return EnglishStemmer.stem(of: long) == EnglishStemmer.stem(of: short)
    default: return false
    }
  }

  /// Letters typed twice or once too few are the commonest mistake, and no other framework.
  private static func prefix(of name: [UInt8]) -> [UInt8] {
    var letters: [UInt8] = []
    for byte in name where letters.last != byte { letters.append(byte) }
    // The `k` of a constant says nothing.
    let rest = letters.first == 0x6B ? letters.dropFirst() : letters[...]
    return Array(rest.prefix(while: isCapital).dropLast())
  }

  private static func isCapital(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte }

  private static func isSmall(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte }

  private static func isLetter(_ byte: UInt8) -> Bool { isCapital(byte) || isSmall(byte) }
}

extension [String] {
  /// Whether the words stand in others in their order, with more between them.
  fileprivate func isSubsequence(of others: [String]) -> Bool {
    var rest = self[...]
    for other in others where rest.first == other { rest.removeFirst() }
    return rest.isEmpty
  }
}
