/// Numbers, texts and bytes one after the other, for a file that only this program reads again.
public struct PackedWriter: Sendable {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []

  /// Begins with nothing.
  public init() {}

  /// Adds a number from 0 on, seven bits to a byte, the least first.
  public mutating func add(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Adds a text and its length.
  public mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Adds bytes and their number.
  public mutating func add(_ other: ArraySlice<UInt8>) {
    add(other.count)
    bytes.append(contentsOf: other)
  }

  /// Adds bytes and their number.
  public mutating func add(_ other: [UInt8]) { add(other[...]) }

  /// Adds a list: the number of its items, and each as `body` writes it.
  public mutating func add<Item>(_ items: [Item], _ body: (inout Self, Item) -> Void) {
    add(items.count)
    for item in items { body(&self, item) }
  }

  /// Everything with a mark at its end, by which damage shows.
  public var sealed: [UInt8] { bytes + Self.seal(bytes[...]) }

  /// The mark of some bytes, as bytes.
  static func seal(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let mark = Self.mark(of: bytes)
    return (0..<8).map { UInt8(truncatingIfNeeded: mark >> ($0 * 8)) }
  }

  /// A number that tells bytes from those they were by accident or by an edit.
  public static func mark(of bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    bytes.withUnsafeBytes { raw in
      var offset = 0
      while offset + 8 <= raw.count {
        let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        hash = (hash ^ UInt64(littleEndian: word)) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
        offset += 8
      }
      for byte in raw[offset...] { hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 }
    }
    return hash
  }
}
