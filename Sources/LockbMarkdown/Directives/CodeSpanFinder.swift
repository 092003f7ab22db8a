/// Finds the end of code spans in one pass, however many backticks have no partner.
struct CodeSpanFinder {
  /// Longer runs of backticks are text.
  private static let maximumLength = 80

  /// The last run seen of each length, by its offset.
  private var lastRuns = [Int](repeating: -1, count: maximumLength + 1)
  /// Everything before this was looked through.
  private var seenEnd = 0

  /// The offset behind the span whose first backtick is at `start`, or behind those backticks
  /// where no span begins.
  mutating func end(from start: Int, _ bytes: [UInt8], before limit: Int) -> Int {
    let opener = runEnd(from: start, bytes, before: limit)
    let length = opener - start
    guard length <= Self.maximumLength else { return opener }
    if opener < seenEnd, lastRuns[length] < opener { return opener }
    var index = opener
    while index < limit {
      guard bytes[index] == .backtick else {
        index += 1
        continue
      }
      let end = runEnd(from: index, bytes, before: limit)
      if end - index <= Self.maximumLength {
        lastRuns[end - index] = max(lastRuns[end - index], index)
      }
      if end - index == length { return end }
      index = end
    }
    seenEnd = max(seenEnd, limit)
    return opener
  }

  private func runEnd(from start: Int, _ bytes: [UInt8], before limit: Int) -> Int {
    var index = start
    while index < limit, bytes[index] == .backtick { index += 1 }
    return index
  }
}
