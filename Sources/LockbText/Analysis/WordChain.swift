/// Writes the words of a hyphenated word or a selector together.
struct WordChain {
  /// Longer chains start again, so that the joins stay in proportion to the text.
  private static let mostWords = 8
  private static let mostLetters = 128

  private var letters: [UInt8] = []
  private var starts: [Int] = []

  /// Takes the next word and appends what it makes with the two before it and with all of them.
  @inline(__always)
  mutating func take(_ surface: UnsafeBufferPointer<UInt8>, _ run: Run, _ joins: inout [UInt8]) {
    guard run.isChained || run.isContinued else { return }
    extend(surface, run.isChained, &joins)
  }

  private mutating func extend(
    _ surface: UnsafeBufferPointer<UInt8>, _ isChained: Bool, _ joins: inout [UInt8]
  ) {
    if !isChained || starts.count == Self.mostWords
      || letters.count + surface.count > Self.mostLetters
    {
      letters.removeAll(keepingCapacity: true)
      starts.removeAll(keepingCapacity: true)
    }
    starts.append(letters.count)
    letters.append(contentsOf: surface)
    guard starts.count > 1 else { return }
    joins.appendWord(letters[starts[starts.count - 2]...])
    if starts.count > 2 { joins.appendWord(letters[starts[starts.count - 3]...]) }
    if starts.count > 3 { joins.appendWord(letters[...]) }
  }
}
