internal import LockbBase
internal import LockbKnowledge

extension Document {
  /// The line of a range's first byte, from 1.
  func line(at range: SourceRange) -> Int {
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= range.lower { low = middle + 1 } else { high = middle }
    }
    return max(1, low)
  }
}
