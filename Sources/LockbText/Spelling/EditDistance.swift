/// Damerau–Levenshtein distance with transpositions of neighbours, bounded, on reused rows.
struct EditDistance {
  private var older: [Int] = []
  private var previous: [Int] = []
  private var current: [Int] = []

  /// The number of insertions, deletions, substitutions and transpositions between two words,
  /// or nil where it is more than `bound`.
  mutating func measure(_ left: [UInt32], _ right: [UInt32], atMost bound: Int) -> Int? {
    guard abs(left.count - right.count) <= bound else { return nil }
    let distance = fill(left, right, bound: bound, insertion: 1, transposition: 1) {
      $0 == $1 ? 0 : 1
    }
    return distance <= bound ? distance : nil
  }

  /// How unlikely the mistake is that makes one word of the other: neighbouring keys slip
  /// more easily than others.
  mutating func unlikelihood(_ left: [UInt32], _ right: [UInt32]) -> Int {
    fill(left, right, bound: .max, insertion: 3, transposition: 2) {
      $0 == $1 ? 0 : KeyboardLayout.areNeighbours($0, $1) ? 2 : 3
    }
  }

  private mutating func fill(
    _ left: [UInt32], _ right: [UInt32], bound: Int, insertion: Int, transposition: Int,
    _ substitution: (UInt32, UInt32) -> Int
  ) -> Int {
    // Three arrays, not three names of one: Swift 6.3 takes out the copy before the first write
    // when it optimizes, and the rows run into each other.
    older = Array(repeating: 0, count: right.count + 1)
    previous = Array(repeating: 0, count: right.count + 1)
    current = Array(repeating: 0, count: right.count + 1)
    for column in 0...right.count { previous[column] = column * insertion }
    for row in 0..<left.count {
      current[0] = (row + 1) * insertion
      var least = current[0]
      for column in 0..<right.count {
        var cost = previous[column] + substitution(left[row], right[column])
        cost = min(cost, previous[column + 1] + insertion, current[column] + insertion)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, older[column - 1] + transposition)
        }
        current[column + 1] = cost
        least = min(least, cost)
      }
      if least > bound { return least }
      swap(&older, &previous)
      swap(&previous, &current)
    }
    return previous[right.count]
  }
}
