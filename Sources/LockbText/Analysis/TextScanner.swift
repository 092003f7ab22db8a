/// Cuts text into runs at script boundaries, in one pass over its bytes.
struct TextScanner {
  /// Runs are cut here, in scalars with combining marks not counted, so that no input makes a
  /// token of unbounded size.
  static let longestRun = 64

  let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var breaksPhrase = true
  private var newlines = 0
  /// Runs that start before this offset continue a selector.
  private var selectorEnd = 0
  /// The next run continues a hyphenated word if it starts here.
  private var hyphenatedAt = -1
  /// Where the latest Latin or number run ended.
  private var codeEnd = -1

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next run, or nil at the end of the text.
  mutating func next() -> Run? {
    while position < bytes.count {
      let (scalar, length) = UTF8Cursor.decode(bytes, position)
      switch ScalarClass(scalar) {
      case .separator, .mark:
        skip(scalar, length)
      case .latin:
        return latin()
      case .digit:
        return digits()
      case .hangul:
        return hangul()
      case .ideographic:
        return ideographic(length)
      case .other:
        return run(.other, to: end(from: position, accepting: .other))
      }
    }
    return nil
  }

  private mutating func skip(_ scalar: UInt32, _ length: Int) {
    switch scalar {
    case 0x20, 0x09, 0x0D, 0x22, 0x27, 0x2A, 0x5F, 0x60, 0x7E, 0xA0, 0x2018...0x201D, 0x3000:
      break
    case 0x0A:
      newlines += 1
      if newlines > 1 { breaksPhrase = true }
    default:
      breaksPhrase = true
    }
    position += length
  }

  private mutating func run(_ script: Run.Script, to end: Int) -> Run {
    let run = Run(
      script: script, range: position..<end, breaksPhrase: breaksPhrase,
      isChained: position < selectorEnd || position == hyphenatedAt,
      followsClosed: script == .hangul && followsClosed())
    breaksPhrase = script != .hangul
    newlines = 0
    position = end
    return run
  }

  /// The end of a run of one class and the marks in it.
  private func end(from start: Int, accepting accepted: ScalarClass) -> Int {
    var offset = start
    var count = 0
    while offset < bytes.count {
      let (scalar, length) = UTF8Cursor.decode(bytes, offset)
      let scalarClass = ScalarClass(scalar)
      if scalarClass == accepted {
        count += 1
        if count > Self.longestRun { break }
      } else if scalarClass != .mark {
        break
      }
      offset += length
    }
    return offset
  }
}

// MARK: - Hangul and ideographs

extension TextScanner {
  private mutating func hangul() -> Run {
    var composer = HangulComposer()
    var offset = position
    while offset < bytes.count {
      let (scalar, length) = UTF8Cursor.decode(bytes, offset)
      let scalarClass = ScalarClass(scalar)
      if scalarClass == .hangul {
        if !composer.take(scalar), composer.count > Self.longestRun { break }
      } else if scalarClass != .mark {
        break
      }
      offset += length
    }
    return run(.hangul, to: offset)
  }

  /// Pairs overlap: the run covers two characters and the scanner moves on by one.
  private mutating func ideographic(_ length: Int) -> Run {
    let middle = pastMarks(position + length)
    guard let second = ideograph(at: middle) else {
      var lone = run(.ideographic, to: middle)
      lone.endsSequence = true
      return lone
    }
    var pair = run(.ideographic, to: second)
    if ideograph(at: second) == nil {
      pair.endsSequence = true
    } else {
      position = middle
    }
    return pair
  }

  private func ideograph(at offset: Int) -> Int? {
    guard offset < bytes.count else { return nil }
    let (scalar, length) = UTF8Cursor.decode(bytes, offset)
    guard ScalarClass(scalar) == .ideographic else { return nil }
    return pastMarks(offset + length)
  }

  private func pastMarks(_ start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      let (scalar, length) = UTF8Cursor.decode(bytes, offset)
      guard ScalarClass(scalar) == .mark else { break }
      offset += length
    }
    return offset
  }

  /// Whether what directly precedes closes something: an identifier, a quote, a bracket. A
  /// quote that follows white space opens instead.
  private func followsClosed() -> Bool {
    if position == codeEnd { return true }
    var offset = position
    var closers = 0
    var endsCall = false
    while offset > 0, closers < 8 {
      let start = startOfScalar(before: offset)
      let scalar = UTF8Cursor.decode(bytes, start).scalar
      switch scalar {
      case 0x22, 0x27, 0x29, 0x2A, 0x3E, 0x5D, 0x5F, 0x60, 0x7D, 0x7E, 0x2019, 0x201D,
        0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0xFF09, 0xFF3D:
        closers += 1
        endsCall = scalar == 0x29
        offset = start
      case 0x28 where endsCall:
        return true
      case 0x20, 0x09, 0x0A, 0x0D, 0xA0, 0x3000, 0x28, 0x5B, 0x7B, 0x3C, 0x2018, 0x201C,
        0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0xFF08, 0xFF3B:
        return false
      default:
        return closers > 0
      }
    }
    return false
  }

  private func startOfScalar(before offset: Int) -> Int {
    var start = offset - 1
    while start > 0, offset - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}

