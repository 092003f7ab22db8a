/// Decodes UTF-8 that nobody has checked.
enum UTF8Cursor {
  /// The scalar at an offset and its length in bytes. A byte that starts no scalar counts as
  /// one byte of U+FFFD.
  @inline(__always)
  static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int
  ) -> (scalar: UInt32, length: Int) {
    let first = bytes[offset]
    if first < 0x80 { return (UInt32(first), 1) }
    return decodeLong(bytes, offset, first)
  }

  private static func decodeLong(
    _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, _ first: UInt8
  ) -> (scalar: UInt32, length: Int) {
    let length: Int
    var scalar: UInt32
    switch first {
    case 0xC2...0xDF: (length, scalar) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF: (length, scalar) = (3, UInt32(first & 0x0F))
    case 0xF0...0xF4: (length, scalar) = (4, UInt32(first & 0x07))
    default: return (0xFFFD, 1)
    }
    guard offset + length <= bytes.count else { return (0xFFFD, 1) }
    for index in offset + 1..<offset + length {
      let byte = bytes[index]
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    switch (length, scalar) {
    case (3, 0x800...0xD7FF), (3, 0xE000...0xFFFF), (4, 0x10000...0x10FFFF), (2, _):
      return (scalar, length)
    default:
      return (0xFFFD, 1)
    }
  }

  /// Appends a scalar as UTF-8.
  @inline(__always)
  static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    if scalar < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: scalar))
    } else if scalar < 0x800 {
      bytes.append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    } else if scalar < 0x10000 {
      bytes.append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    } else {
      bytes.append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    }
  }
}
