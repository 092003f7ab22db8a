internal import LockbBase

/// Numbers words by their bytes, from 0 on in the order of arrival.
struct WordNumbers {
  /// The words, one after the other.
  private var bytes: [UInt8] = []
  /// Where each word starts, and where the next one will.
  private var starts = [0]
  /// Open addressing: 0, or one more than the number of a word.
  private var slots = [UInt32](repeating: 0, count: 1 << 12)

  /// How many words there are.
  var count: Int { starts.count - 1 }

  /// A word by its number.
  subscript(number: Int) -> String {
    String(decoding: bytes[starts[number]..<starts[number + 1]], as: UTF8.self)
  }

  init() {}

  /// Numbers in the byte order of their words.
  func sorted(_ numbers: [Int]) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      numbers.sorted { left, right in
        let first = UnsafeBufferPointer(rebasing: bytes[starts[left]..<starts[left + 1]])
        let second = UnsafeBufferPointer(rebasing: bytes[starts[right]..<starts[right + 1]])
        for index in 0..<min(first.count, second.count) where first[index] != second[index] {
          return first[index] < second[index]
        }
        return first.count < second.count
      }
    }
  }

  /// The number of a word; nil where it has not been met.
  func known(_ word: String) -> Int? {
    var word = word
    return word.withUTF8 { word in
      let slot = slots[slot(of: word)]
      return slot == 0 ? nil : Int(slot) - 1
    }
  }

  /// The number of a word, which it gets here where it has none.
  mutating func number(of word: UnsafeBufferPointer<UInt8>) -> Int {
    var place = slot(of: word)
    if slots[place] != 0 { return Int(slots[place]) - 1 }
    bytes.append(contentsOf: word)
    starts.append(bytes.count)
    if count * 2 > slots.count {
      grow(to: slots.count * 4)
      place = slot(of: word)
    } else {
      slots[place] = UInt32(count)
    }
    return count - 1
  }

  private mutating func grow(to least: Int) {
    var size = slots.count
    while size < least { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    for number in 0..<count {
      let range = starts[number]..<starts[number + 1]
      let place = bytes[range].withUnsafeBufferPointer { free(for: Self.hash($0)) }
      slots[place] = UInt32(number + 1)
    }
  }

  private func free(for hash: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[place] != 0 { place = (place + 1) & (slots.count - 1) }
    return place
  }

  /// Where a word stands, or where it would.
  private func slot(of word: UnsafeBufferPointer<UInt8>) -> Int {
    var place = Int(truncatingIfNeeded: Self.hash(word)) & (slots.count - 1)
    while slots[place] != 0 {
      let number = Int(slots[place]) - 1
      let range = starts[number]..<starts[number + 1]
      if range.count == word.count, bytes[range].elementsEqual(word) { return place }
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0
    for byte in word {
      hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    return hash
  }
}

extension WordNumbers {
  /// Writes every word.
  func write(to packed: inout PackedWriter) {
    packed.add(Array(zip(starts, starts.dropFirst()))) { $0.add($1.1 - $1.0) }
    packed.add(bytes[...])
  }

  /// Reads what was written.
  init(_ packed: inout PackedReader) throws(PackedReader.Damage) {
    let lengths = try packed.list { packed throws(PackedReader.Damage) in try packed.number() }
    bytes = Array(try packed.slice())
    starts.reserveCapacity(lengths.count + 1)
    for length in lengths {
      let end = starts[starts.count - 1] &+ length
      guard length >= 0, end >= 0, end <= bytes.count else { throw PackedReader.Damage() }
      starts.append(end)
    }
    grow(to: max(slots.count, lengths.count * 4))
  }
}
