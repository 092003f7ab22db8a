internal import LockbText

/// Finds the words of a query in a text without analysing the words that cannot be among them.
///
/// A word of the text is analysed only if it begins like a word of the query: with its first two
/// letters, at the start or where a capital, a digit or an underscore begins a part, or, in
/// Hangul, with its initial consonant, as endings change what follows.
struct HitScanner {
  /// A word that belongs to groups of the query.
  struct Hit {
    /// Its place among the words of the text: what stands between spaces is one word here, of
    /// however many parts.
    var place: Int
    /// Its bytes in the text.
    var range: Range<Int>
    /// The groups.
    var matches: [GroupMatcher.Match]
  }

  private let matcher: GroupMatcher
  /// Pairs of lower-case letters or digits that words begin with; the second is 0 after a lone one.
  private var beginnings = [Bool](repeating: false, count: 1 << 14)
  /// Initial consonants that Hangul words begin with, a bit each.
  private var initials: UInt32 = 0

  init(_ matcher: GroupMatcher) {
    self.matcher = matcher
    for word in matcher.words {
      var bytes = word.utf8.makeIterator()
      guard let first = bytes.next() else { continue }
      if first < 0x80 {
        let second = bytes.next() ?? 0
        beginnings[Int(first) << 7 | Int(second < 0x80 ? second : 0)] = true
        // A version's dot reads `d` in the analysis.
        if first < 0x3A, second == 0x64 { beginnings[Int(first) << 7 | 0x2E] = true }
      } else if let scalar = word.unicodeScalars.first, let initial = Self.initial(scalar.value) {
        initials |= 1 << UInt32(initial)
      }
    }
  }

  /// The hits of a text in order, and the number of its words.
  func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> (hits: [Hit], words: Int) {
    var hits: [Hit] = []
    var place = 0
    var offset = 0
    while let word = Self.nextWord(bytes, from: offset) {
      let start = word.lowerBound
      offset = word.upperBound
      guard mayHoldWord(bytes, word) else {
        place += 1
        continue
      }
      let tokens = Analyzer.tokens(in: UnsafeBufferPointer(rebasing: bytes[start..<offset]))
      for token in tokens {
        let matches = matcher.groups(of: token)
        if !matches.isEmpty {
          let range = start + token.range.lowerBound..<start + token.range.upperBound
          hits.append(Hit(place: place, range: range, matches: matches))
        }
      }
      place += 1
    }
    return (hits, place)
  }

  /// Calls back for every word of a text with its place, and returns the number of words.
  static func forEachWord(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (Int, UnsafeBufferPointer<UInt8>) -> Void
  ) -> Int {
    var place = 0
    var offset = 0
    while let word = nextWord(bytes, from: offset) {
      body(place, UnsafeBufferPointer(rebasing: bytes[word]))
      offset = word.upperBound
      place += 1
    }
    return place
  }

  /// The next stretch of letters, digits and what joins them.
  @inline(__always)
  private static func nextWord(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Range<Int>? {
    var start = start
    while start < bytes.count, !isWord(bytes[start]) { start += 1 }
    guard start < bytes.count else { return nil }
    var end = start
    while end < bytes.count {
      if !isWord(bytes[end]) {
        guard joins(bytes[end]), end + 1 < bytes.count, isWord(bytes[end + 1]) else { break }
      }
      end += 1
    }
    return start..<end
  }

  @inline(__always)
  private func mayHoldWord(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
    var previous: UInt8 = 0
    for offset in word {
      if Self.isWord(bytes[offset]), begins(bytes, offset, previous) { return true }
      previous = bytes[offset]
    }
    return false
  }

  /// Whether a word of the query may begin at an offset.
  @inline(__always)
  private func begins(
    _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, _ previous: UInt8
  ) -> Bool {
    let byte = bytes[offset]
    guard byte < 0x80 else {
      guard byte & 0xC0 == 0xC0, previous & 0xC0 != 0xC0 else { return false }
      guard (0xEA...0xED).contains(byte), offset + 2 < bytes.count else { return true }
      let scalar =
        UInt32(byte & 0x0F) << 12 | UInt32(bytes[offset + 1] & 0x3F) << 6
        | UInt32(bytes[offset + 2] & 0x3F)
      guard let initial = Self.initial(scalar) else { return true }
      // Inside a Hangul word no other word begins.
      return previous < 0x80 && initials & 1 << UInt32(initial) != 0
    }
    let isPartStart =
      !Self.isSmall(previous) || !Self.isSmall(byte)
    guard isPartStart else { return false }
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    if next >= 0x80 { return true }
    let first = Int(Self.lower(byte)) << 7
    return beginnings[first | Int(Self.lower(next))] || beginnings[first]
  }

  private static func initial(_ scalar: UInt32) -> Int? {
    (0xAC00...0xD7A3).contains(scalar) ? Int(scalar - 0xAC00) / 588 : nil
  }

  @inline(__always)
  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == 0x5F
  }

  /// Whether a byte between two words makes one of them: `half-open`, `13.4`, `don't`.
  @inline(__always)
  private static func joins(_ byte: UInt8) -> Bool {
    byte == 0x2D || byte == 0x2E || byte == 0x27
  }

  @inline(__always)
  private static func isSmall(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }

  @inline(__always)
  private static func lower(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
