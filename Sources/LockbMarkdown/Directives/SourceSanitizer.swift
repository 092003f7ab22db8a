/// Replaces what cmark would lengthen or reads in more than one way, and what has a meaning of its
/// own in the masked text.
enum SourceSanitizer {
  /// The source with `?` for NUL, the filler and bytes that are no UTF-8, and spaces for the
  /// vertical tab and the form feed, which cmark trims in some places and keeps in others, and for
  /// everything before `bodyStart` but line endings.
  static func sanitized(_ source: [UInt8], bodyStart: Int) -> [UInt8] {
    var result = source
    for index in 0..<min(max(bodyStart, 0), result.count) where !result[index].isLineEnding {
      result[index] = 0x20
    }
    source.withUnsafeBytes { bytes in
      var index = min(max(bodyStart, 0), bytes.count)
      while index < bytes.count {
        if index + 8 <= bytes.count {
          let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          if isPlain(word) {
            index += 8
            continue
          }
        }
        let byte = bytes[index]
        if byte < 0x80 {
          if byte == 0 || byte == DirectiveScan.filler { result[index] = questionMark }
          if byte == verticalTab || byte == formFeed { result[index] = 0x20 }
          index += 1
          continue
        }
        let length = sequenceLength(bytes, at: index)
        if length == 0 { result[index] = questionMark }
        index += max(length, 1)
      }
    }
    return result
  }

  private static let questionMark: UInt8 = 0x3F
  private static let verticalTab: UInt8 = 0x0B
  private static let formFeed: UInt8 = 0x0C

  /// Whether eight bytes are ASCII without a byte that is replaced.
  private static func isPlain(_ word: UInt64) -> Bool {
    word & 0x8080_8080_8080_8080 == 0 && !word.contains(0)
      && !word.contains(DirectiveScan.filler) && !word.contains(verticalTab)
      && !word.contains(formFeed)
  }

  /// The length of the well-formed sequence at an index; 0 where there is none.
  private static func sequenceLength(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
    let lead = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