// MARK: - Latin

extension TextScanner {
  private mutating func latin() -> Run {
    var offset = position
    var count = 0
    var lastWord = offset
    var digitStart = -1
    scan: while offset < bytes.count {
      let byte = bytes[offset]
      if (byte | 0x20) &- 0x61 < 26, count < Self.longestRun {
        digitStart = -1
        count += 1
        offset += 1
        lastWord = offset
        continue
      }
      let (scalar, length) = UTF8Cursor.decode(bytes, offset)
      switch ScalarClass(scalar) {
      case .latin:
        digitStart = -1
        count += 1
      case .digit:
        if digitStart < 0 { digitStart = offset }
        count += 1
      case .mark:
        break
      default:
        guard scalar == 0x5F else { break scan }
        offset += length
        count += 1
        if count > 2 * Self.longestRun { break scan }
        continue
      }
      if count > 2 * Self.longestRun { break }
      offset += length
      lastWord = offset
    }
    if digitStart > position, digitStart < lastWord, lastWord == offset, isDottedDigit(lastWord) {
      lastWord = digitStart
    }
    return finishLatin(lastWord)
  }

  private mutating func finishLatin(_ end: Int) -> Run {
    var end = end
    let contraction = contraction(at: end)
    if contraction.belongs { end = contraction.end }
    var run = run(.latin, to: end)
    position = max(end, contraction.end)
    codeEnd = position
    run.isContinued = isChainAhead()
    return run
  }

  private mutating func digits() -> Run {
    var offset = position
    var count = 0
    var dotted = false
    while offset < bytes.count {
      let (scalar, length) = UTF8Cursor.decode(bytes, offset)
      let scalarClass = ScalarClass(scalar)
      if scalarClass == .digit {
        count += 1
        if count > Self.longestRun { break }
        offset += length
      } else if isDottedDigit(offset), offset > position {
        dotted = true
        offset += 1
      } else if !dotted, scalarClass == .latin || isUnderscoredWord(offset) {
        return latin()
      } else {
        break
      }
    }
    var run = run(.number, to: offset)
    codeEnd = position
    run.isContinued = position < selectorEnd
    return run
  }

  private func isDottedDigit(_ offset: Int) -> Bool {
    offset + 1 < bytes.count && bytes[offset] == 0x2E
      && ScalarClass.ascii(bytes[offset + 1]) == .digit
  }

  private func isUnderscoredWord(_ offset: Int) -> Bool {
    guard offset + 1 < bytes.count, bytes[offset] == 0x5F else { return false }
    let next = ScalarClass(UTF8Cursor.decode(bytes, offset + 1).scalar)
    return next == .latin || next == .digit
  }

  /// `n't` belongs to its word; `'s` and the like are passed over.
  private func contraction(at end: Int) -> (end: Int, belongs: Bool) {
    guard end < bytes.count, end > 0 else { return (end, false) }
    let (scalar, length) = UTF8Cursor.decode(bytes, end)
    guard scalar == 0x27 || scalar == 0x2019 else { return (end, false) }
    var stop = end + length
    while stop < bytes.count, ScalarClass.ascii(bytes[stop]) == .latin, stop - end - length < 3 {
      stop += 1
    }
    if stop < bytes.count, ScalarClass(UTF8Cursor.decode(bytes, stop).scalar) == .digit {
      return (end, false)
    }
    let first = end + length < stop ? bytes[end + length] | 0x20 : 0
    let second = end + length + 1 < stop ? bytes[end + length + 1] | 0x20 : 0
    switch (stop - end - length, first, second) {
    case (1, 0x74, _): return bytes[end - 1] | 0x20 == 0x6E ? (stop, true) : (end, false)
    case (1, 0x73, _), (1, 0x64, _), (1, 0x6D, _): return (stop, false)
    case (2, 0x72, 0x65), (2, 0x76, 0x65), (2, 0x6C, 0x6C): return (stop, false)
    default: return (end, false)
    }
  }

  /// Notes whether a hyphen or a selector's labels tie the next word to this one.
  private mutating func isChainAhead() -> Bool {
    guard position + 1 < bytes.count else { return false }
    if bytes[position] == 0x2D {
      let next = ScalarClass(UTF8Cursor.decode(bytes, position + 1).scalar)
      if next == .latin || next == .digit { hyphenatedAt = position + 1 }
    } else if bytes[position] == 0x28 {
      selectorEnd = max(selectorEnd, endOfLabels(from: position + 1))
    }
    return position < selectorEnd || hyphenatedAt > position
  }

  /// The offset of the bracket that closes `(_:label:)`; 0 where there are no labels.
  private func endOfLabels(from start: Int) -> Int {
    var offset = start
    var labels = 0
    var inLabel = false
    while offset < bytes.count, offset - start < 256 {
      let byte = bytes[offset]
      switch byte {
      case 0x3A:
        guard inLabel else { return 0 }
        labels += 1
        inLabel = false
      case 0x29:
        return labels > 0 && !inLabel ? offset : 0
      case 0x5F:
        inLabel = true
      default:
        guard ScalarClass.ascii(byte) != .separator else { return 0 }
        inLabel = true
      }
      offset += 1
    }
    return 0
  }
}
