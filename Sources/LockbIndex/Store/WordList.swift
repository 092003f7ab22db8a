/// Every word that the full-text table was ever given, each once: what misspelt words, parts of
/// words and initial consonants are compared with.
///
/// A word whose last document is gone stays; whoever takes a word from here asks the full-text
/// table whether it still has it.
struct WordList {
  /// Longer words are left out, in bytes: nobody types them with a mistake.
  static let longest = 96

  /// The words, one after the other, each with a space behind it.
  private var bytes: [UInt8] = []
  /// Where each word starts, in the order of arrival, and where the next one will.
  private var starts: [UInt32] = [0]
  /// Open addressing: 0, or one more than a word's place in `starts`.
  private var slots = [UInt32](repeating: 0, count: 1 << 16)

  /// A list without words.
  init() {}

  /// The number of words that came from a blob, and so are in byte order already.
  private var sorted = 0

  /// The list that a blob holds.
  init(_ blob: [UInt8]) {
    add(blob)
    sorted = starts.count - 1
  }

  /// Adds the words of an entry's columns. Code is left out: its words are names that nobody
  /// misspells in a search, or they stand in the text as well.
  mutating func add(_ columns: SearchColumns) {
    for column in [
      columns.title, columns.titleForms, columns.name, columns.summary, columns.body,
      columns.bodyForms,
    ] {
      add(column)
    }
  }

  /// The words in byte order, each with a space behind it.
  func blob() -> [UInt8] {
    bytes.withUnsafeBytes { bytes in
      func range(_ place: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(
          rebasing: bytes[Int(starts[place])..<Int(starts[place + 1]) - 1])
      }
      func precedes(_ left: Int, _ right: Int) -> Bool {
        range(left).lexicographicallyPrecedes(range(right))
      }
      let added = (sorted..<starts.count - 1).sorted(by: precedes)
      var blob: [UInt8] = []
      blob.reserveCapacity(bytes.count)
      var place = 0
      for next in added {
        let start = Int(starts[place])
        while place < sorted, precedes(place, next) { place += 1 }
        blob.append(contentsOf: bytes[start..<Int(starts[place])])
        blob.append(contentsOf: range(next))
        blob.append(0x20)
      }
      blob.append(contentsOf: bytes[Int(starts[place])..<Int(starts[sorted])])
      return blob
    }
  }

  private mutating func add(_ list: [UInt8]) {
    list.withUnsafeBufferPointer { list in
      var start = 0
      var hash: UInt64 = 0
      for offset in list.indices {
        let byte = list[offset]
        guard byte == 0x20 else {
          hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
          hash ^= hash >> 32
          continue
        }
        if offset > start, offset - start <= Self.longest {
          enter(UnsafeBufferPointer(rebasing: list[start..<offset]), hash)
        }
        start = offset + 1
        hash = 0
      }
    }
  }

  private mutating func enter(_ word: UnsafeBufferPointer<UInt8>, _ hash: UInt64) {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let start = Int(starts[Int(slots[slot]) - 1])
      if Int(starts[Int(slots[slot])]) - start - 1 == word.count,
        word.indices.allSatisfy({ bytes[start + $0] == word[$0] })
      {
        return
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = UInt32(starts.count)
    bytes.append(contentsOf: word)
    bytes.append(0x20)
    starts.append(UInt32(bytes.count))
    if starts.count > slots.count / 2 { grow() }
  }

  private mutating func grow() {
    let old = bytes
    bytes = []
    bytes.reserveCapacity(old.count * 2)
    starts = [0]
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    add(old)
  }
}
