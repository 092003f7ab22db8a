/// A number for a file or for a place in it, put together byte by byte: of all sites, none has two
/// with the same.
struct PathMark: Hashable, Sendable {
  /// The number of what was taken in so far.
  private(set) var number: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The mark of nothing yet.
  init() {}

  /// The mark of a path.
  init(_ path: String) {
    var path = path
    path.withUTF8 { bytes in add(bytes) }
  }

  /// Takes in a byte.
  @inline(__always)
  mutating func add(_ byte: UInt8) {
    number = (number ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
    number ^= number >> 32
  }

  /// Takes in bytes.
  @inline(__always)
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// The mark of a place in the file that this is the mark of.
  func place(_ id: some Sequence<UInt8>) -> UInt64 {
    var mark = self
    mark.add(UInt8(ascii: "#"))
    mark.add(id)
    return mark.number
  }
}
