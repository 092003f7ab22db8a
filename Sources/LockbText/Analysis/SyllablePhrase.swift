/// Pairs the syllables of a Hangul phrase, over the spaces in it.
struct SyllablePhrase {
  /// The bytes of a syllable.
  private static let width = 3

  /// The last syllable seen, still without a partner.
  private var pending: (UInt8, UInt8, UInt8) = (0, 0, 0)
  private var hasPending = false

  /// Takes the surface of the next run and appends the pairs that are now complete.
  @inline(__always)
  mutating func take(
    _ surface: UnsafeBufferPointer<UInt8>, isHangul: Bool, breaks: Bool, _ grams: inout [UInt8]
  ) {
    if breaks || !isHangul { finish(&grams) }
    guard isHangul, surface.count >= Self.width else { return }
    if hasPending {
      writePending(&grams)
      grams.append(contentsOf: UnsafeBufferPointer(rebasing: surface[..<Self.width]))
      grams.append(0x20)
    }
    var offset = 0
    while offset + 2 * Self.width <= surface.count {
      let pair = surface[offset..<offset + 2 * Self.width]
      grams.append(contentsOf: UnsafeBufferPointer(rebasing: pair))
      grams.append(0x20)
      offset += Self.width
    }
    pending = (surface[offset], surface[offset + 1], surface[offset + 2])
    hasPending = true
  }

  /// Ends the phrase: its last syllable stands alone.
  mutating func finish(_ grams: inout [UInt8]) {
    guard hasPending else { return }
    writePending(&grams)
    grams.append(0x20)
    hasPending = false
  }

  private func writePending(_ grams: inout [UInt8]) {
    grams.append(pending.0)
    grams.append(pending.1)
    grams.append(pending.2)
  }
}
