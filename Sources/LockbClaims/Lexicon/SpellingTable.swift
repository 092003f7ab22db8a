/// Numbers of words, found by their bytes.
struct SpellingTable: Sendable {
  private struct Entry {
    var start: UInt32
    var length: UInt32
    var number: UInt32
  }

  /// All words, one after the other.
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// Open addressing: an index into `entries` counted from 1; 0 for an empty slot. A power of two many.
  private var slots: [UInt32] = []

  /// The number of words.
  var count: Int { entries.count }

  /// The number of a word; nil where it was not given one.
  func number(of word: TableBytes) -> UInt32? {
    guard !slots.isEmpty else { return nil }
    let slot = slot(of: word, Self.hash(word))
    return slots[slot] == 0 ? nil : entries[Int(slots[slot]) - 1].number
  }

  /// Gives a number to a word that has none.
  mutating func insert(_ word: TableBytes, _ number: UInt32) {
    if entries.count * 2 >= slots.count { widen() }
    entries.append(
      Entry(start: UInt32(bytes.count), length: UInt32(word.count), number: number))
    bytes.append(contentsOf: word)
    slots[slot(of: word, Self.hash(word))] = UInt32(entries.count)
  }

  /// Where a word stands, or would.
  private func slot(of word: TableBytes, _ hash: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0, !isEqual(entries[Int(slots[slot]) - 1], word) {
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func isEqual(_ entry: Entry, _ word: TableBytes) -> Bool {
    guard Int(entry.length) == word.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      let start = Int(entry.start)
      for index in word.indices where bytes[start + index] != word[index] { return false }
      return true
    }
  }

  private static func hash(_ word: TableBytes) -> UInt64 {
    var hash: UInt64 = 0
    for byte in word {
      hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    return hash
  }

  private mutating func widen() {
    slots = Array(repeating: 0, count: max(slots.count * 2, 1 << 10))
    for (index, entry) in entries.enumerated() {
      let slot = bytes.withUnsafeBufferPointer { bytes in
        let word = bytes.part(Int(entry.start), Int(entry.start + entry.length))
        return self.slot(of: word, Self.hash(word))
      }
      slots[slot] = UInt32(index + 1)
    }
  }
}
