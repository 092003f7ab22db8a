/// The places of every word in all entries, put together from what each entry tells. An entry is
/// told by the difference to the one before.
struct Postings {
  private var bytes: [UInt8]
  /// Where each word's places begin, and where the next one's do.
  private let starts: [Int]
  private let traits: [WordTraits]

  /// Puts together what entries tell, in the order of their numbers, which begin with 1.
  init(_ entries: [EntryRecord], wordCount: Int) {
    var sizes = [Int](repeating: 0, count: wordCount)
    var lasts = [Int](repeating: 0, count: wordCount)
    var traits = [WordTraits](repeating: [], count: wordCount)
    for (index, entry) in entries.enumerated() {
      Self.forEachWord(of: entry.postings) { word, wordTraits, places in
        sizes[word] += ShardText.length(of: index + 1 - lasts[word]) + places.count
        lasts[word] = index + 1
        traits[word].formUnion(wordTraits)
      }
    }
    var starts: [Int] = [0]
    starts.reserveCapacity(wordCount + 1)
    for size in sizes { starts.append(starts[starts.count - 1] + size) }
    var ends = starts
    lasts = [Int](repeating: 0, count: wordCount)
    bytes = [UInt8](unsafeUninitializedCapacity: starts[wordCount]) { buffer, count in
      for (index, entry) in entries.enumerated() {
        Self.forEachWord(of: entry.postings) { word, _, places in
          var end = ends[word]
          ShardText.forEachLetter(of: index + 1 - lasts[word]) { letter in
            buffer[end] = letter
            end += 1
          }
          _ = UnsafeMutableBufferPointer(rebasing: buffer[end..<end + places.count])
            .initialize(from: places)
          lasts[word] = index + 1
          ends[word] = end + places.count
        }
      }
      count = starts[wordCount]
    }
    self.starts = starts
    self.traits = traits
  }

  /// The words that some entry has in the full-text table.
  var known: [Int] { traits.indices.filter { traits[$0].contains(.known) } }

  /// What entries tell of a word.
  func traits(of word: Int) -> WordTraits { traits[word] }

  /// Where the entries have a word.
  func text(of word: Int) -> String {
    String(decoding: bytes[starts[word]..<starts[word + 1]], as: UTF8.self)
  }

  private static func forEachWord(
    of postings: [UInt8],
    _ body: (_ word: Int, _ traits: WordTraits, _ places: UnsafeBufferPointer<UInt8>) -> Void
  ) {
    postings.withUnsafeBufferPointer { bytes in
      var position = 0
      func number() -> Int {
        var value = 0
        var shift = 0
        while position < bytes.count {
          let byte = bytes[position]
          position += 1
          value |= Int(byte & 0x7F) << shift
          if byte < 0x80 { break }
          shift += 7
        }
        return value
      }
      var word = 0
      while position < bytes.count {
        word += number()
        let traits = WordTraits(rawValue: UInt8(truncatingIfNeeded: number()))
        let count = number()
        body(word, traits, UnsafeBufferPointer(rebasing: bytes[position..<position + count]))
        position += count
      }
    }
  }
}
