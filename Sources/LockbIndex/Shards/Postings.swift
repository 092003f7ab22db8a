/// The places of every word in all entries, put together from what each entry tells. An entry is
/// told by the difference to the one before.
struct Postings {
  private let bytes: [UInt8]
  /// Where each word's places begin, and where the next one's do.
  private let starts: [Int]
  private let traits: [WordTraits]
  private let marks: [UInt64]
  private let frequencies: [Int]

  /// What is known of a word while entries are read.
  private struct Counter {
    var size = 0
    var last = 0
    var traits: WordTraits = []
    var mark: UInt64 = 0
    /// The number of entries that the full-text table finds by it.
    var frequency = 0
  }

  /// Puts together what entries tell, in the order of their numbers, which begin with 1. Each has a
  /// mark of its own.
  init(_ entries: [EntryRecord], marks: [UInt64], wordCount: Int) {
    var counters = [Counter](repeating: Counter(), count: wordCount)
    counters.withUnsafeMutableBufferPointer { counters in
      for (index, entry) in entries.enumerated() {
        Self.forEachWord(of: entry.postings) { word, traits, places in
          counters[word].size +=
            ShardText.length(of: index + 1 - counters[word].last) + places.count
          counters[word].last = index + 1
          counters[word].traits.formUnion(traits)
          if traits.contains(.known) { counters[word].frequency += 1 }
          counters[word].mark = (counters[word].mark ^ marks[index]) &* 0x9E37_79B9_7F4A_7C15
        }
      }
    }
    var starts: [Int] = [0]
    starts.reserveCapacity(wordCount + 1)
    for counter in counters { starts.append(starts[starts.count - 1] + counter.size) }
    traits = counters.map(\.traits)
    self.marks = counters.map(\.mark)
    frequencies = counters.map(\.frequency)
    // From here on the size of a counter is where the word's places end so far.
    for word in 0..<wordCount { counters[word] = Counter(size: starts[word]) }
    bytes = [UInt8](unsafeUninitializedCapacity: starts[wordCount]) { buffer, count in
      counters.withUnsafeMutableBufferPointer { counters in
        for (index, entry) in entries.enumerated() {
          Self.forEachWord(of: entry.postings) { word, _, places in
            var end = counters[word].size
            ShardText.forEachLetter(of: index + 1 - counters[word].last) { letter in
              buffer[end] = letter
              end += 1
            }
            for place in places {
              buffer[end] = place
              end += 1
            }
            counters[word].size = end
            counters[word].last = index + 1
          }
        }
      }
      count = starts[wordCount]
    }
    self.starts = starts
  }

  /// What entries tell of a word.
  func traits(of word: Int) -> WordTraits { traits[word] }

  /// A mark of the marks of all entries that have a word.
  func mark(of word: Int) -> UInt64 { marks[word] }

  /// How many entries the full-text table finds by a word.
  func frequency(of word: Int) -> Int { frequencies[word] }

  /// Where the entries have a word.
  func text(of word: Int) -> ArraySlice<UInt8> { bytes[starts[word]..<starts[word + 1]] }

  @inline(__always)
  private static func forEachWord(
    of postings: ArraySlice<UInt8>,
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
