/// Places in a table, which are few and close together: a bit each.
struct PlaceSet: Sendable {
  private var words: [UInt64] = []

  /// Adds a place.
  mutating func insert(_ place: Int) {
    let word = place >> 6
    if word >= words.count { words += Array(repeating: 0, count: word + 1 - words.count) }
    words[word] |= 1 << UInt64(place & 63)
  }

  /// Adds all places of another set.
  mutating func formUnion(_ other: Self) {
    if other.words.count > words.count {
      words += Array(repeating: 0, count: other.words.count - words.count)
    }
    for index in other.words.indices { words[index] |= other.words[index] }
  }

  /// Takes away what another set does not have.
  mutating func formIntersection(_ other: Self) {
    if words.count > other.words.count { words.removeLast(words.count - other.words.count) }
    for index in words.indices { words[index] &= other.words[index] }
  }

  /// The places, least first.
  var sorted: [Int] {
    var places: [Int] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        places.append(index << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return places
  }
}
