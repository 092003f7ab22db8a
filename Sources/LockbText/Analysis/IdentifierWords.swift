/// A Latin run, folded, with the places where its words begin.
struct IdentifierWords {
  private enum Shape { case lower, capital, digit, underscore }

  /// Folded letters and digits as UTF-8.
  private var letters: [UInt8] = []
  /// Offsets in `letters` where words start, and the end.
  private var starts: [Int] = []
  /// Whether the run is an ordinary word: no digit, no underscore, no inner capital.
  private(set) var isProse = true
  /// Whether the run is an acronym with a plural `s`.
  private var isPlural = false

  /// Reads a run of Latin letters, digits, underscores and marks.
  mutating func read(_ word: UnsafeBufferPointer<UInt8>) {
    letters.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    var previous = Shape.underscore
    // Where the present run of capitals starts, and how many there are.
    var capitals = 0
    var capitalsInAll = 0
    var lowersInAll = 0
    var lastStart = 0
    isProse = true
    isPlural = false
    var offset = 0
    while offset < word.count {
      let (scalar, length) = UTF8Cursor.decode(word, offset)
      offset += length
      let shape: Shape
      let folded: UInt32
      switch scalar {
      case 0x61...0x7A: (shape, folded) = (.lower, scalar)
      case 0x30...0x39: (shape, folded) = (.digit, scalar)
      case 0x5F: (shape, folded) = (.underscore, 0)
      default:
        switch ScalarClass(scalar) {
        case .latin:
          let fold = LatinFolding.fold(scalar)
          (shape, folded) = (fold.isCapital ? .capital : .lower, fold.scalar)
        case .digit: (shape, folded) = (.digit, LatinFolding.fold(scalar).scalar)
        default: continue
        }
      }
      switch shape {
      case .lower:
        lowersInAll += 1
        if previous == .digit || previous == .underscore {
          begin()
        } else if previous == .capital, capitals > 1 {
          if isPluralEnding(scalar, word, offset) {
            isPlural = true
          } else {
            starts.append(lastStart)
          }
        }
        capitals = 0
      case .capital:
        capitalsInAll += 1
        if previous != .capital {
          // One small letter before capitals belongs to them, as in `iPad`; a constant's `k` does not.
          let isPrefix = previous == .lower && letters.count == 1 && letters.first != 0x6B
          if !isPrefix { begin() }
          capitals = 0
        }
        capitals += 1
      case .digit:
        isProse = false
        if previous != .digit { begin() }
        capitals = 0
      case .underscore:
        if !letters.isEmpty { isProse = false }
        capitals = 0
      }
      previous = shape
      guard shape != .underscore else { continue }
      lastStart = letters.count
      UTF8Cursor.append(folded, to: &letters)
    }
    if starts.first != 0 { starts.insert(0, at: 0) }
    starts.append(letters.count)
    if capitalsInAll > 1, lowersInAll > 0 || letters.count < 5 { isProse = false }
    if starts.count > 2 { isProse = false }
  }

  private mutating func begin() {
    if starts.last != letters.count { starts.append(letters.count) }
  }

  /// Whether a small letter after capitals is an acronym's plural, as in `IDs`.
  private func isPluralEnding(
    _ scalar: UInt32, _ word: UnsafeBufferPointer<UInt8>, _ next: Int
  ) -> Bool {
    guard scalar == 0x73 else { return false }
    guard next < word.count else { return true }
    let following = ScalarClass(UTF8Cursor.decode(word, next).scalar)
    return following == .separator || following == .digit
  }

  /// Writes the run without its underscores.
  func appendSurface(to output: inout [UInt8]) {
    output.append(contentsOf: letters)
  }

  /// Writes the words, their stems, and neighbouring words written together.
  func appendParts(
    stems: inout [UInt8], parts: inout [UInt8], partStems: inout [UInt8], joins: inout [UInt8]
  ) {
    let count = starts.count - 1
    guard count > 1 else {
      if isPlural { stems.append(contentsOf: letters.dropLast()) }
      return
    }
    for index in 0..<count {
      let word = letters[starts[index]..<starts[index + 1]]
      parts.appendWord(word)
      EnglishStemmer.appendStem(of: word, to: &partStems)
      for length in 2...3 where index + length <= count && length < count {
        joins.appendWord(letters[starts[index]..<starts[index + length]])
      }
    }
  }
}

extension [UInt8] {
  /// Appends a word to a space-separated list.
  mutating func appendWord(_ word: ArraySlice<UInt8>) {
    if !isEmpty { append(0x20) }
    append(contentsOf: word)
  }
}
