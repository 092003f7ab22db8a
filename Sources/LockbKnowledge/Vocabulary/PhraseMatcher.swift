/// Finds the phrases of a fixed list in running text, at the beginnings of words, longest first.
///
/// Letter case is ignored in ASCII. An ASCII phrase ends at a word's end; a Hangul phrase may be
/// followed by a particle.
struct PhraseMatcher: Sendable {
  private struct Phrase: Sendable {
    var bytes: [UInt8]
    var value: String
  }

  private var buckets: [UInt32: [Phrase]] = [:]

  /// Phrases in NFC with what each stands for; the first of equal phrases counts.
  init(_ phrases: [(text: String, value: String)]) {
    var seen: Set<[UInt8]> = []
    for phrase in phrases {
      let bytes = phrase.text.utf8.map(Self.lowered)
      guard bytes.count >= 3, seen.insert(bytes).inserted else { continue }
      buckets[Self.key(bytes[...]), default: []].append(Phrase(bytes: bytes, value: phrase.value))
    }
    for key in buckets.keys {
      buckets[key]?.sort { left, right in
        left.bytes.count != right.bytes.count
          ? left.bytes.count > right.bytes.count
          : left.bytes.lexicographicallyPrecedes(right.bytes)
      }
    }
  }

  /// Calls `found` with every phrase in the text and its range of UTF-8 offsets.
  func forEachMatch(in text: [UInt8], _ found: (String, Range<Int>) -> Void) {
    guard !buckets.isEmpty else { return }
    var index = 0
    var previousIsWord = false
    while index + 3 <= text.count {
      if Self.isPunctuation(text[index], text[index + 1]) {
        previousIsWord = false
        index += 3
        continue
      }
      let isWord = Self.isWord(text[index])
      if isWord, !previousIsWord, let phrase = match(text, at: index) {
        let end = index + phrase.bytes.count
        found(phrase.value, index..<end)
        previousIsWord = true
        index = end
      } else {
        previousIsWord = isWord
        index += 1
      }
    }
  }

  private func match(_ text: [UInt8], at start: Int) -> Phrase? {
    guard let bucket = buckets[Self.key(text[start..<(start + 3)])] else { return nil }
    return bucket.first { phrase in
      let end = start + phrase.bytes.count
      guard end <= text.count else { return false }
      for offset in 0..<phrase.bytes.count
      where Self.lowered(text[start + offset]) != phrase.bytes[offset] { return false }
      let endsInASCII = (phrase.bytes.last ?? 0) < 0x80
      return !endsInASCII || end == text.count || text[end] >= 0x80 || !Self.isWord(text[end])
    }
  }

  private static func key(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.prefix(3).reduce(0) { $0 << 8 | UInt32(lowered($1)) }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    0x41...0x5A ~= byte ? byte | 0x20 : byte
  }

  /// Whether the scalar of three bytes that begin so is a mark such as ‘, “, — or 「.
  private static func isPunctuation(_ first: UInt8, _ second: UInt8) -> Bool {
    (first == 0xE2 && (second == 0x80 || second == 0x81)) || (first == 0xE3 && second == 0x80)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || 0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
      || byte == 0x5F
  }
}
