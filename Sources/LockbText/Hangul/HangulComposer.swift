/// Composes conjoining jamo to syllables, as NFC does, one scalar at a time.
struct HangulComposer {
  /// The composed scalar that a following jamo may still change.
  private(set) var last: UInt32 = 0
  /// How many composed scalars there are.
  private(set) var count = 0

  /// Takes a scalar. Returns whether it changed `last` instead of starting a new one.
  @inline(__always)
  mutating func take(_ scalar: UInt32) -> Bool {
    if scalar &- 0x1161 <= 0x11C2 - 0x1161, let composed = Self.compose(last, scalar) {
      last = composed
      return true
    }
    last = scalar
    count += 1
    return false
  }

  /// The syllable of a consonant and a vowel, or of an open syllable and a final consonant.
  static func compose(_ left: UInt32, _ right: UInt32) -> UInt32? {
    if left &- 0x1100 < 19, right &- 0x1161 < 21 {
      return 0xAC00 + ((left - 0x1100) * 21 + (right - 0x1161)) * 28
    }
    if left &- 0xAC00 < 11172, (left - 0xAC00) % 28 == 0, right &- 0x11A8 < 27 {
      return left + right - 0x11A7
    }
    return nil
  }
}
