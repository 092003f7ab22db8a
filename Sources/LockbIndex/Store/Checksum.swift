internal import LockbKnowledge

/// A 64-bit checksum of what a section says, to tell a damaged text from a whole one.
enum Checksum {
  /// The checksum of a section's title, text and code.
  static func of(_ section: Section) -> Int {
    of([section.title, section.text] + section.codeSamples.map(\.code))
  }

  /// The checksum of texts in their order.
  static func of(_ texts: [String]) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for var text in texts {
      text.withUTF8 { bytes in
        let raw = UnsafeRawBufferPointer(bytes)
        var offset = 0
        while offset + 8 <= raw.count {
          let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          mix(UInt64(littleEndian: word), &hash)
          offset += 8
        }
        while offset < raw.count {
          mix(UInt64(raw[offset]), &hash)
          offset += 1
        }
        mix(UInt64(raw.count), &hash)
      }
    }
    return Int(bitPattern: UInt(hash))
  }

  @inline(__always)
  private static func mix(_ word: UInt64, _ hash: inout UInt64) {
    hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29
  }
}
