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
    for index in indices where self[index] == mark {
      if start < index { found(part(start, index)) }
      start = index + 1
    }
    if start < count { found(part(start, count)) }
  }

  /// Calls `found` with where each line stands, without the line feed that ends it.
  @inline(__always)
  func forEachLine(_ found: (Range<Int>) -> Void) {
    var start = 0
    while start < count {
      var end = start
      while end < count, self[end] != 0x0A { end += 1 }
      found(start..<end)
      start = end + 1
    }
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
