/// Finds what looks like the name of a symbol in running text.
enum CodeNames {
  /// Byte ranges of identifiers, dotted names and selectors: `Door`, `Door.open()`, `door(_:did:)`.
  ///
  /// In prose only names with a capital inside count, so that ordinary words are left alone.
  static func ranges(in text: [UInt8], isCode: Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    while index < text.count {
      guard isStart(text[index]) else {
        // Digits do not begin a name, and what follows them is no name either.
        if 0x30...0x39 ~= text[index] {
          while index < text.count, isPart(text[index]) { index += 1 }
        } else {
          index += 1
        }
        continue
      }
      let start = index
      index = end(of: text, from: start)
      if isCode || hasInnerCapital(text[start..<index]) { ranges.append(start..<index) }
    }
    return ranges
  }

  private static func end(of text: [UInt8], from start: Int) -> Int {
    var index = start
    while index < text.count {
      if isPart(text[index]) {
        index += 1
      } else if text[index] == 0x2E, index + 1 < text.count, isStart(text[index + 1]) {
        index += 1
      } else {
        break
      }
    }
    return index < text.count && text[index] == 0x28 ? arguments(text, from: index) : index
  }

  /// The end of an argument list that holds labels only, or `index` where it holds anything else.
  private static func arguments(_ text: [UInt8], from index: Int) -> Int {
    var end = index + 1
    while end < text.count, isPart(text[end]) || text[end] == 0x3A { end += 1 }
    guard end < text.count, text[end] == 0x29 else { return index }
    return end == index + 1 || text[end - 1] == 0x3A ? end + 1 : index
  }

  private static func hasInnerCapital(_ name: ArraySlice<UInt8>) -> Bool {
    name.dropFirst().contains { 0x41...0x5A ~= $0 } || name.last == 0x29
  }

  /// Whether a name can begin with a byte.
  static func isStart(_ byte: UInt8) -> Bool {
    0x41...0x5A ~= byte || 0x61...0x7A ~= byte || byte == 0x5F
  }

  /// Whether a name can go on with a byte.
  static func isPart(_ byte: UInt8) -> Bool {
    isStart(byte) || 0x30...0x39 ~= byte
  }
}
