/// A stretch of a table of the pack. Tables are cut as bytes: most of their pieces are compared or
/// looked up, and few of them ever become text.
typealias TableBytes = UnsafeBufferPointer<UInt8>

extension TableBytes {
  /// The pieces between marks, without empty ones.
  func pieces(between mark: Unicode.Scalar) -> [TableBytes] {
    var pieces: [TableBytes] = []
    forEachPiece(between: mark) { pieces.append($0) }
    return pieces
  }

  /// Calls `found` with each piece between marks that is not empty.
  @inline(__always)
  func forEachPiece(between mark: Unicode.Scalar, _ found: (TableBytes) -> Void) {
    let mark = UInt8(ascii: mark)
    var start = 0
    while start < count {
      let end = place(of: mark, from: start)
      if start < end { found(part(start, end)) }
      start = end + 1
    }
  }

  /// Calls `found` with where each line stands, without the line feed that ends it.
  @inline(__always)
  func forEachLine(_ found: (Range<Int>) -> Void) {
    var start = 0
    while start < count {
      let end = place(of: UInt8(ascii: "\n"), from: start)
      found(start..<end)
      start = end + 1
    }
  }

  /// Where a byte stands next from a place on, eight bytes at a time; the end where it does not.
  @inline(__always)
  private func place(of byte: UInt8, from start: Int) -> Int {
    let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    let bytes = UnsafeRawBufferPointer(self)
    var index = start
    while index + 8 <= count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let differing = word ^ (ones &* UInt64(byte))
      let zeros = (differing &- ones) & ~differing & tops
      if zeros != 0 { return index + zeros.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, self[index] != byte { index += 1 }
    return index
  }

  /// The bytes from one place to before another.
  @inline(__always)
  func part(_ start: Int, _ end: Int) -> TableBytes { TableBytes(rebasing: self[start..<end]) }

  /// The bytes without the spaces around them.
  var trimmed: TableBytes {
    var (start, end) = (0, count)
    while start < end, self[start] == 0x20 { start += 1 }
    while start < end, self[end - 1] == 0x20 { end -= 1 }
    return part(start, end)
  }

  /// Whether they begin with a text.
  @inline(__always)
  func begins(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count >= length else { return false }
    for index in 0..<length where self[index] != text.utf8Start[index] { return false }
    return true
  }

  /// Whether they are a text.
  @inline(__always)
  func equals(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && begins(with: text)
  }

  var text: String { String(decoding: self, as: UTF8.self) }

  /// Puts the bytes in lower case as `String.folded` does, at once where they are plain letters and
  /// Hangul.
  func fold(into folded: inout [UInt8]) {
    guard allSatisfy({ $0 < 0xC0 || 0xEA...0xED ~= $0 }) else {
      folded = Array(text.folded.utf8)
      return
    }
    folded.removeAll(keepingCapacity: true)
    folded.append(contentsOf: self)
    folded.withUnsafeMutableBufferPointer { bytes in
      for index in bytes.indices where bytes[index] &- 0x41 < 26 { bytes[index] |= 0x20 }
    }
  }

  /// The parts of a table as one, each ended by a line feed.
  static func lines(of parts: [String]) -> [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity(parts.reduce(0) { $0 + $1.utf8.count + 1 })
    for part in parts {
      part.withTableBytes { lines.append(contentsOf: $0) }
      lines.append(UInt8(ascii: "\n"))
    }
    return lines
  }
}

extension String {
  /// Cuts a table into pieces of its bytes, which are gone when `body` returns.
  func withTableBytes<Result>(_ body: (TableBytes) -> Result) -> Result {
    var text = self
    return text.withUTF8(body)
  }
}
